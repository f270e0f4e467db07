import type { Page } from '@playwright/test';
import { associationPath, openSection, words } from '../support/screens/association-screens.ts';
import { photo } from '../support/screens/gallery-screens.ts';
import { expectSound } from '../support/sound.ts';
import { emptySite, expect, failedRequest, test } from '../support/test.ts';

test.use({ settings: emptySite, siteName: 'words', expectedProblems: [failedRequest] });

/** Presses Tab until a control of the name has the focus. */
async function tabTo(page: Page, name: RegExp) {
  const named = () =>
    page.evaluate(() => {
      const { activeElement } = document;
      const label =
        activeElement?.id && document.querySelector(`label[for="${CSS.escape(activeElement.id)}"]`);
      return (
        activeElement?.getAttribute('aria-label') ?? (label ? label.textContent : activeElement?.textContent)
      );
    });
  await expect(async () => {
    await page.keyboard.press('Tab');
    expect(await named()).toMatch(name);
  }).toPass({ intervals: [0] });
}

test('a new president and a new address, by keyboard alone', async ({ openAdmin, api }) => {
  const page = await openAdmin(associationPath);
  await page.getByRole('button', { name: 'Uredi: Organi i ljudi' }).focus();
  await page.keyboard.press('Enter');
  const people = page.getByRole('dialog', { name: 'Organi i ljudi' });
  await expect(people.getByRole('button', { name: /^Upravni odbor/ })).toBeFocused();
  await page.keyboard.press('Enter');
  await tabTo(page, /^prof\. dr\. Lejla/);
  await page.keyboard.press('Enter');
  await tabTo(page, /^Ime i prezime\*$/);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText('dr. sc. Ivana Šarić');
  await tabTo(page, /^Ime i prezime \(engleski\)$/);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText('Ivana Šarić, PhD');
  await page.keyboard.press('ControlOrMeta+s');
  await expect(page.getByText('Organi i ljudi: sačuvano')).toBeVisible();
  await expect(people).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Uredi: Organi i ljudi' })).toBeFocused();
  const [bs, en] = [await words(api), await words(api, 'en')];
  expect(bs.people[0]).toMatchObject({ name: 'dr. sc. Ivana Šarić', role: 'Predsjednica' });
  expect(en.people[0]).toMatchObject({ name: 'Ivana Šarić, PhD', role: 'President' });
  expect(bs.people).toHaveLength(18);

  await page.getByRole('button', { name: 'Uredi: Kontakt' }).focus();
  await page.keyboard.press('Enter');
  const contact = page.getByRole('dialog', { name: 'Kontakt' });
  await expect(contact.getByRole('textbox', { name: 'Adresa', exact: true })).toBeFocused();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText('Nova ulica 2\n71000 Sarajevo');
  await tabTo(page, /^Telefon$/);
  await page.keyboard.insertText('+387 33 000 000');
  await page.keyboard.press('ControlOrMeta+s');
  await expect(contact).toHaveCount(0);
  expect((await words(api)).contact.address).toBe('Nova ulica 2\n71000 Sarajevo');
  // What has no language goes to both.
  expect((await words(api, 'en')).contact.phone).toBe('+387 33 000 000');
  expect((await words(api, 'en')).contact.address).toMatch(/Ulica primjera 1/);
});

