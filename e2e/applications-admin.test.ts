import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { after, before, describe, type TestContext, test } from 'node:test';
import { type Browser, type BrowserContextOptions, expect, type Page } from '@playwright/test';
import { XMLParser } from 'fast-xml-parser';
import { strFromU8, unzipSync } from 'fflate';
import { congressCalls, symposiumCalls, workshopCalls } from '#features/events/contract.ts';
import { type EventKind, eventKinds } from '#features/events/kinds.ts';
import { sampleForms } from '#server/testing/sample-forms.ts';
import { createApi, signIn as signInToApi } from './support/api.ts';
import {
  axeViolations,
  hasFocus,
  launchBrowser,
  openPage,
  scrollsSideways,
  signIn,
} from './support/browser.ts';
import { defect } from './support/defect.ts';
import { type SeededApplication, seedApplications } from './support/seeded-applications.ts';
import { type RunningSite, startSite } from './support/site.ts';

let site: RunningSite;
let browser: Browser;
let token: string;
before(async () => {
  [site, browser] = await Promise.all([
    startSite({ STARTER_CONTENT: 'off', RATE_LIMIT: 'off' }),
    launchBrowser(),
  ]);
  token = await signInToApi(site.origin);
});
after(async () => {
  await browser.close();
  await site.stop();
});

const paths = {
  workshop: '/admin/radionice-prijave',
  symposium: '/admin/simpozij-prijave',
  congress: '/admin/kongres-prijave',
};
const calls = { workshop: workshopCalls, symposium: symposiumCalls, congress: congressCalls };

async function createEvent(kind: EventKind, title = 'Lipidi i membrane: šta čuva ćeliju?'): Promise<number> {
  const fields = { ...sampleForms[kind], title, finishedAt: '2099-12-31' };
  const answer = await createApi(site.origin, token).call(calls[kind].create, { fields });
  assert.equal(answer?.status, 201);
  return Number(answer.body.id);
}

const minutes = 60_000;
const sentAt = (index: number) => new Date(Date.UTC(2026, 6, 1, 22, 5) - index * minutes).toISOString();

/** In the order in which they came, the newest first. */
const people: SeededApplication[] = [
  { firstName: 'Željko', lastName: 'Živković', email: 'zeljko@primjer.ba', birthYear: '1990', city: 'Tuzla' },
  {
    firstName: 'Đorđe',
    lastName: 'Šćepanović',
    email: 'ds@primjer.ba',
    birthYear: 'oko 1980.',
    faculty: '=HYPERLINK("https://zlo.primjer")',
    workPhone: '+387 33 111-222',
    workPostalCode: '071000',
    homePhone: '061222333',
    membershipType: 'počasni član',
  },
  { firstName: 'Amra', lastName: 'Čaušević', email: 'amra@primjer.ba', birthYear: '2001', city: 'Bihać' },
  { firstName: 'Damir', lastName: 'Ćatić', email: 'amra@primjer.ba', city: 'Živinice' },
  { firstName: 'Dženana', lastName: 'Cvijić', email: 'dz@primjer.ba', birthYear: '1975' },
];
const lastNames = people.map(({ lastName }) => lastName);

const seed = (eventId: number, list = people) =>
  seedApplications(
    site.dataDir,
    eventId,
    list.map((person, index) => ({ ...person, createdAt: sentAt(index) })).toReversed(),
  );

/** The applications to an event of its own, opened by somebody of their own. */
async function openApplications(
  t: TestContext,
  {
    kind = 'symposium',
    list = people,
    ...options
  }: BrowserContextOptions & {
    kind?: EventKind;
    list?: SeededApplication[];
  } = {},
) {
  const id = await createEvent(kind);
  seed(id, list);
  const page = await openPage(browser, options);
  t.after(() => page.context().close());
  await signIn(page, site.origin, `${paths[kind]}/${id}`);
  await page.locator('[data-application]').first().waitFor();
  return {
    id,
    page,
    isShown: (text: string) => page.getByRole('status').filter({ hasText: text }).waitFor(),
    rows: page.locator('tr[data-application]'),
    detail: page.getByRole('main').getByRole('complementary'),
    nameButton: (name: string) => page.getByRole('button', { name, exact: true }),
  };
}

/** The last names in their order, by which everybody is known here. */
const lastNameCells = (page: Page) => page.locator('tr[data-application] th:nth-child(2)');

const unexpected = (problems: string[]) =>
  problems.filter(problem => !problem.includes('Failed to load resource'));

