import { memberCalls } from '#features/members/contract.ts';
import { questionCalls } from '#features/questions/contract.ts';
import { sampleForms } from '#server/testing/sample-forms.ts';
import { axeViolations, scrollsSideways } from '../../support/browser.ts';
import { ask, clear, send } from '../../support/inbox-screens.ts';
import { emptySite, expect, failedRequest, test } from '../../support/test.ts';

test.use({ settings: emptySite, siteName: 'inbox', expectedProblems: [failedRequest] });

for (const [colorScheme, width] of [
  ['light', 1440],
  ['dark', 390],
] as const) {
  test(`the screens are accessible, ${colorScheme} at ${width}`, async ({ openAdmin, api }) => {
    await Promise.all([clear(api, questionCalls), clear(api, memberCalls)]);
    await ask(api, { message: 'Poštovani,\n\n'.concat('kada je skupština? '.repeat(20)) });
    await send(api, memberCalls.create, sampleForms.member);
    const page = await openAdmin('/admin', { colorScheme, viewport: { width, height: 844 } });
    const check = async (what: string) => {
      expect(await axeViolations(page), what).toEqual([]);
      await expect.poll(() => scrollsSideways(page), what).toBe(false);
    };
    await expect(page.getByRole('list', { name: 'Stanje' })).toBeVisible();
    await check('dashboard');
    await page.goto('/admin/pitanja');
    await page.locator('td [aria-expanded]').click();
    await expect(page.getByRole('button', { name: 'Sažmi poruku', expanded: true })).toBeVisible();
    await check('questions');
    await page.getByRole('button', { name: /^Obriši/ }).click();
    await expect(page.getByRole('alertdialog')).toBeVisible();
    await check('asking before a question goes');
    await page.goto('/admin/clanovi');
    await page.getByRole('button', { name: /^Pregledaj/ }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await check('a member');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await check('members');
    await page.getByRole('button', { name: 'Dodaj člana' }).click();
    // The form handles keys once it is mounted and has the focus.
    const form = page.getByRole('dialog', { name: 'Novi član' });
    await expect(form.getByLabel('Ime*', { exact: true })).toBeFocused();
    await page.keyboard.press('Control+s');
    await expect(page.getByText('Provjerite unesene podatke')).toBeVisible();
    await check('the form');
  });
}
