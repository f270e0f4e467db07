import type { Locator } from '@playwright/test';
import { isReachable } from '../../support/browser.ts';
import { breakCall } from '../../support/defect.ts';
import type { ContentKind } from '../../support/screens/content-kinds.ts';
import {
  assertFilled,
  field,
  fill,
  gone,
  kinds,
  openNew,
  openStored,
  question,
  row,
  said,
  save,
  stored,
  workshop,
} from '../../support/screens/content-screens.ts';
import { expectSoundInLooks, lookInTurn, setLook } from '../../support/sound.ts';
import { emptySite, expect, failedRequest, test } from '../../support/test.ts';

test.use({ settings: emptySite, siteName: 'content', expectedProblems: [failedRequest] });

test('each type refuses what is wrong at its field', async ({ openAdmin }) => {
  const page = await openAdmin();
  for (const [turn, kind] of Object.values<ContentKind>(kinds).entries()) {
    const { words, required, refused, defaults } = kind;
    const nameOf = (label: string) => label.replace('*', '');
    const menu = page.getByRole('navigation', { name: 'Administracija' });
    await menu.getByRole('link', { name: words.heading, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: words.heading })).toBeVisible();
    const sheet = await openNew(page, kind);
    await assertFilled(sheet, defaults);
    await save(sheet);
    const summary = sheet.getByRole('alert');
    for (const label of ['Naslov*', ...Object.keys(required)]) {
      const message = `${nameOf(label)}: Ovo polje je obavezno.`;
      await summary.getByRole('link', { name: message, exact: true }).click();
      await expect(field(sheet, label).and(page.locator('[aria-invalid="true"]'))).toBeFocused();
    }
    // Types have the same parts; the editor of news is seen in both looks (screens.test.ts).
    const look = lookInTurn(turn);
    await expectSoundInLooks(page, `${words.create} with its errors`, [look]);
    await setLook(page, lookInTurn(0));

    await fill(sheet, { 'Naslov*': 'Red po red', ...required });
    for (const [label, [value]] of Object.entries(refused)) await field(sheet, label).fill(value);
    await save(sheet);
    for (const [label, [value, message]] of Object.entries(refused)) {
      const name = `${nameOf(label)}: ${message}`;
      await expect(summary.getByRole('link', { name, exact: true })).toBeVisible();
      await expect(field(sheet, label)).toHaveAttribute('aria-invalid', 'true');
      await assertFilled(sheet, { [label]: value });
    }
    const right: Record<string, string> = { ...defaults, ...required };
    for (const label of Object.keys(refused)) await field(sheet, label).fill(right[label] ?? '');
    await gone(summary);
    await save(sheet);
    await said(page, words.created);
    await gone(sheet);
    await page.getByRole('button', { name: 'Obriši: Red po red' }).click();
    await expect(question(page).getByText(words.removal('Red po red'))).toBeVisible();
    await question(page).getByRole('button', { name: 'Obriši' }).click();
    await said(page, words.deleted);
  }
  // No other file makes publications.
  await expect(page.getByRole('heading', { level: 2, name: kinds.publication.words.empty })).toBeVisible();
});

test('an item is created, edited, deleted; failures lose nothing', async ({ openAdmin, api }) => {
  const { path, calls, words, required, defaults, text } = workshop;
  const page = await openAdmin(`${path}?q=veza`);
  const toasts = page.getByRole('region', { name: 'Obavijesti' });
  const failed = (sheet: Locator, message: string) =>
    expect(sheet.locator('form').getByRole('alert').getByText(message, { exact: true })).toBeVisible();
  // One width where each of the toasts' places has the least room: beside a sheet, the menu, on a tablet, on a phone.
  const eachIsReachable = async (controls: Locator) => {
    for (const width of [320, 768, 1025, 1440]) {
      await page.setViewportSize({ width, height: 768 });
      for (const control of await controls.filter({ visible: true }).all())
        await expect.poll(() => isReachable(control), `${await control.innerHTML()} at ${width}`).toBe(true);
    }
  };
  let mend = await breakCall(page, calls.create);
  let sheet = await openNew(page, workshop);
  await expect(field(sheet, 'Naslov*')).toBeFocused();
  const values = { ...defaults, 'Naslov*': 'Nesigurna veza', ...required };
  await fill(sheet, values);
  await sheet.getByRole('textbox', { name: text }).click();
  await page.keyboard.insertText('Ponesite laptop.');
  await sheet.getByText('English').click();
  const assertKept = async () => {
    await assertFilled(sheet, values);
    await expect(sheet.getByText('Ponesite laptop.')).toBeVisible();
    await expect(sheet.getByRole('radio', { name: 'English' })).toBeChecked();
  };
  await save(sheet);
  await failed(sheet, words.createFailed);
  await expect(toasts.getByRole('alert').getByText(words.createFailed)).toBeVisible();
  await eachIsReachable(sheet.locator('> header button, > footer button'));
  await assertKept();
  await mend();
  // The server names a file that it refuses, or a field.
  const address = `**/api${calls.create.path}`;
  const wrongFile = 'PDF: datoteka nije ispravan PDF.';
  await page.route(address, route =>
    route.fulfill({ status: 415, json: { error: wrongFile, code: 'unsupported_type' } }),
  );
  await save(sheet);
  await failed(sheet, wrongFile);
  await expect(toasts.getByText(wrongFile)).toBeVisible();
  await page.unroute(address);
  const error = 'Provjerite unesene podatke.';
  const fields = { image: 'Slika može imati najviše 60 megapiksela.' };
  await page.route(address, route =>
    route.fulfill({ status: 422, json: { error, code: 'validation', fields } }),
  );
  await save(sheet);
  await expect(sheet.getByRole('link', { name: `Slika: ${fields.image}` })).toBeVisible();
  await expect(toasts.getByText(error)).toBeVisible();
  await page.unroute(address);
  await save(sheet);
  await gone(sheet);
  const success = toasts.getByRole('status').filter({ hasText: words.created });
  await expect(success).toBeVisible();
  await success.getByRole('button').focus();
  await eachIsReachable(page.getByRole('button', { name: /^(Dodaj|Otvori meni)/ }));
  await expect(success).toHaveCount(1);
  await expect(row(page, 'Nesigurna veza').getByText('EN', { exact: true })).toBeVisible();

  mend = await breakCall(page, calls.update);
  sheet = await openStored(page, workshop, 'Nesigurna veza');
  const id = Number(new URL(page.url()).searchParams.get('uredi'));
  await assertKept();
  await fill(sheet, { 'Naslov*': 'Sigurna veza' });
  await save(sheet);
  await failed(sheet, words.updateFailed);
  await assertFilled(sheet, { 'Naslov*': 'Sigurna veza' });
  await mend();
  await save(sheet);
  await said(page, words.updated);
  await gone(sheet);

  mend = await breakCall(page, calls.remove);
  const remove = page.getByRole('button', { name: 'Obriši: Sigurna veza' });
  await remove.click();
  await question(page).getByRole('button', { name: 'Odustani' }).click();
  await gone(question(page));
  await remove.click();
  await question(page).getByRole('button', { name: 'Obriši' }).click();
  await said(page, words.deleteFailed);
  await expect(question(page)).toBeVisible();
  expect((await stored(api, workshop, id)).title).toBe('Sigurna veza');
  await mend();
  await question(page).getByRole('button', { name: 'Obriši' }).click();
  await said(page, words.deleted);
  await gone(row(page, 'Sigurna veza'));
});