for (const kind of eventKinds) {
  test(`${kind}: the event stands above its applications, all of their 19 fields under their groups`, async t => {
    const { id, page, isShown, rows } = await openApplications(t, { kind });
    await page
      .getByRole('heading', { level: 1, name: /^Lipidi i membrane: šta čuva ćeliju\?5 prijava$/ })
      .waitFor();
    await isShown('Prikazano 5 od 5 prijava');
    const head = page.locator('header').filter({ has: page.getByRole('heading', { level: 1 }) });
    await head.getByText('Prijave otvorene').waitFor();
    await head.getByText('20.11.2026 – 31.12.2099').waitFor();
    const facts = {
      workshop: ['Radionica', '10:30', '2 dana', 'Sarajevo', 'Amra Kovač', '20 mjesta'],
      symposium: ['Simpozij', '09:00', 'Tuzla', 'UBMB BiH'],
      congress: ['Kongres', 'Mostar'],
    };
    for (const fact of facts[kind]) await head.getByText(fact, { exact: true }).last().waitFor();
    const link = head.getByRole('link', { name: /^Pregledaj događaj/ });
    const details = { workshop: '/admin/radionice/', symposium: '/admin/simpozij/', congress: '/kongres/' };
    assert.equal(await link.getAttribute('href'), details[kind] + id);
    assert.equal(await link.getAttribute('target'), kind === 'congress' ? '_blank' : null);

    const groups = await page.locator('th[scope=colgroup]').allInnerTexts();
    assert.deepEqual(groups, [
      'Kandidat',
      'Kontakt',
      'Obrazovanje i zvanje',
      'Zaposlenje',
      'Kućna adresa',
      'Naučni rad',
      'Članstvo',
    ]);
    assert.deepEqual(await page.locator('th[scope=col]').allInnerTexts(), columns);
    const second = rows.nth(1).locator('th, td');
    assert.deepEqual(await second.allInnerTexts(), [
      ...[
        'Đorđe',
        'Šćepanović',
        'oko 1980.',
        'ds@primjer.ba',
        '=HYPERLINK("https://zlo.primjer")',
        '-',
        '-',
        '-',
      ],
      ...[
        '-',
        '+387 33 111-222',
        '071000',
        '-',
        '061222333',
        '-',
        '-',
        '-',
        '-',
        'počasni član',
        '02.07.2026 00:04',
      ],
    ]);
    assert.deepEqual(page.problems, []);
  });
}

const columns = [
  ...[
    'Ime',
    'Prezime',
    'God. rođenja',
    'E-mail',
    'Fakultet',
    'Stručno zvanje',
    'Naučno zvanje',
    'Firma / ustanova',
  ],
  ...['Adresa na poslu', 'Telefon na poslu', 'Pošt. broj (posao)', 'Kućna adresa', 'Kućni telefon'],
  ...['Pošt. broj (kuća)', 'Grad', 'Naučna djelatnost', 'Specijalizacija', 'Tip članstva', 'Datum prijave'],
];

test('what is searched is found in names and address, marked, and counted', async t => {
  const { page, isShown } = await openApplications(t);
  await page.keyboard.press('/');
  const search = page.getByRole('searchbox', { name: 'Pretraži po imenu, prezimenu ili e-mailu' });
  await hasFocus(search);
  await page.keyboard.type('djordje scep');
  await isShown('Prikazano 1 od 5 prijava');
  assert.deepEqual(await page.locator('mark').allInnerTexts(), ['Đorđe', 'Šćep']);
  await search.fill('AMRA@');
  await isShown('Prikazano 2 od 5 prijava');
  await expect(lastNameCells(page)).toHaveText(['Čaušević', 'Ćatić']);
  assert.equal(await page.getByText('ponovljena').count(), 1);
  await search.fill('nikoga');
  await page.getByText('Nema rezultata za „nikoga“').waitFor();
  await isShown('Prikazano 0 od 5 prijava');
  assert.equal(await page.getByRole('button', { name: 'Preuzmi Excel' }).isDisabled(), true);
  await page.getByRole('button', { name: 'Poništi pretragu' }).click();
  await isShown('Prikazano 5 od 5 prijava');
  assert.deepEqual(page.problems, []);
});

test('every column sorts, by the Bosnian alphabet and by value, and says so', async t => {
  const { page } = await openApplications(t);
  const sorted = page.locator('th[aria-sort]');
  await expect(sorted).toHaveText(['Datum prijave']);
  await expect(sorted).toHaveAttribute('aria-sort', 'descending');
  await expect(lastNameCells(page)).toHaveText(lastNames);
  for (const column of columns) {
    const button = page.getByRole('columnheader', { name: column, exact: true }).getByRole('button');
    const isNew = column !== 'Datum prijave';
    for (const direction of isNew ? ['ascending', 'descending'] : ['ascending']) {
      await button.click();
      await page.locator(`th[aria-sort="${direction}"]`, { hasText: column }).waitFor();
      await expect(sorted).toHaveText([column]);
    }
  }
  const sortBy = (column: string) =>
    page.getByRole('columnheader', { name: column, exact: true }).getByRole('button').click();
  await sortBy('Prezime');
  await expect(lastNameCells(page)).toHaveText(['Cvijić', 'Čaušević', 'Ćatić', 'Šćepanović', 'Živković']);
  await sortBy('God. rođenja');
  await expect(lastNameCells(page)).toHaveText(['Cvijić', 'Šćepanović', 'Živković', 'Čaušević', 'Ćatić']);
  await sortBy('Grad');
  await expect(lastNameCells(page)).toHaveText(['Čaušević', 'Živković', 'Ćatić', /./, /./]);
  await sortBy('Datum prijave');
  await expect(lastNameCells(page)).toHaveText(lastNames.toReversed());
  await expect(page).toHaveURL(/[?&]sort=created_at(&|$)/);
  await page.reload();
  await page.getByText('Redoslijed: Datum prijave, uzlazno').waitFor();
  await expect(lastNameCells(page)).toHaveText(lastNames.toReversed());
  const arrow = page.locator('th[aria-sort] svg, th svg').first();
  assert.equal(await arrow.evaluate(icon => getComputedStyle(icon).opacity), '1', 'without hovering');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('combobox', { name: 'Redoslijed' }).selectOption('last_name');
  await expect(page.locator('li[data-application]').first()).toContainText('Cvijić');
  assert.deepEqual(page.problems, []);
});

