import assert from 'node:assert/strict';
import { after, before, type TestContext, test } from 'node:test';
import type { Browser, Page } from '@playwright/test';
import { axeViolations, hasFocus, launchBrowser, openPage } from './support/browser.ts';
import { defect } from './support/defect.ts';
import { type RunningPrimitives, startPrimitives } from './support/primitives.ts';

let site: RunningPrimitives;
let browser: Browser;
before(async () => {
  [site, browser] = await Promise.all([startPrimitives(), launchBrowser()]);
});
after(async () => {
  await browser.close();
  await site.stop();
});

const amra = { id: 1, email: 'amra@primjer.ba' };

/** A form in a sheet with something typed, whose save has just been refused. */
async function openRefused(t: TestContext, options: Parameters<typeof openPage>[1] = {}) {
  const page = await openPage(browser, options);
  t.after(() => page.context().close());
  await page.addInitScript(user => localStorage.setItem('user', JSON.stringify(user)), amra);
  await page.goto(`${site.origin}/?show=sign-in-again`);
  const sheet = page.getByRole('dialog', { name: 'Uredi vijest' });
  await sheet.getByLabel('Naslov').fill('Membrane');
  const save = sheet.getByRole('button', { name: 'Sačuvaj' });
  await save.click();
  const dialog = page.getByRole('dialog', { name: 'Prijavite se ponovo' });
  return { page, sheet, save, dialog, password: dialog.getByLabel('Lozinka') };
}

const answerLogin = (page: Page, status: number, json: object) =>
  page.route('**/api/login.php', route => route.fulfill({ status, json }));

test('whoever signs in again goes on where they were, and all that waited goes on', async t => {
  const { page, sheet, save, dialog, password } = await openRefused(t);
  await hasFocus(password);
  assert.equal(await dialog.getByLabel('E-mail adresa').inputValue(), amra.email);
  await answerLogin(page, 200, { token: 'novi', user: amra });
  // As a password manager does.
  await page.evaluate(() => document.execCommand('insertText', false, 'tajna-lozinka'));
  const sent = page.waitForRequest('**/api/login.php');
  await page.keyboard.press('Enter');
  assert.deepEqual((await sent).postDataJSON(), { email: amra.email, password: 'tajna-lozinka' });
  await sheet.getByText('["true amra@primjer.ba","true amra@primjer.ba"]').waitFor();
  await dialog.waitFor({ state: 'detached' });
  await hasFocus(save);
  assert.equal(await sheet.getByLabel('Naslov').inputValue(), 'Membrane');
  assert.equal(await page.evaluate(() => localStorage.getItem('token')), 'novi');
  assert.deepEqual(page.problems, []);
});

test('a refusal is told in the dialog, which stays; so does everything typed', async t => {
  const { page, dialog, password } = await openRefused(t);
  await dialog.getByRole('button', { name: 'Prijavi se' }).click();
  await dialog.getByText('Ovo polje je obavezno.').waitFor();
  await answerLogin(page, 401, { error: 'Pogrešna lozinka.', code: 'wrong_credentials' });
  await password.fill('kriva');
  await page.keyboard.press('Enter');
  await dialog.getByRole('alert').filter({ hasText: 'Pogrešna lozinka.' }).waitFor();
  await hasFocus(password);
  assert.deepEqual([await password.inputValue(), await page.getByRole('alert').count()], ['kriva', 1]);
  await page.unroute('**/api/login.php');
  await page.route('**/api/login.php', route => route.abort());
  await page.keyboard.press('Enter');
  await dialog.getByText('Neispravni podaci za prijavu').waitFor();
  // A broken server has not looked at them.
  await answerLogin(page, defect.status, defect.json);
  await page.keyboard.press('Enter');
  await dialog.getByRole('alert').filter({ hasText: defect.json.error }).waitFor();
});

test('it can be called off, and asked for again', async t => {
  const { page, sheet, save, dialog } = await openRefused(t);
  await page.keyboard.press('Escape');
  await sheet.getByText('["false amra@primjer.ba","false amra@primjer.ba"]').waitFor();
  await hasFocus(save);
  await save.click();
  await dialog.getByRole('button', { name: 'Odustani' }).click();
  await dialog.waitFor({ state: 'detached' });
  assert.equal(await sheet.getByLabel('Naslov').inputValue(), 'Membrane');
});

test('somebody else may sign in', async t => {
  const { page, sheet, dialog, password } = await openRefused(t);
  const other = { id: 2, email: 'nadja@primjer.ba' };
  await answerLogin(page, 200, { token: 'njen', user: other });
  await dialog.getByLabel('E-mail adresa').fill(other.email);
  await password.fill('druga-lozinka');
  await page.keyboard.press('Enter');
  await sheet.getByText('["true nadja@primjer.ba","true nadja@primjer.ba"]').waitFor();
});

test('signing in in another tab does as well', async t => {
  const { page, sheet, dialog } = await openRefused(t);
  const tab = await page.context().newPage();
  await tab.goto(`${site.origin}/?show=highlight`);
  await tab.evaluate(() => localStorage.setItem('token', 'odande'));
  await dialog.waitFor({ state: 'detached' });
  await sheet.getByText(/^\["true/).waitFor();
});

for (const [colorScheme, width] of [
  ['light', 1440],
  ['dark', 390],
] as const) {
  test(`it is accessible, ${colorScheme} at ${width}`, async t => {
    const { page, dialog } = await openRefused(t, { colorScheme, viewport: { width, height: 844 } });
    await dialog.getByRole('button', { name: 'Prijavi se' }).click();
    await dialog.getByText('Ovo polje je obavezno.').waitFor();
    assert.deepEqual(await axeViolations(page), []);
  });
}
