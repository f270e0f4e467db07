import type { Page } from '@playwright/test';
import { siteCalls } from '#features/site/contract.ts';
import type { Api } from '../support/api.ts';
import { photo } from '../support/screens/gallery-screens.ts';
import { expectSoundInLooks } from '../support/sound.ts';
import { emptySite, expect, failedRequest, test } from '../support/test.ts';

test.use({ settings: emptySite, siteName: 'words', expectedProblems: [failedRequest] });

const path = '/admin/stranica';

async function words(api: Api, lang = 'bs') {
  const answer = await api.call(siteCalls.show, { query: { lang } });
  return answer?.body as unknown as {
    version: number;
    name: string;
    people: { name: string; role: string; body: string; email: string; photo: string }[];
    goals: { title: string }[];
    timeline: { year: string }[];
    membership: { form_url: string };
    contact: { address: string; phone: string };
    footer: string;
  };
}

const change = (api: Api, fields: object, lang = 'bs') =>
  api.call(siteCalls.update, { query: { lang }, fields: fields as never });

async function openSection(page: Page, name: string) {
  await page.getByRole('button', { name: `Uredi: ${name}` }).click();
  const sheet = page.getByRole('dialog', { name, exact: true });
  await expect(sheet.getByRole('button', { name: 'Sačuvaj' })).toBeVisible();
  return sheet;
}

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
  const page = await openAdmin(path);
  await page.getByRole('button', { name: 'Uredi: Organi i ljudi' }).focus();
  await page.keyboard.press('Enter');
  const people = page.getByRole('dialog', { name: 'Organi i ljudi' });
  await expect(people.getByRole('button', { name: /^Upravni odbor/ })).toBeFocused();
  await page.keyboard.press('Enter');
  await tabTo(page, /^prof\. dr\. Lejla/);
  await page.keyboard.press('Enter');
  await tabTo(page, /^Ime i prezime\*$/);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('dr. sc. Ivana Šarić');
  await tabTo(page, /^Ime i prezime \(engleski\)$/);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('Ivana Šarić, PhD');
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
  await page.keyboard.type('Nova ulica 2\n71000 Sarajevo');
  await tabTo(page, /^Telefon$/);
  await page.keyboard.type('+387 33 000 000');
  await page.keyboard.press('ControlOrMeta+s');
  await expect(contact).toHaveCount(0);
  expect((await words(api)).contact.address).toBe('Nova ulica 2\n71000 Sarajevo');
  // What has no language goes to both.
  expect((await words(api, 'en')).contact.phone).toBe('+387 33 000 000');
  expect((await words(api, 'en')).contact.address).toMatch(/Ulica primjera 1/);
});

test('people go up and down, to another body, away and back', async ({ openAdmin, api }) => {
  const page = await openAdmin(path);
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
  await page.keyboard.type('Nova Osoba');
  await sheet.getByRole('button', { name: 'Pomjeri gore: Skupština' }).click();
  await sheet.getByRole('button', { name: 'Sačuvaj' }).click();
  await expect(sheet).toHaveCount(0);
  const { people } = await words(api);
  expect(people.filter(({ body }) => body === 'Uprava').map(({ name }) => name)).toEqual([
    'prof. dr. Goran Vučković',
    'dr. sc. Aida Kršlak',
    'Nova Osoba',
  ]);
  expect(people.findIndex(({ body }) => body === 'Skupština')).toBe(6);
  expect(people[15]?.name).toBe('doc. dr. Selma Zećirović');
});

test('what is refused is told at its row, which opens', async ({ openAdmin, api }) => {
  const page = await openAdmin(path);
  const sheet = await openSection(page, 'Organi i ljudi');
  await sheet.getByRole('button', { name: /^Skupština/ }).click();
  await sheet.getByRole('button', { name: /^Edin Žunić/ }).click();
  await sheet.getByRole('textbox', { name: 'E-mail' }).fill('edin');
  await sheet.getByRole('button', { name: /^Edin Žunić/ }).click();
  await sheet.getByRole('button', { name: /^Skupština/ }).click();
  const before = (await words(api)).version;
  await sheet.getByRole('button', { name: 'Sačuvaj' }).click();
  const link = sheet.getByRole('link', { name: /^Edin Žunić, E-mail: Unesite ispravnu e-mail adresu/ });
  await link.click();
  await expect(sheet.getByRole('textbox', { name: 'E-mail' })).toBeFocused();
  await expectSoundInLooks(page, 'people with an error');
  await sheet.getByRole('textbox', { name: 'E-mail' }).fill('edin@primjer.ba');
  await expect(link).toHaveCount(0);
  await sheet.getByRole('button', { name: 'Sačuvaj' }).click();
  await expect(sheet).toHaveCount(0);
  expect((await words(api)).version).toBe(before + 1);
});

