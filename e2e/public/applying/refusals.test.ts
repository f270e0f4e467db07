import type { Route } from '@playwright/test';
import { confirmationTexts } from '#features/applications/texts/confirmation.ts';
import { axeViolations } from '../../support/browser.ts';
import { texts } from '../../support/languages.ts';
import { openForm } from '../../support/pages/application-form.ts';
import { expect, failedRequest, test } from '../../support/test.ts';

test('nothing is sent before the consent, and it says why', async ({ openIn }) => {
  const { page, form, field, send, consent, fill } = await openForm(openIn, 'congress');
  await fill('Hodžić');
  const description = (await send.getAttribute('aria-describedby')) ?? '';
  const reason = page.locator(`[id="${description}"]`);
  await expect(send).toBeDisabled();
  await expect(reason).toHaveText('Za slanje prijave potrebna je saglasnost.');
  // The disabled button cannot be focused, so the checkbox has the explanation.
  await expect(consent).toHaveAttribute('aria-describedby', description);
  await field('firstName').press('Enter');
  await expect(consent).toBeFocused();
  await expect(consent).toHaveAttribute('aria-invalid', 'true');
  const missed = form.locator(`[id="${await consent.getAttribute('aria-describedby')}"]`);
  await expect(missed).toHaveText(texts.bs.applications.required.consent);
  expect(await axeViolations(page)).toEqual([]);
  await page.keyboard.press('Space');
  await expect(missed).toHaveCount(0);
  await expect(send).toBeEnabled();
  await expect(reason).toHaveCount(0);
  await page.keyboard.press('Space');
  await expect(send).toBeDisabled();
});

test('a summary leads to what is refused', async ({ openIn }) => {
  const t = texts.bs;
  const { page, form, field, send, consent } = await openForm(openIn, 'workshop');
  await consent.check();
  await send.click();
  const summary = form.getByRole('alert').filter({ hasText: t.ui.checkFields });
  await expect(summary).toBeFocused();
  const { fields, required } = t.applications;
  const { lastName } = required;
  const named = (['firstName', 'lastName', 'email'] as const).map(
    name => `${fields[name]}: ${required[name]}`,
  );
  await expect(summary.getByRole('link')).toHaveText(named);
  await expect(form.locator('#lastName-error')).toHaveText(lastName);
  expect(await axeViolations(page)).toEqual([]);
  await summary.getByRole('link', { name: lastName }).click();
  await expect(field('lastName')).toBeFocused();
  await expect(field('lastName')).toHaveAttribute('aria-invalid', 'true');
  // A corrected field loses its error; another error replaces it.
  await field('lastName').fill('Hodžić');
  await expect(summary.getByRole('link', { name: lastName })).toHaveCount(0);
  await field('firstName').fill('Amra');
  await field('email').fill('amra@');
  await send.click();
  await expect(summary).toBeFocused();
  await expect(summary.getByRole('link')).toHaveCount(1);
  await summary.getByRole('link').click();
  await expect(field('email')).toBeFocused();
  await expect(field('firstName')).toHaveValue('Amra');

  await field('email').fill('amra@primjer.ba');
  await form.getByText(t.applications.groups.work).click();
  await field('firm').fill('a'.repeat(301));
  await send.click();
  await expect(summary.getByRole('link', { name: `${fields.firm}: ` })).toBeVisible();
  await expect(summary.getByRole('link')).toHaveCount(1);
});

for (const [what, language, answer] of [
  ['fails', 'bs', (route: Route) => route.fulfill({ status: 500, body: 'oops' })],
  ['cannot be reached', 'en', (route: Route) => route.abort()],
] as const) {
  test(`the server ${what}: every word is kept, in ${language}`, async ({ openIn, expectProblems }) => {
    expectProblems(failedRequest);
    const t = texts[language].applications;
    const { page, form, field, send, consent, fill } = await openForm(openIn, 'congress', language);
    await fill('Žunić');
    await consent.check();
    await page.route('**/api/applications.php', answer);
    await send.click();
    await expect(form.getByText(t.failure)).toBeVisible();
    await expect(page.getByText(t.failure), 'a toast says it, too').toHaveCount(2);
    await expect(page.getByRole('alert').filter({ hasText: t.failure }), 'heard once').toHaveCount(1);
    const told = await send.getAttribute('aria-describedby');
    await expect(page.locator(`[id="${told}"]`)).toHaveText(t.failure);
    await expect(field('lastName')).toHaveValue('Žunić');
    await expect(consent).toBeChecked();

    await page.unroute('**/api/applications.php');
    await send.click();
    // First, because it goes by itself.
    await expect(page.getByText(t.success)).toBeVisible();
    await expect(page.getByRole('heading', { name: confirmationTexts[language].title })).toBeVisible();
    await expect(page.getByText(t.failure), 'nothing says any more that it failed').toHaveCount(0);
  });
}

test('what the server refuses for good is said in its own words', async ({ openIn, expectProblems }) => {
  expectProblems(failedRequest);
  const { page, form, send, consent, fill } = await openForm(openIn, 'symposium');
  await fill('Kasno');
  await consent.check();
  const error = 'Prijave za ovaj događaj su zatvorene.';
  await page.route('**/api/applications.php', route =>
    route.fulfill({ status: 409, json: { error, code: 'applications_closed' } }),
  );
  await send.click();
  await expect(form.getByText(error)).toBeVisible();
});
