import assert from 'node:assert/strict';
import { after, before, type TestContext, test } from 'node:test';
import { type Browser, expect, type Page } from '@playwright/test';
import { sampleForms } from '#server/testing/sample-forms.ts';
import {
  axeViolations,
  hasFocus,
  launchBrowser,
  openPage,
  scrollsSideways,
  signIn,
} from './support/browser.ts';
import { defect } from './support/defect.ts';
import { administrator, type RunningSite, startSite } from './support/site.ts';

let site: RunningSite;
let browser: Browser;
before(async () => {
  [site, browser] = await Promise.all([
    startSite({ STARTER_CONTENT: 'off', RATE_LIMIT: 'off' }),
    launchBrowser(),
  ]);
});
after(async () => {
  await browser.close();
  await site.stop();
});

type Fields = Record<string, unknown>;

async function token(): Promise<string> {
  const { body } = await post<{ token: string }>('/login.php', administrator);
  return body.token;
}

/** Makes a call as a visitor, or as the administrator with a token. */
async function post<Body = { id: number }>(path: string, fields: Fields, bearer = '') {
  const response = await fetch(`${site.origin}/api${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...(bearer && { Authorization: `Bearer ${bearer}` }) },
    body: JSON.stringify(fields),
  });
  assert.ok(response.ok, `${path}: ${response.status}`);
  return { body: (await response.json()) as Body };
}

/** Deletes all that a list has. */
async function clear(path: string): Promise<void> {
  const headers = { Authorization: `Bearer ${await token()}` };
  const all = await fetch(`${site.origin}/api${path}`, { headers });
  for (const { id } of (await all.json()) as { id: number }[]) {
    await fetch(`${site.origin}/api${path}?id=${id}`, { method: 'DELETE', headers });
  }
}

const ask = (fields: Fields = {}) => post('/questions.php', { ...sampleForms.question, ...fields });

/** A screen of the panel, as somebody with a session of their own. */
async function open(t: TestContext, path: string, options: Parameters<typeof openPage>[1] = {}) {
  const page = await openPage(browser, options);
  t.after(async () => {
    // A refused request is noted in the console by the browser itself.
    assert.deepEqual(
      page.problems.filter(problem => !problem.includes('Failed to load resource')),
      [],
    );
    await page.context().close();
  });
  await signIn(page, site.origin, path);
  return page;
}

const failing = (page: Page, path: string, method: string) =>
  page.route(`**/api${path}*`, route =>
    route.request().method() === method ? route.fulfill(defect) : route.fallback(),
  );
const works = (page: Page, path: string) => page.unroute(`**/api${path}*`);
const names = (page: Page) => page.locator('tbody th');

test('questions are listed newest first, found, sorted and paged', async t => {
  await clear('/questions.php');
  for (let number = 1; number <= 21; number += 1)
    await ask({ name: `Osoba ${String(number).padStart(2, '0')}`, message: `Poruka ${number}` });
  await ask({ name: 'Đurđa Čolić', email: 'djurdja@primjer.ba', message: 'Kada je skupština?' });
  const page = await open(t, '/admin/pitanja');
  await page.getByText('22 pitanja', { exact: true }).waitFor();
  await expect(names(page)).toHaveCount(20);
  await expect(names(page).nth(0)).toContainText('Đurđa Čolić');
  await expect(names(page).nth(1)).toContainText('Osoba 21');
  // What is before one's eyes is new no more, but says that it was.
  const navigation = page.getByRole('navigation', { name: 'Administracija' });
  await navigation.getByLabel('2 nova pitanja').waitFor();
  assert.equal(await page.getByText('Novo', { exact: true }).count(), 20);

  await page.getByRole('link', { name: 'Stranica 2' }).click();
  await page.waitForURL('**?page=2');
  await page.getByText('Osoba 01').waitFor();
  await navigation.getByLabel(/nov/).waitFor({ state: 'detached' });
  await expect(names(page)).toContainText(['Osoba 02', 'Osoba 01']);

  await page.getByRole('button', { name: 'Ime' }).click();
  await page.getByText('Osoba 10').waitFor();
  await expect(names(page).first()).toContainText('Đurđa Čolić');
  await page.getByRole('button', { name: 'Ime' }).click();
  await page.getByRole('columnheader', { name: 'Ime' }).and(page.locator('[aria-sort=descending]')).waitFor();
  await page.waitForFunction(() => document.querySelector('tbody th')?.textContent === 'Osoba 21');

  for (const query of ['curdja', 'durda colic', 'djurdja@primjer', 'skupstina']) {
    await page.keyboard.press('/');
    await hasFocus(page.getByRole('searchbox', { name: 'Pretraži po imenu, e-mailu ili poruci' }));
    await page.getByRole('searchbox').fill(query);
    if (query === 'curdja') {
      await page.getByText('Nema rezultata za „curdja“').waitFor();
      await page.getByRole('button', { name: 'Poništi pretragu' }).click();
      await page.getByText('22 pitanja', { exact: true }).waitFor();
      continue;
    }
    await page.getByText('1 pitanje', { exact: true }).waitFor();
    await expect(names(page), query).toContainText(['Đurđa Čolić']);
    await page.getByRole('searchbox').press('Escape');
    await page.getByText('22 pitanja', { exact: true }).waitFor();
    await page.getByRole('searchbox').blur();
  }
  await page.getByRole('link', { name: 'djurdja@primjer.ba' }).waitFor({ state: 'detached' });
});

test('a message is opened by keyboard, read in full and answered by mail', async t => {
  await clear('/questions.php');
  const message =
    'Poštovani,\n\nda li se <b>članarina</b> može platiti & potvrda dobiti na licu mjesta, ili treba uplatiti ranije?\nHvala';
  await ask({ name: 'Selma', email: 'selma+1@primjer.ba', message });
  const page = await open(t, '/admin/pitanja');
  assert.equal(
    await page.getByRole('link', { name: 'selma+1@primjer.ba' }).getAttribute('href'),
    'mailto:selma%2B1@primjer.ba',
  );
  const toggle = page.locator('td [aria-expanded]');
  await page
    .getByRole('button', {
      name: 'Poštovani, da li se <b>članarina</b> može platiti & potvrda dobiti na licu mjesta, ili…',
    })
    .and(page.locator('[aria-expanded=false]'))
    .focus();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Sažmi poruku', expanded: true }).waitFor();
  await hasFocus(toggle);
  const full = page.locator(`[id="${await toggle.getAttribute('aria-controls')}"]`);
  assert.equal(await full.locator('p').innerText(), message);
  const answer = new URL((await full.getByRole('link', { name: 'Odgovori' }).getAttribute('href')) ?? '');
  assert.equal(answer.pathname, 'selma%2B1@primjer.ba');
  assert.equal(
    answer.searchParams.get('subject'),
    'Re: „Poštovani, da li se <b>članarina</b> može platiti & potvrda…“',
  );
  await page.keyboard.press('Space');
  await full.locator('p').waitFor({ state: 'detached' });
});

test('a question is deleted after it was asked for, or said why not', async t => {
  await clear('/questions.php');
  for (const name of ['Prva', 'Druga']) await ask({ name });
  const page = await open(t, '/admin/pitanja');
  const bin = page.getByRole('button', { name: 'Obriši: Druga' });
  const dialog = page.getByRole('alertdialog', { name: 'Potvrda brisanja' });
  await bin.click();
  assert.equal(
    await dialog.getByRole('paragraph').innerText(),
    'Da li ste sigurni da želite obrisati ovo pitanje? Pošiljalac: Druga.',
  );
  await hasFocus(dialog.getByRole('button', { name: 'Odustani' }));
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await hasFocus(bin);

  await failing(page, '/questions.php', 'DELETE');
  await bin.click();
  await dialog.getByRole('button', { name: 'Obriši' }).click();
  await page.getByRole('alert').filter({ hasText: 'Greška prilikom brisanja pitanja' }).waitFor();
  await works(page, '/questions.php');
  await dialog.getByRole('button', { name: 'Obriši' }).click();
  await page.getByRole('status').filter({ hasText: 'Pitanje uspješno obrisano' }).waitFor();
  await dialog.waitFor({ state: 'detached' });
  await bin.waitFor({ state: 'detached' });
  await hasFocus(page.getByRole('row', { name: /^Prva/ }).locator(':focus'));

  await page.getByRole('button', { name: 'Obriši: Prva' }).click();
  await dialog.getByRole('button', { name: 'Obriši' }).click();
  await page.getByRole('heading', { name: 'Još nema pitanja' }).waitFor();
  await page.getByText('Poruke poslane s kontakt stranice pojavit će se ovdje.').waitFor();
  assert.equal(await page.getByRole('link', { name: /^Pitanja/ }).innerText(), 'Pitanja');

  await failing(page, '/questions.php', 'GET');
  await page.reload();
  await page.getByText('Greška pri učitavanju pitanja').waitFor();
  await works(page, '/questions.php');
  await page.getByRole('button', { name: 'Pokušaj ponovo' }).click();
  await page.getByRole('heading', { name: 'Još nema pitanja' }).waitFor();
});

test('what is suspected waits below the questions, and is freed or deleted there', async t => {
  await clear('/questions.php');
  for (const name of ['Prva', 'Druga']) await ask({ name, website: 'x', message: `<b>${name}</b>\npita` });
  const page = await open(t, '/admin/pitanja');
  await page.getByRole('heading', { name: 'Još nema pitanja' }).waitFor();
  await page.getByText('Još 2 poruke izdvojene su kao sumnjive').waitFor();
  await page.getByRole('link', { name: 'Pogledaj' }).click();
  const summary = page.locator('summary').filter({ hasText: 'Sumnjivo (2)' });
  await hasFocus(summary);

  // The first screen tells it, too.
  await page.goto(`${site.origin}/admin`);
  await page.getByText('Izdvojeno kao sumnjivo: 2').waitFor();
  assert.deepEqual(await axeViolations(page), []);
  await page.getByRole('link', { name: 'Pitanja (2)' }).click();
  await hasFocus(summary);
  await page.getByText('<b>Prva</b>').waitFor();
  assert.deepEqual(await axeViolations(page), []);

  await failing(page, '/suspects', 'POST');
  const release = page.getByRole('button', { name: 'Nije spam: Prva' });
  await release.click();
  await page.getByRole('alert').filter({ hasText: 'Greška prilikom vraćanja' }).waitFor();
  await works(page, '/suspects');
  await release.click();
  await page.getByRole('row', { name: /^Prva/ }).waitFor();
  await hasFocus(page.getByRole('heading', { name: 'Sumnjivo (1)' }));

  await page.getByRole('button', { name: 'Obriši: Druga' }).click();
  const confirm = page.getByRole('alertdialog').getByRole('button', { name: 'Obriši' });
  await failing(page, '/suspects', 'DELETE');
  await confirm.click();
  await page.getByRole('alert').filter({ hasText: 'Greška prilikom brisanja' }).waitFor();
  await works(page, '/suspects');
  await confirm.click();
  await page.getByRole('status').filter({ hasText: 'Sumnjiva poruka je obrisana' }).waitFor();
  await hasFocus(page.getByRole('heading', { level: 1, name: 'Pitanja' }));
  assert.equal(await page.getByText('Sumnjivo (').count(), 0);
});

test('a member is added from the form, whose text outlives every refusal', async t => {
  await clear('/members.php');
  const page = await open(t, '/admin/clanovi');
  await page.getByRole('heading', { name: 'Još nema članova' }).waitFor();
  await page.getByText('0 članova', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Dodaj člana' }).first().click();
  const sheet = page.getByRole('dialog', { name: 'Novi član' });
  await hasFocus(sheet.getByLabel('Ime*', { exact: true }));
  await page.keyboard.type('Đurđa');
  await sheet.getByLabel('E-mail adresa*').fill('djurdja');
  await page.keyboard.press('Control+s');
  await sheet.getByRole('link', { name: 'Prezime: Ovo polje je obavezno.' }).waitFor();
  await sheet
    .getByRole('link', { name: 'E-mail adresa: Unesite ispravnu e-mail adresu, npr. ime@primjer.ba' })
    .click();
  await hasFocus(sheet.getByLabel('E-mail adresa*'));
  await sheet.getByLabel('E-mail adresa*').fill('djurdja@primjer.ba');
  await sheet.getByLabel('Prezime*').fill('Šćepanović');
  const work = sheet.getByRole('group', { name: 'Zaposlenje' });
  await work.getByLabel('Poštanski broj').fill('071000');
  await work.getByLabel('Firma / ustanova').fill('Klinika');
  await sheet.getByLabel('Tip članstva').selectOption('Počasni član');

  await failing(page, '/members.php', 'POST');
  await sheet.getByRole('button', { name: 'Sačuvaj' }).click();
  await sheet.getByText('Došlo je do greške prilikom dodavanja člana').first().waitFor();
  assert.equal(await sheet.getByLabel('Ime*', { exact: true }).inputValue(), 'Đurđa');
  await works(page, '/members.php');
  await sheet.getByRole('button', { name: 'Sačuvaj' }).click();
  await page.getByRole('status').filter({ hasText: 'Član je uspješno dodan' }).waitFor();
  await sheet.waitFor({ state: 'detached' });
  await page.getByText('1 član', { exact: true }).waitFor();

  await page.getByRole('button', { name: 'Šćepanović Đurđa' }).click();
  const detail = page.getByRole('dialog', { name: 'Đurđa Šćepanović' });
  const facts = await detail.locator('dl').allInnerTexts();
  assert.deepEqual(
    facts.map(text => text.split(/\s*\n\s*/)),
    [
      ['Ime', 'Đurđa', 'Prezime', 'Šćepanović', 'E-mail adresa', 'djurdja@primjer.ba', 'Godina rođenja', '-'],
      ['Fakultet', '-', 'Stručno zvanje', '-', 'Naučno zvanje', '-'],
      ['Firma / ustanova', 'Klinika', 'Adresa na poslu', '-', 'Telefon na poslu', '-'].concat(
        'Poštanski broj',
        '071000',
      ),
      ['Adresa', '-', 'Poštanski broj', '-', 'Grad', '-', 'Telefon', '-'],
      ['Naučna djelatnost', '-', 'Specijalizacija', '-'],
      ['Tip članstva', 'Počasni član', 'Dodano', facts.at(-1)?.match(/[\d.]+ [\d:]+$/)?.[0]],
    ],
  );
  await page.keyboard.press('Escape');
  await hasFocus(page.getByRole('button', { name: 'Šćepanović Đurđa' }));
});

test('members are counted in words, found, sorted and deleted', async t => {
  await clear('/members.php');
  const bearer = await token();
  for (const [firstName, lastName] of [
    ['Amra', 'Žilić'],
    ['Lejla', 'Čolić'],
    ['Đana', 'Begić'],
    ['Ena', 'Šimić'],
    ['Una', 'Kovač'],
  ])
    await post('/members.php', { ...sampleForms.member, firstName, lastName }, bearer);
  const page = await open(t, '/admin/clanovi');
  await page.getByText('5 članova', { exact: true }).waitFor();
  await expect(names(page).first()).toHaveText('Kovač Una');
  await page.getByRole('button', { name: 'Prezime i ime' }).click();
  await expect(names(page)).toHaveText(['Begić Đana', 'Čolić Lejla', 'Kovač Una', 'Šimić Ena', 'Žilić Amra']);
  await page.getByRole('searchbox').fill('simic');
  await page.getByText('1 član', { exact: true }).waitFor();
  assert.equal(await page.locator('mark').innerText(), 'Šimić');
  await page.getByRole('searchbox').fill('niko');
  await page.getByText('Nema rezultata za „niko“').waitFor();
  await page.getByRole('button', { name: 'Poništi pretragu' }).click();

  const dialog = page.getByRole('alertdialog', { name: 'Potvrda brisanja' });
  await page.getByRole('button', { name: 'Obriši: Una Kovač' }).click();
  assert.equal(
    await dialog.getByRole('paragraph').innerText(),
    'Podaci o članu: Una Kovač bit će trajno obrisani. Ova radnja se ne može poništiti.',
  );
  await failing(page, '/members.php', 'DELETE');
  await dialog.getByRole('button', { name: 'Obriši' }).click();
  await page.getByText('Došlo je do greške prilikom brisanja člana').waitFor();
  await works(page, '/members.php');
  await dialog.getByRole('button', { name: 'Obriši' }).click();
  await page.getByText('Član je uspješno obrisan').waitFor();
  await page.getByText('4 člana', { exact: true }).waitFor();
  await hasFocus(page.getByRole('row', { name: /^Šimić Ena/ }).locator(':focus'));

  await failing(page, '/members.php', 'GET');
  await page.reload();
  await page.getByText('Greška pri učitavanju članova').waitFor();
});

test('the first screen says how things stand, and leads there', async t => {
  await clear('/questions.php');
  const page = await open(t, '/admin');
  await page.getByRole('heading', { level: 1, name: 'Dobro došli' }).waitFor();
  await page.getByText(`Prijavljeni ste kao ${administrator.email}.`).waitFor();
  const figures = page.getByRole('list', { name: 'Stanje' }).getByRole('listitem');
  await figures.first().waitFor();
  assert.deepEqual(
    (await figures.allInnerTexts()).map(text => text.split(/\s*\n\s*/)),
    [
      ['0', 'prijava na otvorene događaje'],
      ['0', 'novih pitanja'],
      ['0', 'nadolazećih događaja'],
      ['0', 'objavljenih novosti'],
    ],
  );
  await page.getByRole('img', { name: 'U posljednjih 12 sedmica nije bilo prijava.' }).waitFor();
  for (const text of ['Nema otvorenih ni nedavnih događaja.', 'Još nema prijava.', 'Još nema pitanja.'])
    await page.getByText(text).waitFor();
  await page.getByRole('region', { name: 'Sigurnosna kopija' }).getByText('Još nema kopije').waitFor();

  const day = new Date().toISOString().slice(0, 10);
  const congress = { ...sampleForms.congress, startedAt: day, finishedAt: '2099-01-01' };
  const bearer = await token();
  const { id } = (await post('/congress.php', congress, bearer)).body;
  for (const firstName of ['Amra', 'Lejla'])
    await post('/applications.php', {
      ...sampleForms.application,
      firstName,
      workshopId: id,
      applicationType: 'congress',
    });
  await ask({ name: 'Selma', message: 'Koliko iznosi članarina?' });
  await page.reload();
  await page.getByText('prijave na otvorene događaje').waitFor();
  await page
    .getByRole('img', { name: /^U posljednjih 12 sedmica 2 prijave: najviše 2 u sedmici od/ })
    .waitFor();
  const part = (name: string) => page.getByRole('region', { name });
  assert.match(await part('Prijave po događaju').getByRole('listitem').innerText(), /Kongres biohemičara/);
  assert.deepEqual(await part('Najnovije prijave').getByRole('link').allInnerTexts(), [
    'Lejla Đurić',
    'Amra Đurić',
  ]);
  for (const link of [
    part('Prijave po događaju').getByRole('link'),
    part('Najnovije prijave').getByRole('link').first(),
  ])
    assert.equal(await link.getAttribute('href'), `/admin/kongres-prijave/${id}`);

  await part('Najnovija pitanja').getByRole('link', { name: 'Selma' }).click();
  await hasFocus(page.getByRole('heading', { level: 1, name: 'Pitanja' }));
  await page.getByRole('button', { name: 'Sažmi poruku', expanded: true }).waitFor();
});

test('the password can be changed though nothing else could be read', async t => {
  const page = await open(t, '/admin/pitanja');
  await failing(page, '/overview.php', 'GET');
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await page.getByText('Nije moguće učitati podatke.').waitFor();
  const change = page.getByRole('region', { name: 'Promjena lozinke' });
  await change.getByLabel('Trenutna lozinka').fill('kriva-lozinka');
  await change.getByLabel('Nova lozinka').fill('nova-lozinka');
  await change.getByLabel('Potvrda nove lozinke').fill('nova-lozinka');
  await change.getByRole('button', { name: 'Promijeni lozinku' }).click();
  await change.getByText('Trenutna lozinka nije ispravna.').waitFor();
  const toast = page.getByRole('region', { name: 'Obavijesti' }).getByRole('alert');
  await toast.filter({ hasText: 'Provjerite unesene podatke.' }).waitFor();
  await failing(page, '/change-password.php', 'POST');
  await change.getByRole('button', { name: 'Promijeni lozinku' }).click();
  await change.getByText('Greška prilikom promjene lozinke').waitFor();
  await toast.filter({ hasText: 'Greška prilikom promjene lozinke' }).waitFor();
  await works(page, '/overview.php');
  await page.getByRole('button', { name: 'Pokušaj ponovo' }).click();
  await page.getByRole('list', { name: 'Stanje' }).waitFor();
  assert.equal(await change.getByLabel('Nova lozinka').inputValue(), 'nova-lozinka');
});

test('one sees where one is signed in, and signs out everywhere else', async t => {
  const page = await open(t, '/admin');
  const signedIn = page.getByRole('region', { name: 'Gdje ste prijavljeni' });
  const end = signedIn.getByRole('button', { name: 'Odjavi sve' });
  const other = await token();
  await page.reload();
  await end.click();
  const dialog = page.getByRole('alertdialog', { name: 'Odjaviti sve druge uređaje?' });
  await hasFocus(dialog.getByRole('button', { name: 'Odustani' }));
  await failing(page, '/sessions', 'DELETE');
  await dialog.getByRole('button', { name: 'Odjavi sve' }).click();
  await page.getByRole('alert').filter({ hasText: 'Greška prilikom odjavljivanja' }).waitFor();
  await works(page, '/sessions');
  await dialog.getByRole('button', { name: 'Odjavi sve' }).click();
  await page.getByRole('status').filter({ hasText: 'Svi drugi uređaji su odjavljeni' }).waitFor();
  await signedIn.getByText('Niste prijavljeni ni na jednom drugom uređaju.').waitFor();
  assert.equal(await signedIn.getByRole('listitem').count(), 1);
  await signedIn.getByText('Ovaj uređaj').waitFor();
  assert.equal(await end.isDisabled(), true);
  assert.deepEqual(await axeViolations(page), []);
  const headers = { Authorization: `Bearer ${other}` };
  assert.equal((await fetch(`${site.origin}/api/session`, { headers })).status, 401);
});

test('a save that needs a new session goes on after signing in, where it was', async t => {
  await clear('/members.php');
  const page = await open(t, '/admin/clanovi');
  await page.getByRole('button', { name: 'Dodaj člana' }).first().click();
  const sheet = page.getByRole('dialog', { name: 'Novi član' });
  await sheet.getByLabel('Ime*', { exact: true }).fill('Amra');
  await sheet.getByLabel('Prezime*').fill('Kovač');
  await sheet.getByLabel('E-mail adresa*').fill('amra@primjer.ba');
  // Revoked on the server.
  const bearer = await page.evaluate(() => localStorage.getItem('token'));
  await fetch(`${site.origin}/api/login.php`, {
    method: 'DELETE',
    headers: { Authorization: `Bearer ${bearer}` },
  });
  await sheet.getByRole('button', { name: 'Sačuvaj' }).click();
  const dialog = page.getByRole('dialog', { name: 'Prijavite se ponovo' });
  await hasFocus(dialog.getByLabel('Lozinka'));
  assert.equal(await dialog.getByLabel('E-mail adresa').inputValue(), administrator.email);
  assert.deepEqual(await axeViolations(page), []);
  await page.keyboard.type('kriva');
  await page.keyboard.press('Enter');
  await dialog.getByRole('alert').filter({ hasText: 'Neispravni podaci za prijavu' }).waitFor();
  await dialog.getByLabel('Lozinka').fill(administrator.password);
  await page.keyboard.press('Enter');
  await page.getByText('Član je uspješno dodan').waitFor();
  await page.getByRole('button', { name: 'Kovač Amra' }).waitFor();
  assert.equal(new URL(page.url()).pathname, '/admin/clanovi');
});

test('an address of the panel that is none says so, whatever stands in it', async t => {
  const page = await open(t, '/admin/nema-me');
  for (const path of ['/admin/nema-me', '/admin/%0a', '/admin/novosti/1/%0d']) {
    await page.goto(site.origin + path);
    await page.getByRole('heading', { level: 1, name: 'Stranica nije pronađena' }).waitFor();
    await page.getByRole('link', { name: 'Nazad na Dashboard' }).click();
    await page.getByRole('heading', { level: 1 }).waitFor();
    assert.equal(page.url(), `${site.origin}/admin`);
  }
});

test('a screen that cannot be loaded leaves the menu where it is', async t => {
  const page = await openPage(browser);
  t.after(() => page.context().close());
  const chunk = '**/member-list-screen-*.js';
  await page.route(chunk, route => route.abort());
  await signIn(page, site.origin, '/admin/pitanja');
  const menu = page.getByRole('navigation', { name: 'Administracija' });
  await menu.getByRole('link', { name: 'Članovi' }).click();
  await page.getByRole('main').getByRole('heading', { name: 'Greška' }).waitFor();
  await menu.getByRole('link', { name: 'Pitanja' }).click();
  await page.getByRole('heading', { level: 1, name: 'Pitanja' }).waitFor();
  await page.unroute(chunk);
});

test('every screen is there before a connection goes', async t => {
  const page = await openPage(browser);
  t.after(() => page.context().close());
  const loaded = page.waitForResponse('**/member-list-screen-*.js');
  await signIn(page, site.origin, '/admin/pitanja');
  await (await loaded).finished();
  await page.context().setOffline(true);
  const menu = page.getByRole('navigation', { name: 'Administracija' });
  await menu.getByRole('link', { name: 'Članovi' }).click();
  await page.getByRole('heading', { level: 1, name: 'Članovi' }).waitFor();
  await page.getByText('Greška pri učitavanju članova').waitFor();
  await page.context().setOffline(false);
  await page.getByText('Greška pri učitavanju članova').waitFor({ state: 'detached' });
});

test('the guard leaves no trace in the history', async t => {
  const page = await openPage(browser);
  t.after(() => page.context().close());
  await page.goto(`${site.origin}/kontakt`);
  await page.goto(`${site.origin}/admin/pitanja`);
  await page.waitForURL('**/admin/login?from=%2Fadmin%2Fpitanja');
  await page.goBack();
  assert.equal(new URL(page.url()).pathname, '/kontakt');
});

test('signing out in one tab signs out in all, and each leads back', async t => {
  const page = await open(t, '/admin/clanovi?q=a');
  const other = await page.context().newPage();
  await other.goto(`${site.origin}/admin`);
  await other.getByRole('button', { name: 'Odjavi se' }).click();
  await other.waitForURL('**/admin/login');
  await page.getByText('Odjavljeni ste u drugoj kartici. Prijavite se ponovo.').waitFor();
  await page.getByLabel('E-mail adresa').fill(administrator.email);
  await page.getByLabel('Lozinka').fill(administrator.password);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/admin/clanovi?q=a');
  await page.getByRole('heading', { level: 1, name: 'Članovi' }).waitFor();
  // Opening the login screen clears what is stored, and with it the session of the others.
  await other.goto(`${site.origin}/admin/login`);
  await page.getByText('Odjavljeni ste u drugoj kartici. Prijavite se ponovo.').waitFor();
  const stored = await page.evaluate(() => Object.keys(localStorage));
  assert.deepEqual(
    stored.filter(key => key !== 'hasSignedIn'),
    [],
  );
});

test('the sidebar leads to the password and, in a new tab, to the site', async t => {
  const page = await open(t, '/admin/pitanja');
  await page.getByRole('link', { name: 'Promjena lozinke' }).click();
  await hasFocus(page.getByLabel('Trenutna lozinka'));
  const siteLink = page.getByRole('link', { name: 'Otvori stranicu' });
  assert.deepEqual(
    [await siteLink.getAttribute('href'), await siteLink.getAttribute('target')],
    ['/', '_blank'],
  );
});

test('after a navigation the focus waits for a late heading, and takes nobody from where they are', async t => {
  const bearer = await token();
  const form = new FormData();
  for (const [name, value] of Object.entries(sampleForms.news)) form.append(name, value);
  const created = await fetch(`${site.origin}/api/news.php`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${bearer}` },
    body: form,
  });
  const { id } = (await created.json()) as { id: number };
  for (const goesOn of [false, true]) {
    const page = await open(t, '/admin/clanovi');
    await page.getByRole('heading', { level: 1, name: 'Članovi' }).waitFor();
    const held = Promise.withResolvers<void>();
    await page.route('**/api/news-item.php*', async route => {
      await held.promise;
      await route.fallback();
    });
    const isAsked = page.waitForRequest('**/api/news-item.php*');
    // As a link within the panel does.
    await page.evaluate(path => {
      history.pushState({}, '', path);
      dispatchEvent(new PopStateEvent('popstate'));
    }, `/admin/novosti/${id}`);
    await isAsked;
    const back = page.getByRole('link', { name: 'Nazad na novosti' });
    if (goesOn) await back.focus();
    held.resolve();
    const heading = page.getByRole('heading', { level: 1, name: 'Poziv za sažetke' });
    await heading.waitFor();
    await hasFocus(goesOn ? back : heading);
  }
});