test('of two editors none overwrites the other', async ({ openAdmin, api }) => {
  const page = await openAdmin(path);
  let sheet = await openSection(page, 'Podnožje');
  const footer = () => sheet.getByRole('textbox', { name: 'Tekst u podnožju', exact: true });
  // Another section: no question.
  await change(api, { name: 'Novo ime' });
  await footer().fill('Moje podnožje');
  await sheet.getByRole('button', { name: 'Sačuvaj' }).click();
  await expect(sheet).toHaveCount(0);
  expect(await words(api)).toMatchObject({ name: 'Novo ime', footer: 'Moje podnožje' });

  sheet = await openSection(page, 'Podnožje');
  await change(api, { footer: 'Tuđe podnožje' });
  await footer().fill('Opet moje');
  await sheet.getByRole('button', { name: 'Sačuvaj' }).click();
  const conflict = page.getByRole('alertdialog', { name: 'Neko je u međuvremenu sačuvao izmjene' });
  await expect(conflict.getByRole('group', { name: 'Tekst u podnožju' })).toContainText(/Opet moje.*Tuđe/);
  await conflict.getByRole('button', { name: 'Nastavi uređivati' }).click();
  await expect(footer()).toHaveValue('Opet moje');
  await sheet.getByRole('button', { name: 'Sačuvaj' }).click();
  await conflict.getByRole('radio', { name: 'Moja verzija' }).check();
  await conflict.getByRole('button', { name: 'Sačuvaj odabrano' }).click();
  await expect(sheet).toHaveCount(0);
  expect((await words(api)).footer).toBe('Opet moje');
});