test('people, pictures and rows are put elsewhere, or told why not', async ({ openAdmin, api }) => {
  const page = await openAdmin(associationPath);
  const sheet = await openSection(page, 'Organi i ljudi');
  await sheet.getByRole('button', { name: /^Uprava/ }).click();
  const row = (name: RegExp) =>
    sheet.getByRole('listitem').filter({ has: page.getByRole('button', { name }) });
  await sheet.getByRole('button', { name: 'Pomjeri dolje: dr. sc. Aida Kršlak' }).click();
  await expect(sheet.getByRole('button', { name: 'Pomjeri dolje: dr. sc. Aida Kršlak' })).toBeFocused();
  await expect(sheet.getByText('dr. sc. Aida Kršlak: mjesto 2 od 3')).toBeAttached();
  await sheet.getByRole('button', { name: 'Obriši: prof. dr. Goran Vučković' }).click();
  await expect(row(/^prof\. dr\. Goran/)).toHaveCount(0);
  await page.getByRole('button', { name: 'Poništi' }).click();
  await expect(sheet.getByRole('button', { name: /^prof\. dr\. Goran/ })).toBeVisible();
  await sheet.getByRole('button', { name: /^doc\. dr\. Selma/ }).click();
  await sheet.getByRole('combobox', { name: 'Organ' }).selectOption({ label: 'Skupština' });
  await expect(sheet.getByRole('button', { name: /^Skupština 10 osoba/ })).toBeVisible();
  await sheet.getByRole('button', { name: 'Dodaj osobu' }).click();
  await page.keyboard.insertText('Nova Osoba');
  await sheet.getByRole('button', { name: 'Pomjeri gore: Skupština' }).click();
  await sheet.getByRole('button', { name: 'Sačuvaj' }).click();
  await expect(sheet).toHaveCount(0);
  const { people, version } = await words(api);
  expect(people.filter(({ body }) => body === 'Uprava').map(({ name }) => name)).toEqual([
    'prof. dr. Goran Vučković',
    'dr. sc. Aida Kršlak',
    'Nova Osoba',
  ]);
  expect(people.findIndex(({ body }) => body === 'Skupština')).toBe(6);
  expect(people[15]?.name).toBe('doc. dr. Selma Zećirović');

  // What is refused is told at its row, which opens.
  await openSection(page, 'Organi i ljudi');
  await sheet.getByRole('button', { name: /^Skupština/ }).click();
  await sheet.getByRole('button', { name: /^Edin Žunić/ }).click();
  await sheet.getByRole('textbox', { name: 'E-mail' }).fill('edin');
  await sheet.getByRole('button', { name: /^Edin Žunić/ }).click();
  await sheet.getByRole('button', { name: /^Skupština/ }).click();
  await sheet.getByRole('button', { name: 'Sačuvaj' }).click();
  const link = sheet.getByRole('link', { name: /^Edin Žunić, E-mail: Unesite ispravnu e-mail adresu/ });
  await link.click();
  await expect(sheet.getByRole('textbox', { name: 'E-mail' })).toBeFocused();
  await expectSound(page, 'people with an error');
  await sheet.getByRole('textbox', { name: 'E-mail' }).fill('edin@primjer.ba');
  await expect(link).toHaveCount(0);
  await sheet.getByRole('button', { name: /^Upravni odbor/ }).click();
  await sheet.getByRole('button', { name: /^prof\. dr\. Žarko/ }).click();
  await sheet.locator('input[type=file]').setInputFiles(await photo());
  await expect(sheet.getByRole('button', { name: /^prof\. dr\. Žarko/ }).locator('img')).toBeVisible();
  await expect(sheet.getByText('Odabrana slika')).toBeVisible();
  await sheet.getByRole('button', { name: 'Sačuvaj' }).click();
  await expect(sheet).toHaveCount(0);
  expect((await words(api)).version, 'what was refused is no version').toBe(version + 1);
  const photoIn = async (lang: string) => (await words(api, lang)).people[1]?.photo;
  expect(await photoIn('bs')).toMatch(/^\/media\//);
  expect(await photoIn('en')).toBe(await photoIn('bs'));

  // Another membership form, and years in another order.
  const membership = await openSection(page, 'Članstvo');
  await expect(membership.getByRole('textbox').first(), 'formatted text').toBeFocused();
  const file = { name: 'pristupnica.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n') };
  await membership
    .locator('input[type=file]')
    .first()
    .setInputFiles({ ...file, buffer: Buffer.from('tekst') });
  await expect(membership.getByText('Datoteka je oštećena ili nije PDF.')).toBeVisible();
  await membership.locator('input[type=file]').first().setInputFiles(file);
  await expect(membership.getByRole('link', { name: 'Odabrani dokument' })).toHaveAttribute(
    'href',
    /^\/media\//,
  );
  await membership.getByRole('button', { name: 'Sačuvaj' }).click();
  await expect(membership).toHaveCount(0);
  expect((await words(api, 'en')).membership.form_url).toMatch(/^\/media\//);

  const history = await openSection(page, 'Historija');
  const handles = history.getByTitle('Prevucite na drugo mjesto');
  await handles.nth(1).dragTo(handles.first());
  await expect(history.getByRole('listitem').first()).toContainText('1996');
  await history.getByRole('button', { name: 'Sačuvaj' }).click();
  await expect(history).toHaveCount(0);
  expect((await words(api, 'en')).timeline.map(({ year }) => year).slice(0, 2)).toEqual(['1996', '1989']);
});