for (const [colorScheme, width] of [
  ['light', 1440],
  ['dark', 390],
] as const) {
  test(`the screens are accessible, ${colorScheme} at ${width}`, async t => {
    await Promise.all([clear('/questions.php'), clear('/members.php')]);
    await ask({ message: 'Poštovani,\n\n'.concat('kada je skupština? '.repeat(20)) });
    await post('/members.php', sampleForms.member, await token());
    const page = await open(t, '/admin', { colorScheme, viewport: { width, height: 844 } });
    const check = async (what: string) => {
      assert.deepEqual(await axeViolations(page), [], what);
      assert.equal(await scrollsSideways(page), false, what);
    };
    await page.getByRole('list', { name: 'Stanje' }).waitFor();
    await check('dashboard');
    await page.goto(`${site.origin}/admin/pitanja`);
    await page.locator('td [aria-expanded]').click();
    await check('questions');
    await page.getByRole('button', { name: /^Obriši/ }).click();
    await check('asking before a question goes');
    await page.goto(`${site.origin}/admin/clanovi`);
    await page.getByRole('button', { name: /^Pregledaj/ }).click();
    await check('a member');
    await page.keyboard.press('Escape');
    await check('members');
    await page.getByRole('button', { name: 'Dodaj člana' }).click();
    // Mounted, with the focus in it: before that nothing hears the keys.
    const form = page.getByRole('dialog', { name: 'Novi član' });
    await expect(form.getByLabel('Ime*', { exact: true })).toBeFocused();
    await page.keyboard.press('Control+s');
    await page.getByText('Provjerite unesene podatke').waitFor();
    await check('the form');
  });
}