test('an earlier version of a section comes back alone, in both languages', async ({ openAdmin, api }) => {
  await change(api, { goals: [{ title: 'Prvi cilj', text: 'Opis' }] });
  await change(api, { goals: [{ title: 'First goal', text: 'Text' }] }, 'en');
  await change(api, { goals: [{ title: 'Drugi cilj', text: 'Opis' }] });
  await change(api, { goals: [{ title: 'Second goal', text: 'Text' }] }, 'en');
  await change(api, { name: 'Ime poslije ciljeva' });
  const page = await openAdmin(path);
  const sheet = await openSection(page, 'Ciljevi');
  await sheet.getByRole('button', { name: 'Historija' }).click();
  const history = page.getByRole('dialog', { name: 'Historija: Ciljevi' });
  const versions = history.getByRole('navigation', { name: 'Verzije' }).getByRole('listitem');
  await expect(versions.first()).toContainText('Ciljevi');
  await expect(history.getByRole('insertion').filter({ hasText: 'Drugi' })).toBeVisible();
  await expectSoundInLooks(page, 'the history of a section');
  await versions.nth(1).getByRole('button').click();
  await history.getByRole('button', { name: 'Vrati ovu verziju' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Vrati ovu verziju' }).click();
  await expect(history).toHaveCount(0);
  await expect(sheet.getByRole('button', { name: /^Prvi cilj/ })).toBeVisible();
  const { goals, name } = await words(api);
  expect([goals[0]?.title, name]).toEqual(['Prvi cilj', 'Ime poslije ciljeva']);
  // Its rows in the other language belong to them.
  expect((await words(api, 'en')).goals[0]?.title).toBe('First goal');
});

test('a photograph, another membership form, and years in another order', async ({ openAdmin, api }) => {
  const page = await openAdmin(path);
  const people = await openSection(page, 'Organi i ljudi');
  await people.getByRole('button', { name: /^Upravni odbor/ }).click();
  await people.getByRole('button', { name: /^prof\. dr\. Žarko/ }).click();
  await people.locator('input[type=file]').setInputFiles(await photo());
  await expect(people.getByRole('button', { name: /^prof\. dr\. Žarko/ }).locator('img')).toBeVisible();
  await expect(people.getByText('Odabrana slika')).toBeVisible();
  await people.getByRole('button', { name: 'Sačuvaj' }).click();
  await expect(people).toHaveCount(0);
  const photoIn = async (lang: string) => (await words(api, lang)).people[1]?.photo;
  expect(await photoIn('bs')).toMatch(/^\/media\//);
  expect(await photoIn('en')).toBe(await photoIn('bs'));

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

test('a section says where English is missing or older', async ({ openAdmin, api }) => {
  await change(api, { activities: '<p>Actually</p>' }, 'en');
  await change(api, { activities: '<p>Aktivno</p>' });
  await change(api, { footer: 'Isto' });
  await change(api, { footer: 'Isto' }, 'en');
  const page = await openAdmin(path);
  const section = (name: string) => page.getByRole('listitem').filter({ hasText: name });
  await expect(section('Aktivnosti')).toContainText('engleski je stariji');
  await expect(section('Podnožje')).toContainText('engleski nedostaje u 1 polju');

  const sheet = await openSection(page, 'Obavještenje');
  await sheet.getByRole('textbox', { name: 'Tekst obavještenja', exact: true }).fill('Skup je odgođen.');
  await sheet.getByRole('textbox', { name: 'Vidi se do' }).fill('01.02.2020');
  await sheet.getByRole('textbox', { name: 'Vidi se od' }).fill('01.03.2020');
  await sheet.getByRole('button', { name: 'Sačuvaj' }).click();
  // Only the site knows that a beginning is after an end.
  await sheet.getByRole('link', { name: /^Vidi se do/ }).click();
  await expect(sheet.getByRole('textbox', { name: 'Vidi se do' })).toBeFocused();
  await sheet.getByRole('textbox', { name: 'Vidi se od' }).fill('01.01.2020');
  await sheet.getByRole('button', { name: 'Sačuvaj' }).click();
  await expect(section('Skup je odgođen.')).toContainText('više se ne vidi');
  await change(api, { notice: null });
  await change(api, { notice: null }, 'en');
});

test('what is typed is seen on the page before it is saved, and kept when the tab is closed', async ({
  openAdmin,
  api,
}) => {
  const page = await openAdmin(path);
  const sheet = await openSection(page, 'Naziv i misija');
  const name = () => page.getByRole('textbox', { name: 'Naziv*' });
  await name().fill('Društvo biohemičara');
  await sheet.getByRole('button', { name: 'Pregled', exact: true }).click();
  const preview = page.getByRole('dialog', { name: 'Pregled: Naziv i misija' });
  await expect(preview.frameLocator('iframe').getByRole('heading', { level: 1 })).toHaveText(/Društvo/);
  await preview.getByRole('button', { name: 'Zatvori' }).click();
  expect(JSON.stringify(await words(api))).not.toContain('Društvo biohemičara');
  await page.goto(path);
  await page.getByRole('button', { name: 'Nastavi uređivati: Naziv i misija' }).click();
  await expect(name()).toHaveValue('Društvo biohemičara');
});

test('on a phone one language is shown, and an error in the other one leads there', async ({
  openAdmin,
  api,
}) => {
  const page = await openAdmin(path, { viewport: { width: 390, height: 844 }, hasTouch: true });
  await expectSoundInLooks(page, 'the sections');
  const sheet = await openSection(page, 'Naziv i misija');
  const english = sheet.getByRole('textbox', { name: 'Skraćenica (engleski)' });
  await expect(english).toBeHidden();
  await sheet.getByRole('button', { name: 'English' }).click();
  await english.fill('x'.repeat(61));
  await sheet.getByRole('button', { name: 'Bosanski' }).click();
  await sheet.getByRole('button', { name: 'Sačuvaj' }).click();
  await sheet.getByRole('link', { name: /^Skraćenica \(engleski\)/ }).click();
  await expect(english).toBeFocused();
  await expectSoundInLooks(page, 'the association with an error');
  await english.fill('ABMB');
  await sheet.getByRole('button', { name: 'Sačuvaj' }).click();
  await expect(sheet).toHaveCount(0);
  expect((await words(api, 'en')) as unknown).toMatchObject({ short_name: 'ABMB' });
  await change(api, { short_name: 'UBMB BiH' }, 'en');
});

test('each page of what is added is previewed, in each language', async ({ openAdmin }) => {
  const page = await openAdmin(path);
  const sheet = await openSection(page, 'Privatnost i pristupačnost');
  const addition = sheet.getByRole('textbox', { name: 'Dodatak o pristupačnosti', exact: true });
  await addition.click();
  await page.keyboard.type('Ulaz je bez stepenica.');
  await sheet.getByRole('button', { name: 'Pregled', exact: true }).click();
  const preview = page.getByRole('dialog', { name: 'Pregled: Privatnost i pristupačnost' });
  const shown = preview.frameLocator('iframe');
  await expect(shown.getByRole('heading', { level: 1 })).toHaveText('Privatnost');
  await preview.getByRole('button', { name: 'Pristupačnost' }).click();
  await expect(shown.getByText('Ulaz je bez stepenica.')).toBeVisible();
  await preview.getByRole('button', { name: 'English' }).click();
  await expect(shown.getByRole('heading', { level: 1 })).toHaveText('Accessibility');
});
