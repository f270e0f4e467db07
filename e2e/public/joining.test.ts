import { memberPaths } from '#features/members/paths.ts';
import { joinTexts } from '#features/members/texts/join.ts';
import { axeViolations } from '../support/browser.ts';
import { languages, texts } from '../support/languages.ts';
import { drafts } from '../support/screens/drafts.ts';
import { expect, failedRequest, test } from '../support/test.ts';

const path = memberPaths.join.href();

for (const language of languages) {
  test(`one joins online, in ${language}`, async ({ openIn }) => {
    const { online } = joinTexts[language];
    const t = texts[language].applications;
    const page = await openIn(language, path, { colorScheme: language === 'bs' ? 'light' : 'dark' });
    const form = page.getByRole('form', { name: online.title });
    await form.locator('[name=firstName]').fill('Đurđa');
    await form.locator('[name=email]').fill('djurdja');
    await form.getByRole('checkbox').check();
    await form.getByRole('button', { name: t.submit }).click();
    await expect(form.getByRole('alert').getByRole('link')).toHaveText([/Prezime|Last name/, /e-mail/i]);
    expect(await axeViolations(page)).toEqual([]);
    await form.locator('[name=lastName]').fill('Šćepanović');
    await page.reload();
    await expect(form.locator('[name=lastName]'), 'a draft is kept').toHaveValue('Šćepanović');
    await form.locator('[name=email]').fill(`djurdja.${language}@primjer.ba`);
    await form.getByRole('radio', { name: t.membershipTypes.student }).check();
    await form.getByRole('checkbox').check();
    const sent = page.waitForRequest('**/api/membership');
    await form.getByRole('button', { name: t.submit }).click();
    expect(await (await sent).postDataJSON()).toMatchObject({
      ...{ lastName: 'Šćepanović', membershipType: 'student', consent: true, website: '' },
    });
    await expect(page.getByRole('heading', { name: online.sent })).toBeFocused();
    await expect(page.getByText(`djurdja.${language}@primjer.ba`)).toBeVisible();
    await expect(form).toHaveCount(0);
    await expect.poll(() => drafts(page)).toEqual([]);
    expect(await axeViolations(page)).toEqual([]);
  });
}

test('one joins without scripts', async ({ openPage, expectProblems }) => {
  expectProblems(failedRequest);
  const { online } = joinTexts.bs;
  const t = texts.bs.applications;
  const page = await openPage({ javaScriptEnabled: false });
  await page.goto(path);
  const form = page.getByRole('form', { name: online.title });
  const confirmed = page.getByText(online.sent);
  await expect(confirmed).toBeHidden();
  await form.locator('[name=firstName]').fill('Amra');
  await form.locator('[name=email]').fill('amra@primjer.ba');
  await form.getByRole('button', { name: t.submit }).click();
  await expect(form.getByRole('alert').getByRole('listitem')).toHaveText([/Prezime/, /saglasnost/i]);
  await expect(form.locator('[name=firstName]')).toHaveValue('Amra');
  await form.locator('[name=lastName]').fill('Kovač');
  await form.getByRole('checkbox').check();
  await form.getByRole('button', { name: t.submit }).click();
  await page.waitForURL(/#poslano$/);
  await expect(confirmed).toBeVisible();
  await expect(form.locator('[name=firstName]')).toHaveValue('');
});