test('hidden groups of columns stay hidden, and no heading is cut off', async t => {
  const { page, rows } = await openApplications(t);
  const cut = await page
    .locator('thead th')
    .evaluateAll(cells =>
      cells.filter(cell => cell.scrollWidth > cell.clientWidth).map(cell => cell.textContent),
    );
  assert.deepEqual(cut, []);
  const group = (name: string) =>
    page.getByRole('group', { name: 'Prikazane grupe kolona' }).getByRole('button', { name });
  await group('Zaposlenje').click();
  await group('Naučni rad').click();
  const check = async () => {
    assert.equal(await group('Zaposlenje').getAttribute('aria-pressed'), 'false');
    assert.equal(await group('Članstvo').getAttribute('aria-pressed'), 'true');
    assert.equal(await page.locator('th[scope=col]').count(), 13);
    await page.getByText('13 kolona · ← → pomiče tabelu').waitFor();
    const positions = await rows
      .first()
      .locator('th, td')
      .evaluateAll(cells => cells.map(cell => Number(cell.getAttribute('aria-colindex'))));
    assert.deepEqual(positions, [1, 2, 3, 4, 5, 6, 7, 12, 13, 14, 15, 18, 19]);
  };
  await check();
  await page.reload();
  await rows.first().waitFor();
  await check();
  for (const name of ['Obrazovanje', 'Kućna', 'Članstvo']) await group(name).click();
  assert.equal(await page.locator('th[scope=col]').count(), 4);
  const frame = await page.getByRole('region', { name: /^Prijave, 19 kolona/ }).boundingBox();
  const table = await page.getByRole('table').boundingBox();
  assert.equal(table?.width, frame?.width, 'few columns fill the frame');
  await page.getByText('← → pomiče tabelu').waitFor({ state: 'detached' });
  await group('Zaposlenje').click();
  assert.equal(await page.locator('th[scope=col]').count(), 8);
  assert.deepEqual(page.problems, []);
});

test('names and headings stay in sight while the table is moved by the arrows', async t => {
  const list = Array.from({ length: 60 }, (_, index) => ({ ...people[0], email: `p${index}@primjer.ba` }));
  const { page } = await openApplications(t, { list: list as SeededApplication[] });
  const region = page.getByRole('region', { name: /^Prijave, 19 kolona/ });
  await region.focus();
  await page.keyboard.press('End');
  await page.waitForFunction(() => (document.querySelector('section[tabindex]')?.scrollTop ?? 0) > 500);
  for (let press = 0; press < 10; press += 1) await page.keyboard.press('ArrowRight');
  await page.waitForFunction(() => (document.querySelector('section[tabindex]')?.scrollLeft ?? 0) > 200);
  const frame = await region.boundingBox();
  assert.ok(frame);
  const at = async (selector: string) => {
    const box = await page.locator(selector).last().boundingBox();
    assert.ok(box, selector);
    return [Math.round(box.x - frame.x), Math.round(box.y - frame.y)];
  };
  assert.deepEqual((await at('tr[data-application] th:nth-child(1)'))[0], 0);
  assert.deepEqual((await at('tr[data-application] th:nth-child(2)'))[0], 112);
  assert.equal((await at('th[scope=colgroup]'))[1], 0);
  assert.equal((await at('th[scope=col]'))[1], 30);
  assert.deepEqual(page.problems, []);
});

