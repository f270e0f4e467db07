import { contactFormTexts } from '#features/questions/texts/contact-form.ts';
import { axeViolations, isReachable } from '../support/browser.ts';
import { texts } from '../support/languages.ts';
import { drafts } from '../support/screens/drafts.ts';
import { expect, failedRequest, test } from '../support/test.ts';

test('a message is sent from the contact page', async ({ openPublic, expectProblems }) => {
  expectProblems(failedRequest);
  const t = contactFormTexts.bs;
  // A phone's width, to check the targets of the error summary's links too.
  const viewport = { width: 390, height: 844 };
  const page = await openPublic('/kontakt', { viewport });

  const form = page.getByRole('form', { name: t.title });
  const send = form.getByRole('button', { name: t.submit });
  await send.click();
  const summary = form.getByRole('alert').filter({ hasText: texts.bs.ui.checkFields });
  await expect(summary).toBeFocused();
  const named = (['name', 'email', 'message'] as const).map(name => `${t[name]}: ${t.required[name]}`);
  await expect(summary.getByRole('link')).toHaveText(named);
  expect(await axeViolations(page)).toEqual([]);

  await expect(form.getByRole('textbox')).toHaveCount(3);
  await expect(form.locator('[name=website]')).toBeHidden();
  await form.getByLabel(t.name).fill('Ćamila Đozo');
  await form.getByLabel(t.email).fill('camila@primjer.ba');
  await form.getByLabel(t.message).fill('Kako se učlaniti?\nHvala!');
  let lost: unknown;
  await page.route('**/api/questions.php', async route => {
    lost = await (await route.fetch()).json();
    await route.fulfill({ status: 500, body: 'oops' });
  });
  await send.click();
  await expect(form.getByText(t.errorMessage)).toBeVisible();
  await expect(page.getByText(t.errorMessage), 'a toast says it, too').toHaveCount(2);
  await expect(page.getByRole('alert').filter({ hasText: t.errorMessage }), 'heard once').toHaveCount(1);
  for (const width of [1440, 1120, 768, 390]) {
    await page.setViewportSize({ width, height: 768 });
    await page.evaluate(() => window.scrollTo(0, 0));
    for (const control of await page.getByRole('banner').locator('a:visible, button:visible').all())
      await expect.poll(() => isReachable(control), `${await control.textContent()} at ${width}`).toBe(true);
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(form.getByLabel(t.message)).toHaveValue('Kako se učlaniti?\nHvala!');

  await page.unroute('**/api/questions.php');
  const sent = page.waitForRequest('**/api/questions.php');
  await send.click();
  // First, because it goes by itself.
  await expect(page.getByText(t.successMessage)).toBeVisible();
  const again = await sent;
  expect(await (await again.response())?.json(), 'the answer that was lost').toEqual(lost);
  const { website, openForMs } = again.postDataJSON();
  expect(website, 'nobody saw the field').toBe('');
  expect(openForMs).toBeGreaterThan(0);
  await expect(form.getByText(t.sent)).toBeVisible();
  await expect(page.getByText(t.errorMessage), 'nothing says any more that it failed').toHaveCount(0);
  await expect(form.getByLabel(t.message)).toHaveValue('');
  await expect.poll(() => drafts(page)).toEqual([]);
});
