import { memberCalls } from '#features/members/contract.ts';
import { questionCalls } from '#features/questions/contract.ts';
import { sampleForms } from '#server/testing/sample-forms.ts';
import { ask, clear, send } from '../../support/screens/inbox-screens.ts';
import { expectSoundInLooks } from '../../support/sound.ts';
import { emptySite, expect, failedRequest, test } from '../../support/test.ts';

test.use({ settings: emptySite, siteName: 'inbox', expectedProblems: [failedRequest] });

test('the screens are accessible', async ({ openAdmin, api }) => {
  await Promise.all([clear(api, questionCalls), clear(api, memberCalls)]);
  await ask(api, { message: 'Poštovani,\n\n'.concat('kada je skupština? '.repeat(20)) });
  await send(api, memberCalls.create, sampleForms.member);
  const page = await openAdmin('/admin');
  await expect(page.getByRole('list', { name: 'Stanje' })).toBeVisible();
  await expectSoundInLooks(page, 'dashboard');
  await page.goto('/admin/pitanja');
  await page.locator('td [aria-expanded]').click();
  await expect(page.getByRole('button', { name: 'Sažmi poruku', expanded: true })).toBeVisible();
  await page.getByRole('button', { name: 'Odgovori', exact: true }).click();
  await expect(page.getByLabel('Odgovor*', { exact: true })).toBeFocused();
  await expectSoundInLooks(page, 'questions');
  await page.getByRole('button', { name: /^Obriši/ }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await expectSoundInLooks(page, 'asking before a question goes');
  await page.goto('/admin/clanovi');
  await page.locator('tbody th').getByRole('button').click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectSoundInLooks(page, 'a member');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expectSoundInLooks(page, 'members');
  await page.getByRole('button', { name: 'Dodaj člana' }).click();
  // The form handles keys once it is mounted and has the focus.
  const form = page.getByRole('dialog', { name: 'Novi član' });
  await expect(form.getByLabel('Ime*', { exact: true })).toBeFocused();
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Provjerite unesene podatke')).toBeVisible();
  await expectSoundInLooks(page, 'the form');
});