test('the detail is read by keyboard alone: Enter, J, K, Esc', async t => {
  const { page, detail, nameButton } = await openApplications(t);
  await nameButton('Đorđe').focus();
  await page.keyboard.press('Enter');
  await hasFocus(detail.getByRole('heading', { level: 2, name: 'Đorđe Šćepanović' }));
  await detail.getByText('2 / 5', { exact: true }).waitFor();
  assert.deepEqual(await detail.getByRole('heading', { level: 3 }).allInnerTexts(), [
    ...['Osnovni podaci', 'Obrazovanje i zvanje', 'Zaposlenje', 'Kućna adresa', 'Naučni rad', 'Članstvo'],
  ]);
  assert.deepEqual(await detail.locator('dt').allInnerTexts(), [...columns, 'Saglasnost']);
  assert.deepEqual((await detail.locator('dd').allInnerTexts()).slice(8, 13), [
    ...['-', '+387 33 111-222', '071000', '-', '061222333'],
  ]);
  assert.deepEqual((await detail.locator('dd').allInnerTexts()).slice(-2), [
    '02.07.2026 00:04',
    '02.07.2026 00:04',
  ]);
  await page.keyboard.press('j');
  await page.keyboard.press('J');
  await detail.getByRole('heading', { level: 2, name: 'Damir Ćatić' }).waitFor();
  assert.deepEqual(await page.locator('tr[aria-current=true] th:nth-child(2)').allInnerTexts(), ['Ćatić']);
  await page.keyboard.press('j');
  await page.keyboard.press('j');
  await detail.getByText('5 / 5', { exact: true }).waitFor();
  assert.equal(await detail.getByRole('button', { name: 'Sljedeća prijava (J)' }).isDisabled(), true);
  await page.keyboard.press('k');
  await detail.getByText('4 / 5', { exact: true }).waitFor();
  await page.keyboard.press('Escape');
  await detail.waitFor({ state: 'detached' });
  await hasFocus(nameButton('Damir'));

  await page.getByRole('searchbox').fill('c');
  await page.keyboard.type('j');
  await page.getByText('Nema rezultata za „cj“').waitFor();
  assert.deepEqual(page.problems, []);
});

test('a click anywhere in a row opens it; the next and the previous are one press away', async t => {
  const { page, rows, detail } = await openApplications(t);
  await rows.nth(2).locator('td').nth(1).click();
  await detail.getByRole('heading', { name: 'Amra Čaušević' }).waitFor();
  await detail.getByRole('button', { name: 'Sljedeća prijava (J)' }).click();
  await detail.getByRole('heading', { name: 'Damir Ćatić' }).waitFor();
  await detail.getByText('ponovljena').waitFor({ state: 'detached' });
  await detail.getByRole('button', { name: 'Prethodna prijava (K)' }).click();
  await detail.getByText('ponovljena').waitFor();
  await detail.getByRole('button', { name: 'Zatvori' }).click();
  await detail.waitFor({ state: 'detached' });
  assert.deepEqual(page.problems, []);
});

test('the detail alone is printed', async t => {
  const { page, detail, nameButton } = await openApplications(t);
  await page.evaluate(() =>
    Object.assign(window, { print: () => Object.assign(window, { isPrinted: true }) }),
  );
  await nameButton('Amra').click();
  await detail.getByRole('button', { name: 'Odštampaj' }).click();
  assert.equal(await page.evaluate(() => 'isPrinted' in window), true);
  await page.emulateMedia({ media: 'print' });
  await detail.getByText('Lipidi i membrane: šta čuva ćeliju?, 20.11.2026 – 31.12.2099').waitFor();
  for (const hidden of ['h1', 'table', 'nav', 'input', 'button'])
    assert.equal(await page.locator(hidden).filter({ visible: true }).count(), 0, hidden);
  const box = await detail.boundingBox();
  assert.ok(box && box.width > 1_000, 'as wide as the paper');
  assert.deepEqual(await detail.locator('dd').filter({ visible: true }).count(), 20);
});

test('without one opened all applications are printed, those out of sight too', async t => {
  const list = Array.from({ length: 200 }, (_, index) => ({
    firstName: 'Amra',
    lastName: `Kovač ${index}`,
    email: `osoba${index}@primjer.ba`,
  }));
  const { page, isShown, rows } = await openApplications(t, { list });
  await isShown('Prikazano 200 od 200 prijava');
  assert.ok((await rows.count()) < 60);
  await rows.first().getByRole('button').click();
  await page.evaluate(() =>
    Object.assign(window, {
      print: () => Object.assign(window, { printed: document.querySelector('[data-list-printed]') !== null }),
    }),
  );
  await page.getByRole('button', { name: 'Odštampaj listu' }).click();
  assert.equal(await page.evaluate(() => Object(window).printed), true, 'the list, though one is opened');
  await page.keyboard.press('Escape');
  await page.emulateMedia({ media: 'print' });
  const printed = page.getByRole('row').filter({ hasText: '@primjer.ba', visible: true });
  await printed.nth(199).waitFor();
  assert.equal(await printed.count(), 200);
  await page.emulateMedia({ media: 'screen' });
  await printed.nth(199).waitFor({ state: 'detached' });
});

