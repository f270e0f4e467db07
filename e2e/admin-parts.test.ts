import assert from 'node:assert/strict';
import { after, before, type TestContext, test } from 'node:test';
import type { Browser, Page } from '@playwright/test';
import { axeViolations, hasFocus, launchBrowser, openPage } from './support/browser.ts';
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

async function open(t: TestContext, name: string) {
  const page = await openPage(browser);
  t.after(() => page.context().close());
  await page.goto(`${site.origin}/?show=${name}`);
  await page.locator('h1, h2').first().waitFor();
  return page;
}

/** The editor with a changed title. */
async function openEditor(t: TestContext) {
  const page = await open(t, 'editor-sheet');
  const sheet = page.getByRole('dialog', { name: 'Uredi vijest' });
  const title = sheet.getByLabel('Naslov*');
  await title.fill('Membrane');
  return { page, sheet, title, question: page.getByRole('alertdialog', { name: 'Odbaciti izmjene?' }) };
}

const answer = (page: Page, status: number, body: object) =>
  page.route('**/save', route => route.fulfill({ status, json: body }));
/** A refused request is noted in the console by the browser itself. */
const unexpected = (problems: string[]) =>
  problems.filter(problem => !problem.includes('Failed to load resource'));

test('an editor without changes closes unasked', async t => {
  const page = await open(t, 'editor-sheet');
  const sheet = page.getByRole('dialog', { name: 'Uredi vijest' });
  await sheet.getByRole('button', { name: 'Odustani' }).click();
  await sheet.waitFor({ state: 'detached' });
});

test('an editor with changes says so and asks before it closes, by every way out', async t => {
  const { page, sheet, title, question } = await openEditor(t);
  await sheet.getByText('Nesačuvane izmjene').waitFor();
  for (const leave of [
    () => page.keyboard.press('Escape'),
    () => sheet.getByRole('button', { name: 'Odustani' }).click(),
    () => sheet.getByRole('button', { name: 'Zatvori' }).click(),
  ]) {
    await leave();
    await hasFocus(question.getByRole('button', { name: 'Nastavi uređivati' }));
    assert.deepEqual(await axeViolations(page), []);
    await page.keyboard.press('Enter');
    await question.waitFor({ state: 'detached' });
    assert.equal(await title.inputValue(), 'Membrane');
  }
  await page.keyboard.press('Escape');
  await question.getByRole('button', { name: 'Odbaci izmjene' }).click();
  await sheet.waitFor({ state: 'detached' });
  assert.deepEqual(page.problems, []);
});

test('however often Esc is pressed, an editor asks before it loses changes', async t => {
  const { page, sheet, title, question } = await openEditor(t);
  for (const round of ['first', 'second', 'third']) {
    await page.keyboard.press('Escape');
    await hasFocus(question.getByRole('button', { name: 'Nastavi uređivati' }));
    assert.equal(await sheet.isVisible(), true, round);
    await page.keyboard.press('Escape');
    await question.waitFor({ state: 'detached' });
    await hasFocus(title);
    assert.equal(await title.inputValue(), 'Membrane', round);
  }
});

test('Ctrl+S saves, once, and closes', async t => {
  const { page, sheet } = await openEditor(t);
  const bodies: unknown[] = [];
  let finish = () => {};
  const slow = new Promise<void>(resolve => (finish = resolve));
  await page.route('**/save', async route => {
    bodies.push(route.request().postDataJSON());
    await slow;
    await route.fulfill({ json: {} });
  });
  await page.keyboard.press('Control+s');
  const busy = sheet.getByRole('button', { name: 'Čuvanje...' });
  await busy.waitFor();
  await page.keyboard.press('Control+s');
  await page.keyboard.press('Enter');
  await busy.click({ force: true });
  await page.keyboard.press('Escape');
  assert.equal(await sheet.isVisible(), true);
  finish();
  await sheet.waitFor({ state: 'detached' });
  assert.deepEqual(bodies, [{ title: 'Membrane', city: 'Tuzla' }]);
  assert.deepEqual(page.problems, []);
});

