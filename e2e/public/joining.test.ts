import { memberPaths } from '#features/members/paths.ts';
import { joinTexts } from '#features/members/texts/join.ts';
import { axeViolations } from '../support/browser.ts';
import { texts } from '../support/languages.ts';
import { drafts } from '../support/screens/drafts.ts';
import { expect, test } from '../support/test.ts';

test('one joins online', async ({ openPublic }) => {
  const { online } = joinTexts.bs;
  const t = texts.bs.applications;
  const page = await openPublic(memberPaths.join.href(), { colorScheme: 'dark' });
  const form = page.getByRole('form', { name: online.title });
  await form.locator('[name=firstName]').fill('Đurđa');
  await form.locator('[name=email]').fill('djurdja');
  await form.getByRole('checkbox').check();
  await form.getByRole('button', { name: t.submit }).click();
  await expect(form.getByRole('alert').getByRole('link')).toHaveText([/Prezime/, /e-mail/i]);
  expect(await axeViolations(page)).toEqual([]);
  await form.locator('[name=lastName]').fill('Šćepanović');
  await page.reload();
  await expect(form.locator('[name=lastName]'), 'a draft is kept').toHaveValue('Šćepanović');
  await form.locator('[name=email]').fill('djurdja@primjer.ba');
  await form.getByRole('radio', { name: t.membershipTypes.student }).check();
  await form.getByRole('checkbox').check();
  const sent = page.waitForRequest('**/api/membership');
  await form.getByRole('button', { name: t.submit }).click();
  expect(await (await sent).postDataJSON()).toMatchObject({
    ...{ lastName: 'Šćepanović', membershipType: 'student', consent: true, website: '' },
  });
  await expect(page.getByRole('heading', { name: online.sent })).toBeFocused();
  await expect(page.getByText('djurdja@primjer.ba')).toBeVisible();
  await expect(form).toHaveCount(0);
  await expect.poll(() => drafts(page)).toEqual([]);
  expect(await axeViolations(page)).toEqual([]);
});