test('on paper a page of applications has the names of its columns, and none is blank', async t => {
  const { page } = await openApplications(t, {
    list: Array.from({ length: 40 }, (_, index) => ({
      firstName: 'Amra',
      lastName: 'Kovač',
      email: `${index % 2 ? 'amra' : `osoba${index}`}@primjer.ba`,
      workAddress: 'Zmaja od Bosne 33, Sarajevo',
    })),
  });
  for (const name of ['Obrazovanje', 'Naučni rad', 'Članstvo'])
    await page.getByRole('group', { name: 'Prikazane grupe kolona' }).getByRole('button', { name }).click();
  const pagesOf = (pdf: Buffer) => /\/Type \/Pages[^>]*\/Count (\d+)/s.exec(pdf.toString('latin1'))?.[1];
  // As the browser prints: it counts the sheets as soon as the page has heard of it.
  const pages = pagesOf(await page.pdf({ preferCSSPageSize: true }));
  await page.emulateMedia({ media: 'print' });
  const head = page.getByRole('columnheader', { name: 'Zaposlenje' }).filter({ visible: true });
  await head.waitFor();
  assert.equal(
    await head.evaluate(cell => getComputedStyle(cell.closest('thead') ?? cell).display),
    'table-header-group',
  );
  const heights = await page
    .getByRole('row')
    .filter({ visible: true })
    .evaluateAll(rows => rows.map(row => row.getBoundingClientRect().height));
  assert.ok(Math.max(...heights) < 80, `no address is broken letter by letter: ${heights}`);
  assert.equal(pages, pagesOf(await page.pdf({ preferCSSPageSize: true })), 'none is missing');
  const sheet = (190 / 25.4) * 96;
  const needed = heights.reduce((sum, height) => sum + height, 0) / sheet;
  assert.ok(Number(pages) <= Math.ceil(needed) + 1, `${pages} pages where ${needed} are needed`);
});

describe('a deletion', () => {
  test('that fails is told, and asks again; then the next row has the focus and all counts follow', async t => {
    const { page, isShown, detail, nameButton } = await openApplications(t);
    await nameButton('Amra').click();
    await detail.getByRole('button', { name: 'Obriši' }).click();
    const question = page.getByRole('alertdialog', { name: 'Potvrda brisanja' });
    await question.getByText('Prijava osobe Amra Čaušević bit će trajno obrisana.').waitFor();
    // The question has the keys.
    await page.keyboard.press('j');
    await detail.getByRole('heading', { name: 'Amra Čaušević' }).waitFor();
    assert.deepEqual(await axeViolations(page), []);

    const tooMany = { error: 'Previše pokušaja.', code: 'too_many' };
    for (const [answer, text] of [
      [defect, 'Došlo je do greške prilikom brisanja prijave'],
      [{ status: 429, json: tooMany }, tooMany.error],
    ] as const) {
      await page.route('**/api/applications.php*', route =>
        route.request().method() === 'DELETE' ? route.fulfill(answer) : route.continue(),
      );
      await question.getByRole('button', { name: 'Obriši' }).click();
      await page.getByRole('alert').filter({ hasText: text }).waitFor();
      await page.unroute('**/api/applications.php*');
      assert.equal(await question.isVisible(), true);
    }
    await question.getByRole('button', { name: 'Obriši' }).click();
    await page.getByText('Prijava je uspješno obrisana').waitFor();
    await hasFocus(nameButton('Damir'));
    await isShown('Prikazano 4 od 4 prijave');
    await page.getByRole('heading', { level: 1, name: /4 prijave$/ }).waitFor();
    await detail.waitFor({ state: 'detached' });
    // The address is no longer a repeated one.
    await page.getByText('ponovljena').waitFor({ state: 'detached' });
    await page.reload();
    await isShown('Prikazano 4 od 4 prijave');
    await expect(lastNameCells(page)).toHaveText(['Živković', 'Šćepanović', 'Ćatić', 'Cvijić']);
    assert.deepEqual(unexpected(page.problems), []);
  });

  test('of the last one leaves the empty state', async t => {
    const { page, detail, nameButton } = await openApplications(t, { list: people.slice(0, 1) });
    await page.getByRole('heading', { level: 1, name: /1 prijava$/ }).waitFor();
    await nameButton('Željko').click();
    await detail.getByRole('button', { name: 'Obriši' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Obriši' }).click();
    await page.getByRole('heading', { level: 2, name: 'Još nema prijava' }).waitFor();
    await hasFocus(page.getByRole('heading', { level: 1 }));
    assert.equal(await page.getByRole('button', { name: 'Preuzmi Excel' }).count(), 0);
    assert.deepEqual(page.problems, []);
  });
});

/** A file that a button downloads: its name and what is in it. */
async function download(page: Page, button: string): Promise<[name: string, bytes: Buffer]> {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: button }).click(),
  ]);
  return [file.suggestedFilename(), await readFile(await file.path())];
}

type Cell = { is?: { t: { '#text': string } }; v?: string };

/** The cells of a workbook's only sheet: texts, and numbers where there are no texts. */
function cellsOf(bytes: Buffer): (string | number)[][] {
  const sheet = unzipSync(bytes)['xl/worksheets/sheet1.xml'];
  assert.ok(sheet);
  const parser = new XMLParser({
    ignoreAttributes: false,
    parseTagValue: false,
    isArray: name => name === 'row' || name === 'c',
  });
  const rows: { c: Cell[] }[] = parser.parse(strFromU8(sheet)).worksheet.sheetData.row;
  return rows.map(({ c }) => c.map(({ is, v }) => is?.t['#text'] ?? Number(v)));
}

