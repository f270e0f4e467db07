import assert from 'node:assert/strict';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, type TestContext, test } from 'node:test';
import { type Browser, type BrowserContextOptions, expect, type Locator, type Page } from '@playwright/test';
import sharp from 'sharp';
import { applicationCalls } from '#features/applications/contract.ts';
import { type Fields, sampleForms, samplePdf } from '#server/testing/sample-forms.ts';
import { samplePicture } from '#server/testing/sample-pictures.ts';
import { formatDay } from '#shared/dates.ts';
import type { Endpoint } from '#shared/endpoint.ts';
import { dayIn } from '#shared/instants.ts';
import { createApi, signIn } from './support/api.ts';
import {
  axeViolations,
  hasFocus,
  isReachable,
  launchBrowser,
  openPage,
  scrollsSideways,
  type WatchedPage,
} from './support/browser.ts';
import { type ContentKind, contentKinds } from './support/content-kinds.ts';
import { defect } from './support/defect.ts';
import { draftHas } from './support/drafts.ts';
import { administrator, type RunningSite, startSite } from './support/site.ts';

let site: RunningSite;
let browser: Browser;
let token: string;
before(async () => {
  [site, browser] = await Promise.all([
    startSite({ STARTER_CONTENT: 'off', RATE_LIMIT: 'off' }),
    launchBrowser(),
  ]);
  token = await signIn(site.origin);
});
after(async () => {
  await browser.close();
  await site.stop();
});

const kinds = contentKinds(formatDay(dayIn('Europe/Sarajevo', new Date()), 'bs'));
const { symposium, workshop, congress } = kinds;

/** A screen of the panel, signed in, in a browser of its own. */
async function open(t: TestContext, path: string, options: BrowserContextOptions = {}): Promise<WatchedPage> {
  const page = await openPage(browser, options);
  t.after(async () => {
    await page.context().close();
    // A refused request is noted in the console by the browser itself.
    const unexpected = page.problems.filter(problem => !problem.includes('Failed to load resource'));
    assert.deepEqual(unexpected, []);
  });
  await page.context().addInitScript(
    ([key, user]) => {
      localStorage.setItem('user', user ?? '');
      localStorage.setItem('token', key ?? '');
    },
    [token, JSON.stringify({ id: 1, email: administrator.email })],
  );
  await page.goto(site.origin + path);
  await page.getByRole('heading', { level: 1 }).waitFor();
  return page;
}

/** Makes an item as the panel's form does, the sample form changed as given. */
async function add({ calls, form }: ContentKind, changes: Fields = {}): Promise<Fields & { id: number }> {
  const answer = await createApi(site.origin, token).call(calls.create, { fields: { ...form, ...changes } });
  assert.equal(answer?.status, 201, JSON.stringify(answer));
  return answer.body as Fields & { id: number };
}

async function change({ calls }: ContentKind, id: number, fields: Fields): Promise<void> {
  const answer = await createApi(site.origin, token).call(calls.update, { query: { id }, fields });
  assert.equal(answer?.status, 200, JSON.stringify(answer));
}

async function stored({ calls }: ContentKind, id: number): Promise<Fields> {
  const answer = await createApi(site.origin, token).call(calls.show, { query: { id } });
  return answer?.body ?? {};
}

/** Has a call fail as a broken server fails it, until it is mended. */
async function breakCall(page: Page, { method, path }: Endpoint): Promise<() => Promise<void>> {
  const address = `**/api${path}*`;
  await page.route(address, route =>
    route.request().method() === method ? route.fulfill(defect) : route.fallback(),
  );
  return () => page.unroute(address);
}

const field = (sheet: Locator, label: string) => sheet.getByLabel(label, { exact: true });
const row = (page: Page, title: string) => page.getByRole('row').filter({ hasText: title });
const question = (page: Page) => page.getByRole('alertdialog', { name: 'Potvrda brisanja' });
const said = (page: Page, text: string) => page.getByText(text, { exact: true }).first().waitFor();

async function openNew(page: Page, { words }: ContentKind): Promise<Locator> {
  await page.getByRole('button', { name: words.add }).first().click();
  return page.getByRole('dialog', { name: words.create });
}

async function openStored(page: Page, { words }: ContentKind, title: string): Promise<Locator> {
  await page.getByRole('button', { name: `Uredi: ${title}` }).click();
  const sheet = page.getByRole('dialog', { name: words.edit });
  await field(sheet, 'Naslov*').waitFor();
  return sheet;
}

async function fill(sheet: Locator, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, value] of Object.entries(values)) await field(sheet, label).fill(value);
}

/** Chooses a file in a field that opens the platform's chooser. */
async function choose(sheet: Locator, label: string, file: File): Promise<void> {
  const { name, type: mimeType } = file;
  const buffer = Buffer.from(await file.arrayBuffer());
  await sheet.locator(`input[type=file][aria-label="${label}"]`).setInputFiles({ name, mimeType, buffer });
}

async function assertFilled(sheet: Locator, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, value] of Object.entries(values)) {
    assert.equal(await field(sheet, label).inputValue(), value, label);
  }
}

const save = (sheet: Locator) => sheet.getByRole('button', { name: 'Sačuvaj' }).click();
const gone = (dialog: Locator) => dialog.waitFor({ state: 'detached' });

