import { confirmationTexts } from '#features/applications/texts/confirmation.ts';
import { axeViolations } from '../../support/browser.ts';
import { texts } from '../../support/languages.ts';
import { openForm } from '../../support/pages/application-form.ts';
import { expect, failedRequest, test } from '../../support/test.ts';

const t = texts.bs.applications;

test('a form says what it refuses, and leads there', async ({ openIn }) => {
  const { page, form, field, send, consent, fill } = await openForm(openIn, 'workshop');
  const description = (await send.getAttribute('aria-describedby')) ?? '';
  const reason = page.locator(`[id="${description}"]`);
  await expect(send).toBeDisabled();
  await expect(reason).toHaveText('Za slanje prijave potrebna je saglasnost.');
  // The disabled button cannot be focused, so the checkbox has the explanation.
  await expect(consent).toHaveAttribute('aria-describedby', description);
  await fill('Hodžić');
  await field('firstName').press('Enter');
  await expect(consent).toBeFocused();
  await expect(consent).toHaveAttribute('aria-invalid', 'true');
  const missed = form.locator(`[id="${await consent.getAttribute('aria-describedby')}"]`);
  await expect(missed).toHaveText(t.required.consent);
  expect(await axeViolations(page)).toEqual([]);
  await page.keyboard.press('Space');
  await expect(missed).toHaveCount(0);
  await expect(send).toBeEnabled();
  await expect(reason).toHaveCount(0);
  await page.keyboard.press('Space');
  await expect(send).toBeDisabled();

  await consent.check();
  for (const name of ['firstName', 'lastName', 'email'] as const) await field(name).fill('');
  await send.click();
  const summary = form.getByRole('alert').filter({ hasText: texts.bs.ui.checkFields });
  await expect(summary).toBeFocused();
  const { fields, required } = t;
  const { lastName } = required;
  const named = (['firstName', 'lastName', 'email'] as const).map(
    name => `${fields[name]}: ${required[name]}`,
  );
  await expect(summary.getByRole('link')).toHaveText(named);
  await expect(form.locator('#lastName-error')).toHaveText(lastName);
  await summary.getByRole('link', { name: lastName }).click();
  await expect(field('lastName')).toBeFocused();
  await expect(field('lastName')).toHaveAttribute('aria-invalid', 'true');
  // A corrected field loses its error; another error replaces it.
  await field('lastName').fill('Hodžić');
  await expect(summary.getByRole('link', { name: lastName })).toHaveCount(0);
  await field('firstName').fill('Amra');
  await field('email').fill('amra@');
  await form.getByText(t.groups.work).click();
  await field('firm').fill('a'.repeat(301));
  await send.click();
  await expect(summary).toBeFocused();
  const links = summary.getByRole('link');
  await expect(links).toHaveText([new RegExp(`^${fields.email}: `), new RegExp(`^${fields.firm}: `)]);
  await links.first().click();
  await expect(field('email')).toBeFocused();
  await expect(field('firstName')).toHaveValue('Amra');
});

test('every word is kept when the server fails, refuses or is away', async ({ openIn, expectProblems }) => {
  expectProblems(failedRequest);
  const { page, form, field, send, consent, fill } = await openForm(openIn, 'congress');
  await fill('Žunić');
  await consent.check();
  let answer = { status: 500, body: 'oops' };
  await page.route('**/api/applications.php', route => route.fulfill(answer));
  await send.click();
  await expect(form.getByText(t.failure)).toBeVisible();
  await expect(page.getByText(t.failure), 'a toast says it, too').toHaveCount(2);
  await expect(page.getByRole('alert').filter({ hasText: t.failure }), 'heard once').toHaveCount(1);
  const told = await send.getAttribute('aria-describedby');
  await expect(page.locator(`[id="${told}"]`)).toHaveText(t.failure);
  await expect(field('lastName')).toHaveValue('Žunić');
  await expect(consent).toBeChecked();

  const error = 'Prijave za ovaj događaj su zatvorene.';
  answer = { status: 409, body: JSON.stringify({ error, code: 'applications_closed' }) };
  await send.click();
  await expect(form.getByText(error), 'in the words of the server').toBeVisible();
  await expect(field('lastName')).toHaveValue('Žunić');

  await page.unroute('**/api/applications.php');
  await page.route('**/api/applications.php', route => route.abort());
  await send.click();
  await expect(form.getByText(t.failure)).toBeVisible();
  await expect(field('lastName')).toHaveValue('Žunić');

  await page.unroute('**/api/applications.php');
  await send.click();
  // First, because it goes by itself.
  await expect(page.getByText(t.success)).toBeVisible();
  await expect(page.getByRole('heading', { name: confirmationTexts.bs.title })).toBeVisible();
  await expect(page.getByText(t.failure), 'nothing says any more that it failed').toHaveCount(0);
});