describe('the export', () => {
  test('has what is shown in the order that is shown, as a workbook', async t => {
    const { page, isShown } = await openApplications(t);
    await page.getByRole('columnheader', { name: 'Ime', exact: true }).getByRole('button').click();
    for (const name of ['Obrazovanje', 'Kućna', 'Naučni'])
      await page.getByRole('group', { name: 'Prikazane grupe kolona' }).getByRole('button', { name }).click();
    await page.getByRole('searchbox').fill('primjer z');
    await isShown('Prikazano 2 od 5 prijava');
    const [name, bytes] = await download(page, 'Preuzmi Excel');
    assert.equal(name, 'prijave-lipidi-i-membrane-sta-cuva-celiju-2026-11-20.xlsx');
    const [header, ...rows] = cellsOf(bytes);
    assert.deepEqual(header, [
      ...[
        'Ime',
        'Prezime',
        'God. rođenja',
        'E-mail',
        'Firma / ustanova',
        'Adresa na poslu',
        'Telefon na poslu',
      ],
      ...['Pošt. broj (posao)', 'Tip članstva', 'Datum prijave'],
    ]);
    const day = 46_205 + 5 / (24 * 60);
    const rounded = rows.map(row => row.map(cell => (typeof cell === 'number' ? cell.toFixed(6) : cell)));
    assert.deepEqual(rounded, [
      ['Dženana', 'Cvijić', '1975', 'dz@primjer.ba', 'redovni član', (day - 4 / (24 * 60)).toFixed(6)],
      ['Željko', 'Živković', '1990', 'zeljko@primjer.ba', 'redovni član', day.toFixed(6)],
    ]);
    assert.deepEqual(page.problems, []);
  });

  test('keeps texts as they were typed, in both formats, without formulas', async t => {
    const { page } = await openApplications(t);
    const [, workbook] = await download(page, 'Preuzmi Excel');
    const row = cellsOf(workbook)[2] ?? [];
    assert.deepEqual(row.slice(0, -1), [
      ...['Đorđe', 'Šćepanović', 'oko 1980.', 'ds@primjer.ba', '=HYPERLINK("https://zlo.primjer")'],
      ...['+387 33 111-222', '071000', '061222333', 'počasni član'],
    ]);
    const [name, csv] = await download(page, 'Preuzmi CSV');
    assert.equal(name, 'prijave-lipidi-i-membrane-sta-cuva-celiju-2026-11-20.csv');
    const lines = csv.toString('utf8').split('\r\n');
    assert.deepEqual([lines[0], lines.length], [`\ufeff"${columns.join('";"')}"`, 7]);
    assert.equal(
      lines[2],
      [
        ...[
          '"Đorđe"',
          '"Šćepanović"',
          '"oko 1980."',
          '"ds@primjer.ba"',
          `"'=HYPERLINK(""https://zlo.primjer"")"`,
        ],
        ...[
          '""',
          '""',
          '""',
          '""',
          `"'+387 33 111-222"`,
          '"071000"',
          '""',
          '"061222333"',
          '""',
          '""',
          '""',
          '""',
        ],
        ...['"počasni član"', '"02.07.2026 00:04"'],
      ].join(';'),
    );
    assert.deepEqual(page.problems, []);
  });

  test('says how far it is once it takes long, and is cancelled at once', async t => {
    const { page } = await openApplications(t);
    let answer = () => {};
    const held = new Promise<void>(resolve => (answer = resolve));
    await page.route(/xlsx-[^/]+\.js$/, async route => {
      await held;
      await route.continue();
    });
    const downloads: string[] = [];
    page.on('download', file => downloads.push(file.suggestedFilename()));
    const button = page.getByRole('button', { name: 'Preuzmi Excel' });
    await button.click();
    await page.getByText('Priprema … 0 %').waitFor();
    assert.equal(await button.getAttribute('aria-disabled'), 'true');
    await page.getByRole('button', { name: 'Odustani' }).click();
    await page.getByText('Priprema').waitFor({ state: 'detached' });
    answer();
    await download(page, 'Preuzmi CSV');
    await download(page, 'Preuzmi Excel');
    assert.deepEqual(
      downloads.map(name => name.split('.').at(-1)),
      ['csv', 'xlsx'],
    );
    assert.deepEqual(page.problems, []);
  });

  test('that cannot be made says so', async t => {
    const { page } = await openApplications(t);
    await page.route(/csv-[^/]+\.js$/, route => route.abort());
    await page.getByRole('button', { name: 'Preuzmi CSV' }).click();
    await page
      .getByRole('alert')
      .filter({ hasText: 'Datoteku nije moguće pripremiti. Pokušajte ponovo.' })
      .waitFor();
    await download(page, 'Preuzmi Excel');
  });
});