for (const [name, kind] of Object.entries<ContentKind>(kinds)) {
  const { path, calls, words, required, refused, defaults, text } = kind;

  test(`${name}: an empty list leads to the first item, which is created, edited and deleted`, async t => {
    const page = await open(t, path);
    await page.getByRole('heading', { level: 2, name: words.empty }).waitFor();
    let sheet = await openNew(page, kind);
    await hasFocus(field(sheet, 'Naslov*'));
    await assertFilled(sheet, defaults);
    const values = { 'Naslov*': 'Čvorovi i petlje', ...required };
    await fill(sheet, values);
    await sheet.getByRole('textbox', { name: text }).click();
    await page.keyboard.type('Ponesite laptop.');
    await sheet.getByText('English').click();
    await save(sheet);
    await said(page, words.created);
    await gone(sheet);
    await row(page, 'Čvorovi i petlje').getByText('EN', { exact: true }).waitFor();

    sheet = await openStored(page, kind, 'Čvorovi i petlje');
    await assertFilled(sheet, { ...defaults, ...values });
    await sheet.getByText('Ponesite laptop.').waitFor();
    assert.equal(await sheet.getByRole('radio', { name: 'English' }).isChecked(), true);
    await fill(sheet, { 'Naslov*': 'Čvorovi bez petlji' });
    await save(sheet);
    await said(page, words.updated);
    await gone(sheet);

    await page.getByRole('button', { name: 'Obriši: Čvorovi bez petlji' }).click();
    await question(page).getByText(words.removal('Čvorovi bez petlji')).waitFor();
    await question(page).getByRole('button', { name: 'Odustani' }).click();
    await gone(question(page));
    await page.getByRole('button', { name: 'Obriši: Čvorovi bez petlji' }).click();
    await question(page).getByRole('button', { name: 'Obriši' }).click();
    await said(page, words.deleted);
    await page.getByRole('heading', { level: 2, name: words.empty }).waitFor();
    assert.deepEqual(page.problems, []);
  });

  test(`${name}: what fails says so in its words and loses nothing`, async t => {
    const title = 'Nesigurna veza';
    const { id } = await add(kind, { title });
    const page = await open(t, path);
    let mend = await breakCall(page, calls.create);
    let sheet = await openNew(page, kind);
    const values = { 'Naslov*': 'Neće proći', ...defaults, ...required };
    await fill(sheet, values);
    await save(sheet);
    await sheet.locator('form').getByRole('alert').getByText(words.createFailed, { exact: true }).waitFor();
    await page.getByRole('region', { name: 'Obavijesti' }).getByText(words.createFailed).waitFor();
    await assertFilled(sheet, values);
    await mend();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Odbaci izmjene' }).click();
    await gone(sheet);

    mend = await breakCall(page, calls.update);
    sheet = await openStored(page, kind, title);
    await fill(sheet, { 'Naslov*': 'Izmijenjeno' });
    await save(sheet);
    await sheet.locator('form').getByRole('alert').getByText(words.updateFailed, { exact: true }).waitFor();
    await assertFilled(sheet, { 'Naslov*': 'Izmijenjeno' });
    await mend();
    await save(sheet);
    await said(page, words.updated);
    await gone(sheet);

    mend = await breakCall(page, calls.remove);
    await page.getByRole('button', { name: 'Obriši: Izmijenjeno' }).click();
    await question(page).getByRole('button', { name: 'Obriši' }).click();
    await said(page, words.deleteFailed);
    assert.equal(await question(page).isVisible(), true);
    assert.equal((await stored(kind, id)).title, 'Izmijenjeno');
    await mend();
    await question(page).getByRole('button', { name: 'Obriši' }).click();
    await said(page, words.deleted);
    await gone(row(page, 'Izmijenjeno'));
  });

  test(`${name}: what is missing or wrong is refused at its field`, async t => {
    const page = await open(t, path);
    const sheet = await openNew(page, kind);
    await save(sheet);
    const summary = sheet.getByRole('alert');
    for (const label of ['Naslov*', ...Object.keys(required)]) {
      const message = `${label.replace('*', '')}: Ovo polje je obavezno.`;
      await summary.getByRole('link', { name: message, exact: true }).click();
      await hasFocus(field(sheet, label).and(page.locator('[aria-invalid="true"]')));
    }
    await fill(sheet, { 'Naslov*': 'Red po red', ...required });
    for (const [label, [value, message]] of Object.entries(refused)) {
      const right = await field(sheet, label).inputValue();
      await fill(sheet, { [label]: value });
      await save(sheet);
      await summary
        .getByRole('link', { name: `${label.replace('*', '')}: ${message}`, exact: true })
        .waitFor();
      assert.equal(await field(sheet, label).getAttribute('aria-invalid'), 'true');
      await assertFilled(sheet, { [label]: value });
      await fill(sheet, { [label]: right });
      await gone(summary);
    }
  });

  test(`${name}: a list is searched, filtered and sorted, and loaded again after an error`, async t => {
    for (const [title, lang] of [
      ['Ćelija', 'bs'],
      ['Žad', 'bs'],
      ['Atom', 'en'],
    ])
      await add(kind, { title: `${title} – poredak`, lang });
    await add(kind, { title: 'Nešto drugo' });
    const page = await openBroken(t, kind);
    const titles = (...expected: string[]) =>
      page.waitForFunction(wanted => {
        const heads = [...document.querySelectorAll('tbody th > :first-child')];
        const shown = heads.map(head => head.textContent?.replace(' (otvara se u novom prozoru)', ''));
        return shown.join() === wanted;
      }, expected.map(title => `${title} – poredak`).join());
    await page.getByRole('searchbox').fill('PORED');
    await page.getByRole('row').filter({ hasText: 'Nešto drugo' }).waitFor({ state: 'detached' });
    assert.equal(await page.locator('mark').first().innerText(), 'pored');
    const head = page.getByRole('columnheader', { name: 'Naslov' });
    await head.getByRole('button').click();
    await titles('Atom', 'Ćelija', 'Žad');
    assert.equal(await head.getAttribute('aria-sort'), 'ascending');
    await head.getByRole('button').click();
    await titles('Žad', 'Ćelija', 'Atom');
    await page.getByRole('combobox', { name: 'Jezik' }).selectOption('en');
    await titles('Atom');
    await page.reload();
    await titles('Atom');
    await page.getByRole('searchbox').fill('nikako');
    await said(page, 'Nema rezultata za „nikako“');
    await page.getByRole('button', { name: 'Poništi pretragu' }).click();
    await titles('Atom');
    await page.getByRole('searchbox').fill('Žad');
    await page.getByRole('button', { name: 'Poništi filter' }).click();
    await titles('Žad');
    assert.equal(await page.getByRole('combobox', { name: 'Jezik' }).inputValue(), '');
    const height = (await row(page, 'Žad').boundingBox())?.height ?? 0;
    assert.ok(height <= 47, `twenty rows need little room: ${height}`);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole('combobox', { name: 'Redoslijed' }).selectOption('title');
    await page.getByRole('searchbox').fill('pored');
    await titles('Atom', 'Ćelija', 'Žad');
  });

  test(`${name}: what was not saved is offered again after the tab was closed, and can be discarded`, async t => {
    const tab = await open(t, path);
    let sheet = await openNew(tab, kind);
    const values = { 'Naslov*': `Nedovršeno: ${name}`, ...required };
    await fill(sheet, { 'Naslov*': values['Naslov*'] });
    await draftHas(tab, `Nedovršeno: ${name}`);
    // Whoever was signed out in another tab meanwhile goes on writing in the same draft.
    await tab.evaluate(() => {
      for (const key of ['token', 'user']) localStorage.removeItem(key);
    });
    await fill(sheet, required);
    await draftHas(tab, Object.values(required).at(-1) ?? '');
    const page = await tab.context().newPage();
    await tab.close();
    await page.goto(site.origin + path);
    sheet = await openNew(page, kind);
    await sheet.getByText(/^Vraćene su vaše nesačuvane izmjene od \d\d\.\d\d\.\d{4} \d\d:\d\d\./).waitFor();
    await assertFilled(sheet, values);
    await sheet.getByRole('button', { name: 'Odbaci ove izmjene' }).click();
    await assertFilled(sheet, { 'Naslov*': '', ...defaults });
    await sheet.getByRole('button', { name: 'Odustani' }).click();
    await gone(sheet);
    sheet = await openNew(page, kind);
    assert.equal(await sheet.getByText(/^Vraćene su/).count(), 0);
  });

  test(`${name}: of two who edit the same item neither overwrites the other unasked`, async t => {
    const { id } = await add(kind, { title: 'Dvije ruke' });
    const page = await open(t, path);
    let sheet = await openStored(page, kind, 'Dvije ruke');
    // Each has changed something else: nobody has to be asked.
    await change(kind, id, { title: 'Njihovo' });
    await sheet.getByRole('textbox', { name: text }).click();
    await page.keyboard.type('Moj tekst. ');
    await save(sheet);
    await said(page, words.updated);
    await gone(sheet);
    const both = await stored(kind, id);
    assert.equal(both.title, 'Njihovo');
    assert.match(JSON.stringify(both), /Moj tekst\. /);

    sheet = await openStored(page, kind, 'Njihovo');
    const conflict = page.getByRole('alertdialog', { name: 'Neko je u međuvremenu sačuvao izmjene' });
    const version = (label: string) => conflict.getByRole('radio', { name: new RegExp(`^${label}`) });
    await change(kind, id, { title: 'Opet njihovo' });
    await field(sheet, 'Naslov*').fill('Moje');
    await save(sheet);
    await conflict.getByRole('group', { name: 'Naslov' }).getByText('Opet njihovo').waitFor();
    await conflict.getByRole('button', { name: 'Nastavi uređivati' }).click();
    await gone(conflict);
    await assertFilled(sheet, { 'Naslov*': 'Moje' });
    assert.equal(await sheet.getByRole('alert').count(), 0, 'who goes on writing has not failed');
    assert.equal((await stored(kind, id)).title, 'Opet njihovo');

    await save(sheet);
    await version('Tuđa verzija').check();
    await conflict.getByRole('button', { name: 'Sačuvaj odabrano' }).click();
    await gone(sheet);
    assert.equal((await stored(kind, id)).title, 'Opet njihovo');

    sheet = await openStored(page, kind, 'Opet njihovo');
    await change(kind, id, { title: 'I dalje njihovo' });
    await field(sheet, 'Naslov*').fill('Ipak moje');
    await save(sheet);
    assert.equal(await version('Moja verzija').isChecked(), true);
    await conflict.getByRole('button', { name: 'Sačuvaj odabrano' }).click();
    await gone(sheet);
    await row(page, 'Ipak moje').waitFor();
    assert.equal((await stored(kind, id)).title, 'Ipak moje');
  });

  test(`${name}: by keyboard alone`, async t => {
    const page = await open(t, path);
    await tabTo(page, page.getByRole('button', { name: words.add }).first());
    await page.keyboard.press('Enter');
    let sheet = page.getByRole('dialog', { name: words.create });
    await hasFocus(field(sheet, 'Naslov*'));
    await page.keyboard.insertText('Bez miša');
    const labels = await labelsInOrder(sheet, Object.keys(required));
    for (const label of labels) {
      await tabTo(page, field(sheet, label));
      await page.keyboard.insertText(required[label] ?? '');
    }
    await page.keyboard.press('Control+s');
    await said(page, words.created);
    await gone(sheet);

    await tabTo(page, page.getByRole('button', { name: 'Uredi: Bez miša' }));
    await page.keyboard.press('Enter');
    sheet = page.getByRole('dialog', { name: words.edit });
    await hasFocus(field(sheet, 'Naslov*'));
    await page.keyboard.press('Control+a');
    await page.keyboard.insertText('Samo tipke');
    await tabTo(page, sheet.getByRole('button', { name: 'Sačuvaj' }));
    await page.keyboard.press('Enter');
    await said(page, words.updated);
    await gone(sheet);

    await tabTo(page, page.getByRole('button', { name: 'Obriši: Samo tipke' }));
    await page.keyboard.press('Enter');
    await hasFocus(question(page).getByRole('button', { name: 'Odustani' }));
    await tabTo(page, question(page).getByRole('button', { name: 'Obriši' }));
    await page.keyboard.press('Enter');
    await said(page, words.deleted);
    await gone(row(page, 'Samo tipke'));
    await page.waitForFunction(() => document.activeElement?.closest('main') !== null);
  });

  for (const [colorScheme, width] of [
    ['light', 1440],
    ['dark', 390],
  ] as const) {
    test(`${name}: axe finds nothing, ${colorScheme} at ${width}`, async t => {
      const title = 'Pristupačno';
      await add(kind, { title });
      const page = await open(t, `${path}?q=pristup`, { colorScheme, viewport: { width, height: 844 } });
      await row(page, title).first().waitFor();
      const edit = page.getByRole('button', { name: `Uredi: ${title}` }).first();
      await edit.click();
      const sheet = page.getByRole('dialog', { name: words.edit });
      await fill(sheet, { 'Naslov*': '' });
      await save(sheet);
      await sheet.getByRole('alert').waitFor();
      assert.deepEqual(await axeViolations(page), []);
      await fill(sheet, { 'Naslov*': title });
      await page.keyboard.press('Escape');
      await gone(sheet);
      await page
        .getByRole('button', { name: `Obriši: ${title}` })
        .first()
        .click();
      await question(page).waitFor();
      assert.deepEqual(await axeViolations(page), []);
    });
  }
}

