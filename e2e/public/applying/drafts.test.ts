import { visit } from '../../support/browser.ts';
import { openForm } from '../../support/pages/application-form.ts';
import { draftHas, drafts } from '../../support/screens/drafts.ts';
import { expect, test } from '../../support/test.ts';

test('what was typed survives a reload', async ({ openIn }) => {
  const { page, field, send, consent, fill } = await openForm(openIn, 'workshop');
  const address = page.url();
  // A bot's value would mark a returning visitor as spam if the draft kept it.
  await page.locator('[name=website]').evaluate(input => {
    (input as HTMLInputElement).value = 'zamka';
  });
  await fill('Nacrt');
  await draftHas(page, 'Nacrt');
  expect((await drafts(page)).join()).not.toMatch(/zamka/);
  // The next user of the computer opens a new tab.
  await expect.poll(() => drafts(page, ['localStorage'])).toEqual([]);
  const keptAt = Date.now();
  await page.reload();
  const restored = page.getByText('Vratili smo ono što ste ranije upisali.');
  await expect(restored).toBeVisible();
  await expect(field('lastName')).toHaveValue('Nacrt');
  await expect(consent, 'a consent is given anew').not.toBeChecked();

  // Sending removes the draft.
  await consent.check();
  const sent = page.waitForRequest(request => request.method() === 'POST');
  const atLeast = Date.now() - keptAt;
  await send.click();
  expect((await sent).postDataJSON().openForMs, 'the time before the reload counts').toBeGreaterThanOrEqual(
    atLeast,
  );
  await expect(page.getByRole('heading', { name: 'Vaša prijava je primljena' })).toBeVisible();
  await expect.poll(() => drafts(page)).toEqual([]);
  await visit(page, address);
  await expect(field('lastName')).toHaveValue('');
  await expect(restored).toHaveCount(0);

  // Discarding removes it too.
  await field('lastName').fill('Odbačeno');
  await draftHas(page, 'Odbačeno');
  await visit(page, address);
  await page.getByRole('button', { name: 'Obriši upisano' }).click();
  await expect(field('lastName')).toHaveValue('');
  await expect(field('firstName')).toBeFocused();
  await expect.poll(() => drafts(page)).toEqual([]);
});