test('an event that is not there is told by its kind, one without applications says that', async t => {
  const page = await openPage(browser);
  t.after(() => page.context().close());
  await signIn(page, site.origin);
  const other = await createEvent('congress');
  for (const [kind, text] of [
    ['workshop', 'Radionica nije pronađena'],
    ['symposium', 'Simpozijum nije pronađen'],
    ['congress', 'Kongres nije pronađen'],
  ] as const) {
    for (const id of ['99999', 'x', ...(kind === 'congress' ? [] : [other])]) {
      await page.goto(`${site.origin}${paths[kind]}/${id}`);
      await page.getByRole('heading', { level: 1, name: text }).waitFor();
    }
    await page.goto(`${site.origin}${paths[kind]}/${await createEvent(kind)}`);
    await page.getByRole('heading', { level: 2, name: 'Još nema prijava' }).waitFor();
    await page.getByRole('heading', { level: 1, name: /0 prijava$/ }).waitFor();
  }
  assert.deepEqual(unexpected(page.problems), []);
});

test('what could not be loaded is tried again', async t => {
  const { page, id, rows } = await openApplications(t);
  for (const [address, text] of [
    ['**/api/symposiumDetails.php*', 'Nije moguće učitati podatke o događaju.'],
    ['**/api/applications.php*', 'Nije moguće učitati prijave.'],
  ] as const) {
    await page.route(address, route => route.fulfill({ status: 500, json: {} }));
    await page.goto(`${site.origin}${paths.symposium}/${id}`);
    await page.getByRole('alert').filter({ hasText: text }).waitFor();
    await page.unroute(address);
    await page.getByRole('button', { name: 'Pokušaj ponovo' }).click();
    await rows.first().waitFor();
  }
  assert.deepEqual(unexpected(page.problems), []);
});

/**
 * How much of the processor's time the page takes for a search until its result is drawn, in milliseconds: the time
 * on the clock depends on what else the machine does.
 */
async function timeOfSearch(page: Page, text: string): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const timeOfTasks = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1_000;
  };
  const before = await timeOfTasks();
  await page.evaluate(async query => {
    const input = document.querySelector<HTMLInputElement>('input[type=search]');
    const status = [...document.querySelectorAll('[role=status]')].find(({ textContent }) =>
      textContent.startsWith('Prikazano'),
    );
    if (!input || !status) throw new Error('no search');
    const answered = new Promise(resolve =>
      new MutationObserver(resolve).observe(status, { characterData: true, childList: true, subtree: true }),
    );
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, query);
    input.dispatchEvent(new Event('input', { bubbles: true }));
    await answered;
    // Drawn: a task after the next frame.
    await new Promise(resolve => requestAnimationFrame(() => setTimeout(resolve)));
  }, text);
  const time = (await timeOfTasks()) - before;
  await session.detach();
  return time;
}

for (const count of [2_000, 10_000]) {
  test(`${count} applications are searched within 100 ms, and scroll to the last`, async t => {
    const first = ['Amra', 'Đana', 'Šejla', 'Emina'];
    const last = ['Čaušević', 'Žilić', 'Kovač', 'Hadžihasanović', 'Đulić'];
    const list = Array.from({ length: count }, (_, index) => ({
      firstName: first[index % 4] ?? '',
      lastName: `${last[index % 5]} ${index}`,
      email: `osoba${index}@primjer.ba`,
    }));
    const inThousands = `${count / 1_000}.000`;
    const { page, isShown, rows } = await openApplications(t, { list });
    await isShown(`Prikazano ${inThousands} od ${inThousands} prijava`);
    assert.equal(await page.getByRole('table').getAttribute('aria-rowcount'), String(count + 2));
    assert.ok((await rows.count()) < 60, 'only rows in sight are in the document');
    const times: number[] = [];
    for (const text of ['djana', 'kovac', 'osoba7', 'c', 'scepan'])
      times.push(await timeOfSearch(page, text));
    t.diagnostic(`searches took ${times.map(Math.round).join(', ')} ms`);
    const [, , median = Number.NaN] = times.toSorted((a, b) => a - b);
    assert.ok(median < 100, String(times));
    await page.getByRole('searchbox').fill('');
    await isShown(`Prikazano ${inThousands} od ${inThousands} prijava`);
    await page.locator('section[tabindex]').evaluate(region => region.scrollTo({ top: region.scrollHeight }));
    await page.locator(`tr[aria-rowindex="${count + 2}"]`).waitFor();
    const button = page.locator(`tr[aria-rowindex="${count + 2}"] button`);
    await button.click();
    await page.keyboard.press('k');
    await page.getByText(`${count / 1_000 - 1}.999 / ${inThousands}`, { exact: true }).waitFor();
    assert.deepEqual(page.problems, []);
  });
}