for (const [name, kind] of Object.entries<ContentKind>({ symposium, workshop, congress })) {
  test(`${name}: who applied is counted in the list and named before a deletion`, async t => {
    const title = 'Pun amfiteatar';
    // Only workshops have places.
    const { id } = await add(kind, {
      title,
      finishedAt: '2099-12-31',
      ...(name === 'workshop' && { capacity: '2' }),
    });
    await add(kind, { title: 'Bez formulara', finishedAt: '2099-12-31', showForm: false });
    for (const firstName of ['Ana', 'Emir', 'Sara']) {
      const fields = { ...sampleForms.application, firstName, workshopId: id, applicationType: name };
      const answer = await createApi(site.origin).call(applicationCalls.create, { fields });
      assert.equal(answer?.status, 201, JSON.stringify(answer));
    }
    let counts = 0;
    const page = await open(t, '/admin');
    page.on('request', request => {
      counts += new URL(request.url()).searchParams.get('action') === 'counts' ? 1 : 0;
    });
    await page.getByRole('link', { name: kind.words.heading, exact: true }).click();
    const link = row(page, title).getByRole('link', { name: `Prijave (3): ${title}` });
    assert.match((await link.getAttribute('href')) ?? '', new RegExp(`^${kind.path}-prijave/${id}$`));
    assert.equal(counts, 1, 'one call for all rows');
    await row(page, title).getByText('Otvorene', { exact: true }).waitFor();
    await row(page, 'Bez formulara').getByText('Zatvorene', { exact: true }).waitFor();
    assert.equal(await page.getByText('više od 2 mjesta').count(), name === 'workshop' ? 1 : 0);
    await row(page, 'Bez formulara').getByRole('link', { name: 'Prijave (0): Bez formulara' }).waitFor();

    // Before it is known how many would go with it nothing is deleted.
    const address = /applications\.php\?.*action=count(&|$)/;
    const confirm = () => question(page).getByRole('button', { name: 'Obriši' }).click();
    await page.route(address, route => route.fulfill({ status: 500, body: 'oops' }));
    await page.getByRole('button', { name: `Obriši: ${title}` }).click();
    await question(page).getByText(kind.words.removal(title)).waitFor();
    await question(page).getByText('Broj prijava nije učitan, a prijave se brišu s događajem.').waitFor();
    await confirm();
    assert.equal((await stored(kind, id)).title, title);
    await page.unroute(address);
    await question(page).getByRole('button', { name: 'Pokušaj ponovo' }).click();
    await question(page).getByText('Brišu se i 3 prijave.').waitFor();
    const number = question(page).getByLabel('Za potvrdu upišite broj prijava: 3');
    for (const wrong of ['', '4']) {
      await number.fill(wrong);
      await confirm();
      await question(page).getByText('Upišite broj 3 da biste obrisali i prijave.').waitFor();
      await hasFocus(number);
    }
    assert.equal((await stored(kind, id)).title, title);
    assert.deepEqual(await axeViolations(page), []);
    await number.fill('3');
    await confirm();
    await said(page, kind.words.deleted);
  });
}