test('a failed save keeps what was typed and says why', async t => {
  const { page, sheet, title } = await openEditor(t);
  await answer(page, 500, { error: 'Došlo je do greške.', code: 'internal' });
  await sheet.getByRole('button', { name: 'Sačuvaj' }).click();
  await sheet.getByRole('alert').filter({ hasText: 'Nije sačuvano.' }).waitFor();
  assert.equal(await title.inputValue(), 'Membrane');
  assert.deepEqual(await axeViolations(page), []);

  await answer(page, 200, {});
  await sheet.getByRole('button', { name: 'Sačuvaj' }).click();
  await sheet.waitFor({ state: 'detached' });
  assert.deepEqual(unexpected(page.problems), []);
});

test('what the form refuses stands at its field and in the summary, and nothing is sent', async t => {
  const { page, sheet, title } = await openEditor(t);
  let calls = 0;
  page.on('request', request => (calls += request.method() === 'POST' ? 1 : 0));
  await title.fill(' ');
  await page.keyboard.press('Control+s');
  const summary = sheet.getByRole('alert');
  await hasFocus(summary);
  const link = summary.getByRole('link', { name: 'Naslov: Ovo polje je obavezno.' });
  assert.ok(((await link.boundingBox())?.height ?? 0) >= 24, 'a finger meets it');
  await link.click();
  await hasFocus(title);
  assert.equal(await title.getAttribute('aria-invalid'), 'true');
  await sheet.getByText('Ovo polje je obavezno.', { exact: true }).waitFor();
  assert.equal(calls, 0);
  assert.deepEqual(await axeViolations(page), []);
  // Corrected and refused again while it is typed: the summary comes and goes, and whoever types stays there.
  await page.keyboard.type('Lipidi');
  await summary.waitFor({ state: 'detached' });
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Delete');
  await summary.waitFor();
  await hasFocus(title);
  await page.keyboard.type('Proteini');
  assert.equal(await title.inputValue(), 'Proteini');
});

test("what the server refuses returns to its field, in the server's words", async t => {
  const { page, sheet, title } = await openEditor(t);
  const fields = { city: 'Taj grad ne postoji.' };
  await answer(page, 422, { error: 'Provjerite unesene podatke.', code: 'validation', fields });
  await sheet.getByRole('button', { name: 'Sačuvaj' }).click();
  const city = sheet.getByLabel('Grad*');
  await city.and(page.locator('[aria-invalid="true"]')).waitFor();
  await sheet.getByText('Taj grad ne postoji.', { exact: true }).waitFor();
  await sheet.getByRole('alert').getByRole('link', { name: 'Grad: Taj grad ne postoji.' }).waitFor();
  assert.equal(await title.inputValue(), 'Membrane');

  await answer(page, 200, {});
  await city.fill('Mostar');
  await sheet.getByRole('button', { name: 'Sačuvaj' }).click();
  await sheet.waitFor({ state: 'detached' });
});

test('a deletion that fails stays open and says so; one that works closes', async t => {
  const page = await open(t, 'delete-dialog');
  const question = page.getByRole('alertdialog', { name: 'Potvrda brisanja' });
  await page.route('**/remove', route => route.fulfill({ status: 500, json: {} }));
  await question.getByRole('button', { name: 'Obriši' }).click();
  const message = page.getByRole('alert').filter({ hasText: 'Nije obrisano' });
  await message.getByRole('button', { name: 'Zatvori' }).click();
  await message.waitFor({ state: 'detached' });
  await page.route('**/remove', route => route.fulfill({ json: {} }));
  await question.getByRole('button', { name: 'Obriši' }).click();
  await page.getByRole('status').filter({ hasText: 'Obrisano' }).waitFor();
  await page.getByText('zatvoreno').waitFor();
  assert.deepEqual(unexpected(page.problems), []);
});