test('on a phone it is a list that leads to the whole application', async t => {
  const { page, isShown } = await openApplications(t, {
    kind: 'workshop',
    viewport: { width: 390, height: 844 },
    colorScheme: 'dark',
  });
  const entries = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: /primjer\.ba/ }) });
  assert.equal(await entries.count(), 5);
  assert.deepEqual(
    (await entries.nth(3).innerText()).split('\n').map(line => line.trim()),
    ['Damir Ćatić', '02.07.2026', 'amra@primjer.ba', 'redovni član · Živinice'],
  );
  assert.equal(await scrollsSideways(page), false);
  assert.deepEqual(await axeViolations(page), []);
  await page.getByRole('searchbox').fill('dj');
  await isShown('Prikazano 1 od 5 prijava');
  const entry = entries.getByRole('button');
  await entry.click();
  const detail = page.getByRole('dialog', { name: 'Đorđe Šćepanović' });
  await hasFocus(detail.getByRole('heading', { level: 2 }));
  const box = await detail.boundingBox();
  assert.deepEqual([box?.width, box?.height], [390, 844]);
  assert.deepEqual(await axeViolations(page), []);
  await page.keyboard.press('Escape');
  await detail.waitFor({ state: 'detached' });
  await hasFocus(entry);
  assert.deepEqual(page.problems, []);
});

test('on a phone one comes back to the application that was read last, however far it is', async t => {
  const list = Array.from({ length: 60 }, (_, index) => ({
    firstName: 'Amra',
    lastName: `${index + 1}.`,
    email: `p${index}@primjer.ba`,
  }));
  const { page } = await openApplications(t, { list, viewport: { width: 390, height: 844 } });
  await page.getByRole('button', { name: /^Amra 1\./ }).click();
  const dialog = page.getByRole('dialog');
  for (let step = 1; step < 40; step += 1)
    await dialog.getByRole('button', { name: 'Sljedeća prijava (J)' }).click();
  await dialog.getByRole('heading', { name: 'Amra 40.' }).waitFor();
  await page.keyboard.press('Escape');
  const row = page.getByRole('button', { name: /^Amra 40\./ });
  await hasFocus(row);
  await row.click();
  await page.waitForURL(/\?prijava=\d+$/);
  await page.goBack();
  await dialog.waitFor({ state: 'detached' });
  await hasFocus(row);
  // A link leads to whoever is open.
  await page.goForward();
  await dialog.getByRole('heading', { name: 'Amra 40.' }).waitFor();
  await page.reload();
  await dialog.getByRole('heading', { name: 'Amra 40.' }).waitFor();
  assert.deepEqual(page.problems, []);
});

test('below 1280 pixels the detail is a dialog, from which one goes on to the next and back to its row', async t => {
  const { page, nameButton } = await openApplications(t, { viewport: { width: 1_280, height: 800 } });
  await nameButton('Željko').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('heading', { name: 'Željko Živković' }).waitFor();
  await page.keyboard.press('j');
  await dialog.getByRole('heading', { name: 'Đorđe Šćepanović' }).waitFor();
  assert.deepEqual(await axeViolations(page), []);
  await dialog.getByRole('button', { name: 'Obriši' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Odustani' }).click();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await hasFocus(nameButton('Đorđe'));
  assert.deepEqual(page.problems, []);
});

test('table and panel side by side have nothing that axe finds', async t => {
  const { page, detail, nameButton } = await openApplications(t, { kind: 'congress' });
  await nameButton('Amra').click();
  await detail.waitFor();
  assert.deepEqual(await axeViolations(page), []);
  assert.equal(await scrollsSideways(page), false);
});

test('the list of workshops leads to the applications to each of them', async t => {
  const id = await createEvent('workshop', 'Čitanje gela');
  const page = await openPage(browser);
  t.after(() => page.context().close());
  await signIn(page, site.origin, paths.workshop);
  const tabs = page.getByRole('navigation', { name: 'Liste radionica' });
  assert.equal(await tabs.getByRole('link', { name: 'Prijave' }).getAttribute('aria-current'), 'page');
  assert.equal(await tabs.getByRole('link', { name: 'Radionice' }).getAttribute('href'), '/admin/radionice');
  await page.getByRole('searchbox').fill('citanje');
  await page.getByText('1 radionica', { exact: true }).waitFor();
  const row = page.getByRole('row', { name: /Čitanje gela/ });
  await row.getByRole('link', { name: 'Prijave (0): Čitanje gela' }).waitFor();
  const cells = await row.getByRole('cell').allInnerTexts();
  assert.deepEqual(
    cells.map(text => text.replace(/\s+/g, ' ')),
    ['BS', '20.11.2026', 'Sarajevo', '20', 'Prijave (0) Otvorene', 'Pregledaj prijave'],
  );
  assert.deepEqual(await axeViolations(page), []);
  await row.getByRole('link', { name: 'Pregledaj prijave: Čitanje gela' }).click();
  await page.waitForURL(`**${paths.workshop}/${id}`);
  await page.getByRole('heading', { level: 1, name: /^Čitanje gela/ }).waitFor();
  await page.goBack();
  await page.getByRole('searchbox').fill('od uzorka do krive');
  await row.waitFor();
  await page.getByRole('navigation', { name: 'Putanja' }).waitFor({ state: 'detached' });
  assert.deepEqual(page.problems, []);
});
