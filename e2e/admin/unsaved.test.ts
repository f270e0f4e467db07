import { newsCalls } from '#features/news/contract.ts';
import { sampleForms } from '#server/testing/sample-forms.ts';
import { send } from '../support/screens/inbox-screens.ts';
import { follow } from '../support/screens/panel.ts';
import { emptySite, expect, failedRequest, test } from '../support/test.ts';

test.use({ settings: emptySite, siteName: 'panel', expectedProblems: [failedRequest] });

test('what is being edited stays, whatever happens around it', async ({ openAdmin, api }) => {
  await send(api, newsCalls.create, { ...sampleForms.news, title: 'Još objavljeno' });
  const page = await openAdmin();
  await follow(page, 'Novosti');
  await page.getByRole('button', { name: 'Uredi: Još objavljeno' }).click();
  const sheet = page.getByRole('dialog', { name: 'Uredi vijest' });
  await sheet.getByLabel('Naslov*').fill('Još nije sačuvano');
  // The admin listens on the window, to which the browser's event bubbles.
  const comeBackIntoView = () =>
    page.evaluate(() => {
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    });
  const assertUndisturbed = async () => {
    // After two frames, all effects of a failed request have been rendered.
    await page.evaluate(
      () => new Promise(drawn => requestAnimationFrame(() => requestAnimationFrame(drawn))),
    );
    // Leaving the screen would be blocked by the unsaved text, with a question.
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
    await expect.poll(() => new URL(page.url()).pathname).toBe('/admin/novosti');
    await expect(sheet.getByLabel('Naslov*')).toHaveValue('Još nije sačuvano');
  };
  // The session ends on the server while another tab is visible; this tab asks when it becomes visible.
  const ended = 'x'.repeat(43);
  await page.evaluate(token => localStorage.setItem('token', token), ended);
  const isRefused = page.waitForResponse(
    response => response.url().endsWith('/api/session') && response.status() === 401,
  );
  await comeBackIntoView();
  await (await isRefused).finished();
  await assertUndisturbed();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('token'))).toBe(ended);
  // Another tab signs out: without a token no request is needed.
  await page.evaluate(() => localStorage.removeItem('token'));
  await comeBackIntoView();
  await assertUndisturbed();
  // Going back asks first.
  await page.evaluate(() => history.back());
  await page.getByRole('button', { name: 'Nastavi uređivati' }).click();
  await expect(sheet.getByLabel('Naslov*')).toHaveValue('Još nije sačuvano');
  // Cancelling the login keeps the text.
  await sheet.getByRole('button', { name: 'Sačuvaj' }).click();
  await page
    .getByRole('dialog', { name: 'Prijavite se ponovo' })
    .getByRole('button', { name: 'Odustani' })
    .click();
  await expect(sheet.getByText('Vaša sesija je istekla.')).toBeVisible();
  await expect(sheet.getByLabel('Naslov*')).toHaveValue('Još nije sačuvano');
});
