import { breakCall } from '../../support/defect.ts';
import type { ContentKind } from '../../support/screens/content-kinds.ts';
import {
  add,
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
  typicalKinds,
} from '../../support/screens/content-screens.ts';
import { emptySite, expect, failedRequest, test } from '../../support/test.ts';

test.use({ settings: emptySite, siteName: 'lifecycle', expectedProblems: [failedRequest] });

for (const [name, kind] of Object.entries<ContentKind>(typicalKinds)) {
  const { path, words, required, defaults, text } = kind;

  test(`${name}: the first item is created, edited, deleted`, async ({ openAdmin }) => {
    const page = await openAdmin(path);
    await expect(page.getByRole('heading', { level: 2, name: words.empty })).toBeVisible();
    let sheet = await openNew(page, kind);
    await expect(field(sheet, 'Naslov*')).toBeFocused();
    await assertFilled(sheet, defaults);
    const values = { 'Naslov*': 'Čvorovi i petlje', ...required };
    await fill(sheet, values);
    await sheet.getByRole('textbox', { name: text }).click();
    await page.keyboard.type('Ponesite laptop.');
    await sheet.getByText('English').click();
    await save(sheet);
    await said(page, words.created);
    await gone(sheet);
    await expect(row(page, 'Čvorovi i petlje').getByText('EN', { exact: true })).toBeVisible();

    sheet = await openStored(page, kind, 'Čvorovi i petlje');
    await assertFilled(sheet, { ...defaults, ...values });
    await expect(sheet.getByText('Ponesite laptop.')).toBeVisible();
    await expect(sheet.getByRole('radio', { name: 'English' })).toBeChecked();
    await fill(sheet, { 'Naslov*': 'Čvorovi bez petlji' });
    await save(sheet);
    await said(page, words.updated);
    await gone(sheet);

    await page.getByRole('button', { name: 'Obriši: Čvorovi bez petlji' }).click();
    await question(page).getByRole('button', { name: 'Odustani' }).click();
    await gone(question(page));
    await page.getByRole('button', { name: 'Obriši: Čvorovi bez petlji' }).click();
    await question(page).getByRole('button', { name: 'Obriši' }).click();
    await said(page, words.deleted);
    await expect(page.getByRole('heading', { level: 2, name: words.empty })).toBeVisible();
  });
}

for (const [name, kind] of Object.entries<ContentKind>(kinds)) {
  const { path, words, required, refused, defaults } = kind;

  test(`${name}: what is wrong is refused at its field, what is right is created`, async ({ openAdmin }) => {
    const page = await openAdmin(path);
    const sheet = await openNew(page, kind);
    await assertFilled(sheet, defaults);
    await save(sheet);
    const summary = sheet.getByRole('alert');
    for (const label of ['Naslov*', ...Object.keys(required)]) {
      const message = `${label.replace('*', '')}: Ovo polje je obavezno.`;
      await summary.getByRole('link', { name: message, exact: true }).click();
      await expect(field(sheet, label).and(page.locator('[aria-invalid="true"]'))).toBeFocused();
    }
    await fill(sheet, { 'Naslov*': 'Red po red', ...required });
    for (const [label, [value, message]] of Object.entries(refused)) {
      const right = await field(sheet, label).inputValue();
      await fill(sheet, { [label]: value });
      await save(sheet);
      await expect(
        summary.getByRole('link', { name: `${label.replace('*', '')}: ${message}`, exact: true }),
      ).toBeVisible();
      await expect(field(sheet, label)).toHaveAttribute('aria-invalid', 'true');
      await assertFilled(sheet, { [label]: value });
      await fill(sheet, { [label]: right });
      await gone(summary);
    }
    await save(sheet);
    await said(page, words.created);
    await gone(sheet);
    await page.getByRole('button', { name: 'Obriši: Red po red' }).click();
    await expect(question(page).getByText(words.removal('Red po red'))).toBeVisible();
    await question(page).getByRole('button', { name: 'Obriši' }).click();
    await said(page, words.deleted);
  });
}

for (const [name, kind] of Object.entries<ContentKind>(typicalKinds)) {
  const { path, calls, words, required, defaults } = kind;

  test(`${name}: what fails says so and loses nothing`, async ({ openAdmin, api }) => {
    const title = 'Nesigurna veza';
    const { id } = await add(api, kind, { title });
    const page = await openAdmin(path);
    let mend = await breakCall(page, calls.create);
    let sheet = await openNew(page, kind);
    const values = { 'Naslov*': 'Neće proći', ...defaults, ...required };
    await fill(sheet, values);
    await save(sheet);
    await expect(
      sheet.locator('form').getByRole('alert').getByText(words.createFailed, { exact: true }),
    ).toBeVisible();
    await expect(
      page.getByRole('region', { name: 'Obavijesti' }).getByText(words.createFailed),
    ).toBeVisible();
    await assertFilled(sheet, values);
    await mend();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Odbaci izmjene' }).click();
    await gone(sheet);

    mend = await breakCall(page, calls.update);
    sheet = await openStored(page, kind, title);
    await fill(sheet, { 'Naslov*': 'Izmijenjeno' });
    await save(sheet);
    await expect(
      sheet.locator('form').getByRole('alert').getByText(words.updateFailed, { exact: true }),
    ).toBeVisible();
    await assertFilled(sheet, { 'Naslov*': 'Izmijenjeno' });
    await mend();
    await save(sheet);
    await said(page, words.updated);
    await gone(sheet);

    mend = await breakCall(page, calls.remove);
    await page.getByRole('button', { name: 'Obriši: Izmijenjeno' }).click();
    await question(page).getByRole('button', { name: 'Obriši' }).click();
    await said(page, words.deleteFailed);
    await expect(question(page)).toBeVisible();
    expect((await stored(api, kind, id)).title).toBe('Izmijenjeno');
    await mend();
    await question(page).getByRole('button', { name: 'Obriši' }).click();
    await said(page, words.deleted);
    await gone(row(page, 'Izmijenjeno'));
  });
}