test('a long list is dense, keeps its head in sight, and is paged as one likes', async t => {
  for (let year = 2001; year <= 2021; year += 1) await add(kinds.education, { title: `Gusta ${year}`, year });
  const page = await open(t, `${kinds.education.path}?q=gusta`, { viewport: { width: 1366, height: 768 } });
  const rows = page.getByRole('row').filter({ hasText: 'Gusta' });
  await rows.nth(19).waitFor();
  assert.equal(await rows.count(), 20);
  const heights = await rows.evaluateAll(all => all.map(one => one.getBoundingClientRect().height));
  assert.ok(Math.max(...heights) <= 48, `${heights}`);
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  const head = page.getByRole('columnheader', { name: 'Naslov' });
  assert.equal(await head.evaluate(cell => Math.round(cell.getBoundingClientRect().top)), 0);
  await page.getByLabel('Po stranici').selectOption('50');
  await rows.nth(20).waitFor();
  assert.equal(new URL(page.url()).searchParams.get('pageSize'), '50');
});

test('on a phone the tools of a text are one line', async t => {
  const page = await open(t, '/admin/novosti?uredi=novo', {
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
  const tools = page.getByRole('dialog', { name: 'Nova vijest' }).getByRole('toolbar');
  await tools.waitFor();
  assert.ok(((await tools.boundingBox())?.height ?? 0) < 60);
});

test('news: a day that has not come yet is told to be no reason to wait', async t => {
  const page = await open(t, '/admin/novosti?uredi=novo');
  const sheet = page.getByRole('dialog', { name: 'Nova vijest' });
  const told = sheet.getByText('Vijest će biti vidljiva odmah, s datumom 30.11.2099.');
  await fill(sheet, { 'Datum objave*': '30.11.2099' });
  await told.waitFor();
  await fill(sheet, { 'Datum objave*': '30.11.2020' });
  await gone(told);
});

test('what is open has an address: Back closes it, and asks where something would be lost', async t => {
  const title = 'Ima adresu';
  const { id } = await add(workshop, { title });
  const page = await open(t, `${workshop.path}?q=ima`);
  const query = () => new URL(page.url()).search;
  let sheet = await openStored(page, workshop, title);
  assert.equal(query(), `?q=ima&uredi=${id}`);
  await page.goBack();
  await gone(sheet);
  assert.equal(query(), '?q=ima');
  await hasFocus(page.getByRole('button', { name: `Uredi: ${title}` }));

  sheet = await openStored(page, workshop, title);
  await fill(sheet, { 'Naslov*': 'Nije sačuvano' });
  const discard = page.getByRole('alertdialog', { name: 'Odbaciti izmjene?' });
  await page.goBack();
  await discard.getByRole('button', { name: 'Nastavi uređivati' }).click();
  await assertFilled(sheet, { 'Naslov*': 'Nije sačuvano' });
  assert.equal(query(), `?q=ima&uredi=${id}`);
  await page.goBack();
  await discard.getByRole('button', { name: 'Odbaci izmjene' }).click();
  await gone(sheet);
  assert.equal(query(), '?q=ima');

  await page.goto(`${site.origin}${workshop.path}?uredi=${id}`);
  await assertFilled(sheet, { 'Naslov*': title });
  await sheet.getByRole('button', { name: 'Odustani' }).click();
  await gone(sheet);
  assert.equal(query(), '');
});

test('each open form keeps its own draft, and the list tells of one that was left', async t => {
  const first = await open(t, workshop.path);
  const another = async () => {
    const page = await first.context().newPage();
    await page.goto(site.origin + workshop.path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    return page;
  };
  await fill(await openNew(first, workshop), { 'Naslov*': 'Prva kartica' });
  await draftHas(first, 'Prva kartica');
  const second = await another();
  const sheet = await openNew(second, workshop);
  await assertFilled(sheet, { 'Naslov*': '' });
  await fill(sheet, { 'Naslov*': 'Druga kartica' });
  await draftHas(second, 'Druga kartica');
  const third = await another();
  const left = third.getByRole('list', { name: 'Nesačuvane izmjene' });
  await third.getByRole('table').or(third.getByText(workshop.words.empty)).first().waitFor();
  assert.equal(await left.count(), 0, 'what is open somewhere was not left');
  await first.close();
  await second.close();
  await third.reload();
  await left.getByText(/^Niste sačuvali: „Prva kartica“, \d\d\.\d\d\.\d{4} \d\d:\d\d\.$/).waitFor();
  assert.equal(await left.getByRole('listitem').count(), 2);
  assert.deepEqual(await axeViolations(third), []);

  await left.getByRole('button', { name: 'Nastavi uređivati: Druga kartica' }).click();
  const again = third.getByRole('dialog', { name: workshop.words.create });
  await again.getByText(/^Vraćene su/).waitFor();
  await assertFilled(again, { 'Naslov*': 'Druga kartica' });
  await again.getByRole('button', { name: 'Odbaci ove izmjene' }).click();
  await again.getByRole('button', { name: 'Odustani' }).click();
  await gone(again);
  await left.getByText('Druga kartica').waitFor({ state: 'detached' });
  // The list is read anew once the sheet is closed.
  await left.getByText('Prva kartica').waitFor();
  assert.equal(await left.getByRole('listitem').count(), 1);
});

test('changes to an item that was deleted meanwhile go with it, and that is said', async t => {
  const page = await open(t, workshop.path);
  const sheet = await openNew(page, workshop);
  await fill(sheet, { 'Naslov*': 'Kratkog vijeka', ...workshop.required });
  await save(sheet);
  await gone(sheet);
  await fill(await openStored(page, workshop, 'Kratkog vijeka'), { 'Naslov*': 'Uzalud mijenjano' });
  await draftHas(page, 'Uzalud mijenjano');
  const id = new URL(page.url()).searchParams.get('uredi');
  const removed = await page.evaluate(
    async ([path]) =>
      (
        await fetch(`${path}`, {
          method: 'DELETE',
          headers: { Authorization: `Bearer ${localStorage.getItem('token')}` },
        })
      ).status,
    [`/api${workshop.calls.remove.path}?id=${id}`],
  );
  assert.equal(removed, 200);
  const next = await page.context().newPage();
  await page.close();
  await next.goto(site.origin + workshop.path);
  const left = next.getByRole('list', { name: 'Nesačuvane izmjene' });
  await left.getByRole('button', { name: 'Nastavi uređivati: Uzalud mijenjano' }).click();
  const empty = next.getByRole('dialog', { name: workshop.words.edit });
  await empty.getByRole('heading', { name: 'Ova stavka više ne postoji' }).waitFor();
  assert.equal(await empty.getByRole('button', { name: 'Pokušaj ponovo' }).count(), 0);
  await next.keyboard.press('Escape');
  await gone(empty);
  await next.getByRole('table').or(next.getByText(workshop.words.empty)).first().waitFor();
  assert.equal(await left.getByText('Uzalud mijenjano').count(), 0);
});

test('Ctrl+S saves wherever in the sheet the focus is, and never the page', async t => {
  const page = await open(t, workshop.path);
  const sheet = await openNew(page, workshop);
  await sheet.locator('header').click();
  let isPrevented: boolean | undefined;
  await page.exposeFunction('told', (told: boolean) => (isPrevented = told));
  await page.evaluate(() => {
    window.addEventListener('keydown', event =>
      (window as unknown as { told: (told: boolean) => void }).told(event.defaultPrevented),
    );
  });
  await page.keyboard.press('Control+s');
  await sheet.getByRole('alert').waitFor();
  await expect.poll(() => isPrevented).toBe(true);
  await fill(sheet, { 'Naslov*': 'Sačuvano s dugmeta', ...workshop.required });
  await sheet.getByRole('button', { name: 'Odustani' }).focus();
  await page.keyboard.press('Control+s');
  await said(page, workshop.words.created);
  await gone(sheet);
});

test('a save tells how far it is and is called off, and of a lost answer comes one item', async t => {
  const page = await open(t, workshop.path);
  const sheet = await openNew(page, workshop);
  await fill(sheet, { 'Naslov*': 'Jednom poslano', ...workshop.required });
  await choose(sheet, 'Slika', await samplePicture());
  const address = `**/api${workshop.calls.create.path}`;
  await page.route(address, () => {});
  for (const leave of ['Escape', 'Odustani', 'Zatvori', 'Back']) {
    await save(sheet);
    await sheet.getByRole('progressbar', { name: 'Slanje' }).waitFor();
    await sheet.getByText(/^(Slanje slike: \d+ %|Obrada...)$/).waitFor();
    if (leave === 'Escape') await page.keyboard.press('Escape');
    else if (leave === 'Back') await page.evaluate(() => history.back());
    else await sheet.getByRole('button', { name: leave }).click();
    await sheet.getByRole('button', { name: 'Sačuvaj' }).waitFor();
    await assertFilled(sheet, { 'Naslov*': 'Jednom poslano' });
    assert.equal(await page.getByRole('alert').count(), 0, leave);
    assert.equal(await page.getByRole('alertdialog').count(), 0, leave);
  }
  await page.unroute(address);

  // The server has made it, and nobody was told.
  await page.route(address, async route => {
    await route.fetch();
    await route.abort();
  });
  await page.setViewportSize({ width: 390, height: 640 });
  await save(sheet);
  await sheet
    .getByText(/^Nema veze s internetom. Tekst je sačuvan u ovom pregledniku; slike odaberite/)
    .waitFor();
  assert.equal(await page.getByRole('alert').count(), 1, 'said in one place');
  const note = await page.getByRole('alert').boundingBox();
  assert.ok(note && note.y > 0 && note.y + note.height < 640, 'and in sight, from the foot of the form too');
  await page.unroute(address);
  await fill(sheet, { 'Naslov*': 'Jednom sačuvano' });
  await save(sheet);
  await said(page, workshop.words.created);
  await gone(sheet);
  await row(page, 'Jednom sačuvano').waitFor();
  assert.equal(await row(page, 'Jednom poslano').count(), 0);
});

test('a photo of a telephone is made smaller before it is sent, and stands upright', async t => {
  const page = await open(t, workshop.path);
  await page.evaluate(() => {
    const send = XMLHttpRequest.prototype.send;
    XMLHttpRequest.prototype.send = function (body) {
      const file = body instanceof FormData ? body.get('image') : null;
      if (file instanceof File) Object.assign(window, { sentImage: file });
      send.call(this, body);
    };
  });
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
  const bytes = await sharp({ create: { width: 3000, height: 2000, channels: 3, background: 'teal', noise } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  const sheet = await openNew(page, workshop);
  await fill(sheet, { 'Naslov*': 'Fotografija', ...workshop.required });
  await choose(sheet, 'Slika', new File([new Uint8Array(bytes)], 'IMG_1001.jpg', { type: 'image/jpeg' }));
  await save(sheet);
  await said(page, workshop.words.created);
  const sent = await page.evaluate(async () => {
    const file = (window as unknown as { sentImage: File }).sentImage;
    const { width, height } = await createImageBitmap(file, { imageOrientation: 'none' });
    return { width, height, name: file.name, size: file.size };
  });
  assert.deepEqual([sent.width, sent.height, sent.name], [1707, 2560, 'IMG_1001.jpg']);
  assert.ok(sent.size < bytes.length, `${sent.size} of ${bytes.length}`);
});

test('a photo that is too large as it was taken is made smaller before it is refused', async t => {
  const page = await open(t, workshop.path);
  const sheet = await openNew(page, workshop);
  const bytes = await sharp({ create: { width: 2600, height: 20, channels: 3, background: 'teal' } })
    .jpeg()
    .toBuffer();
  const folder = await mkdtemp(join(tmpdir(), 'photo-'));
  t.after(() => rm(folder, { recursive: true }));
  const heavy = join(folder, 'IMG_1002.jpg');
  // What follows the end of a picture is no part of it, and makes it heavy at once.
  await writeFile(heavy, Buffer.concat([bytes, Buffer.alloc(16 * 1024 * 1024)]));
  await sheet.locator('input[type=file][aria-label="Slika"]').setInputFiles(heavy);
  await sheet.getByText('IMG_1002.jpg').waitFor();
  await sheet.locator('img[src^="blob:"]').waitFor();
});

test('a picture and a document are added, and taken away again even after the tab was closed', async t => {
  const tab = await open(t, workshop.path);
  let sheet = await openNew(tab, workshop);
  await fill(sheet, { 'Naslov*': 'S prilozima', ...workshop.required });
  await choose(sheet, 'Slika', await samplePicture());
  await sheet.getByRole('img', { name: 'Pregled odabrane slike' }).waitFor();
  await choose(sheet, 'Dokumentacija (PDF)', samplePdf);
  await sheet.getByText('program.pdf').waitFor();
  await save(sheet);
  await said(tab, workshop.words.created);
  await gone(sheet);

  sheet = await openStored(tab, workshop, 'S prilozima');
  await sheet.getByRole('button', { name: 'Ukloni sliku' }).click();
  await sheet.getByRole('button', { name: 'Ukloni PDF' }).click();
  await draftHas(tab, '"image":null,"pdf":null');
  const page = await tab.context().newPage();
  await tab.close();
  await page.goto(site.origin + workshop.path);
  sheet = await openStored(page, workshop, 'S prilozima');
  await sheet.getByText(/^Vraćene su/).waitFor();
  await sheet.getByText('JPEG, PNG, WebP, GIF ili AVIF, najviše 15 MB').waitFor();
  await sheet.getByText('PDF, najviše 25 MB').waitFor();
  await save(sheet);
  await said(page, workshop.words.updated);
  const [detail] = await Promise.all([
    page.context().waitForEvent('page'),
    page.getByRole('link', { name: 'Pregledaj: S prilozima' }).click(),
  ]);
  await detail.getByRole('heading', { level: 1, name: 'S prilozima' }).waitFor();
  assert.equal(await detail.getByRole('article').locator('img, a[download]').count(), 0);
});

test('a file that the server refuses is named, beside the form and in a toast', async t => {
  const page = await open(t, workshop.path);
  const sheet = await openNew(page, workshop);
  await fill(sheet, { 'Naslov*': 'S krivom datotekom', ...workshop.required });
  await choose(sheet, 'Slika', await samplePicture());
  await choose(sheet, 'Dokumentacija (PDF)', new File(['ovo nije PDF'], 'program.pdf', samplePdf));
  await save(sheet);
  const text = 'PDF: datoteka nije ispravan PDF.';
  await sheet.locator('form').getByRole('alert').getByText(text, { exact: true }).waitFor();
  await page.getByRole('region', { name: 'Obavijesti' }).getByText(text).waitFor();
});

test('what the server refuses at a field has its toast, too', async t => {
  const { path, calls, required } = workshop;
  const page = await open(t, path);
  const sheet = await openNew(page, workshop);
  await fill(sheet, { 'Naslov*': 'Prevelika slika', ...required });
  const error = 'Provjerite unesene podatke.';
  const fields = { image: 'Slika može imati najviše 60 megapiksela.' };
  await page.route(`**/api${calls.create.path}`, route =>
    route.fulfill({ status: 422, json: { error, code: 'validation', fields } }),
  );
  await save(sheet);
  await sheet.getByRole('link', { name: `Slika: ${fields.image}` }).waitFor();
  await page.getByRole('region', { name: 'Obavijesti' }).getByText(error).waitFor();
});

test('no message lies on what is pressed next, at any width', async t => {
  const page = await open(t, symposium.path);
  const eachIsReachable = async (controls: Locator) => {
    for (const [width, height] of [
      [1440, 900],
      [1366, 768],
      [1025, 768],
      [768, 1024],
      [390, 844],
      [320, 568],
    ] as const) {
      await page.setViewportSize({ width, height });
      for (const control of await controls.filter({ visible: true }).all())
        assert.equal(await isReachable(control), true, `${await control.innerHTML()} at ${width}`);
    }
  };
  const mend = await breakCall(page, symposium.calls.create);
  const sheet = await openNew(page, symposium);
  await fill(sheet, { 'Naslov*': 'Lipidi', ...symposium.required });
  await save(sheet);
  const region = page.getByRole('region', { name: 'Obavijesti' });
  await region.getByRole('alert').waitFor();
  await eachIsReachable(sheet.locator('> header button, > footer button'));
  await mend();
  await save(sheet);
  await gone(sheet);
  const success = region.getByRole('status');
  await success.waitFor();
  await success.getByRole('button').focus();
  await eachIsReachable(page.getByRole('button', { name: /^(Dodaj|Otvori meni)/ }));
  assert.equal(await success.count(), 1);
});

type Shown = { kind: ContentKind; texts: string[]; missing: string[]; error: string };
const details: Record<string, Shown> = {
  symposium: {
    kind: symposium,
    texts: ['O događaju', 'Organizator: UBMB BiH', 'Tuzla', '09:00', '20.11.2026 – 22.11.2026'],
    missing: ['Simpozij nije pronađen', 'Traženi simpozij ne postoji ili je uklonjen.'],
    error: 'Nije moguće učitati simpozij.',
  },
  workshop: {
    kind: workshop,
    texts: ['O radionici', 'Kapacitet: 20 učesnika', 'Predavač: Amra Kovač', '10:30 (2 dana)', 'Sarajevo'],
    missing: ['Radionica nije pronađena', 'Tražena radionica ne postoji ili je uklonjena.'],
    error: 'Nije moguće učitati radionicu.',
  },
};
for (const [name, { kind, texts, missing, error }] of Object.entries(details)) {
  test(`${name}: the detail shows it, is edited and deleted, and says what is missing or broken`, async t => {
    const title = 'Cijeli prikaz';
    const { id } = await add(kind, {
      title,
      details: '<h1>Program</h1>',
      ...(name === 'workshop' && { pdf: samplePdf }),
    });
    const list = await open(t, `${kind.path}?q=cijeli`);
    const [page] = await Promise.all([
      list.context().waitForEvent('page'),
      list.getByRole('link', { name: `Pregledaj: ${title}` }).click(),
    ]);
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
    const article = page.getByRole('article');
    await article.getByRole('link', { name: 'Prijave (0)' }).waitFor();
    const shown = (await article.innerText()).replaceAll('\u00a0', ' ');
    for (const text of [...texts, 'Prijave (0)']) assert.ok(shown.includes(text), `${text} in ${shown}`);
    assert.equal(await article.getByRole('link', { name: /PDF/ }).count(), name === 'workshop' ? 1 : 0);
    assert.deepEqual(await axeViolations(page), []);
    const publicLink = article.getByRole('link', { name: 'Pogledaj na stranici' });
    const { status } = await fetch(new URL((await publicLink.getAttribute('href')) ?? '', site.origin));
    assert.equal(status, 200, 'visitors read it there');
    const size = page.viewportSize();
    await page.setViewportSize({ width: 320, height: 640 });
    assert.equal(await scrollsSideways(page), false);
    if (size) await page.setViewportSize(size);

    await article.getByRole('button', { name: 'Uredi' }).click();
    const sheet = page.getByRole('dialog', { name: kind.words.edit });
    await sheet.getByLabel('Naslov*').waitFor();
    assert.equal((await sheet.boundingBox())?.width, 1024, 'it has its own width, not that of the text');
    await fill(sheet, { 'Naslov*': 'Cijeli i noviji prikaz' });
    await save(sheet);
    await said(page, kind.words.updated);
    await page.getByRole('heading', { level: 1, name: 'Cijeli i noviji prikaz' }).waitFor();

    await article.getByRole('button', { name: 'Obriši' }).click();
    await question(page).getByText(kind.words.removal('Cijeli i noviji prikaz')).waitFor();
    await question(page).getByRole('button', { name: 'Obriši' }).click();
    await said(page, kind.words.deleted);
    await page.waitForURL(site.origin + kind.path);

    await page.goto(`${site.origin}${kind.path}/${id}`);
    for (const text of missing) await said(page, text);
    const mend = await breakCall(page, kind.calls.show);
    await page.reload();
    await said(page, error);
    await mend();
    await page.getByRole('button', { name: 'Pokušaj ponovo' }).click();
    await said(page, missing[0] ?? '');
  });
}

for (const kind of [symposium, workshop]) {
  test(`${kind.words.heading}: the detail tells whether one can apply, and has no heading without a text`, async t => {
    const { id } = await add(kind, { title: 'Bez teksta', details: '', showForm: 'false' });
    const page = await open(t, `${kind.path}/${id}`);
    const article = page.getByRole('article');
    await article.getByText('Prijave zatvorene').waitFor();
    assert.equal(await article.getByRole('heading', { level: 2 }).count(), 0);
    await change(kind, id, { details: '<p>Program</p>', showForm: 'true', finishedAt: '2099-12-31' });
    await page.reload();
    await article.getByText('Prijave otvorene').waitFor();
    await article.getByRole('heading', { level: 2, name: /^O (događaju|radionici)$/ }).waitFor();
  });
}

/** A list that cannot be loaded at first, and then can. */
async function openBroken(t: TestContext, { path, calls, words }: ContentKind): Promise<Page> {
  const page = await open(t, '/admin');
  const mend = await breakCall(page, calls.page);
  await page.getByRole('link', { name: words.heading, exact: true }).click();
  await said(page, words.loadError);
  assert.equal(new URL(page.url()).pathname, path);
  await mend();
  await page.getByRole('button', { name: 'Pokušaj ponovo' }).click();
  await page.getByRole('table').waitFor();
  return page;
}

/** Presses Tab until the element has the focus. */
async function tabTo(page: Page, element: Locator): Promise<void> {
  await element.waitFor();
  for (let presses = 0; presses < 150; presses += 1) {
    if (await element.evaluate(each => each === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  assert.fail(`${element} cannot be reached with the Tab key`);
}

/** Labels in the order in which the Tab key comes to their fields. */
async function labelsInOrder(sheet: Locator, labels: string[]): Promise<string[]> {
  const inSheet = await sheet.locator('label').allInnerTexts();
  return labels.toSorted((one, other) => inSheet.indexOf(one) - inSheet.indexOf(other));
}
