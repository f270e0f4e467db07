import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { XMLParser } from 'fast-xml-parser';
import { strFromU8, unzipSync } from 'fflate';
import { scriptOf } from '../../support/chunks.ts';
import { hold } from '../../support/hold.ts';
import { boxOf, required } from '../../support/required.ts';
import {
  columns,
  lastNameCells,
  lastNames,
  outcomes,
  test,
} from '../../support/screens/application-screens.ts';
import { emptySite, expect, failedRequest } from '../../support/test.ts';

test.use({ settings: emptySite, siteName: 'applications', expectedProblems: [failedRequest] });

/** Downloads a file with a button; returns its name and content. */
async function download(page: Page, button: string): Promise<[name: string, bytes: Buffer]> {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: button }).click(),
  ]);
  return [file.suggestedFilename(), await readFile(await file.path())];
}

type Cell = { is?: { t: { '#text': string } }; v?: string };

/** The cells of a workbook's only sheet, as texts or numbers. */
function cellsOf(bytes: Buffer): (string | number)[][] {
  const sheet = required(unzipSync(bytes)['xl/worksheets/sheet1.xml'], 'sheet');
  const parser = new XMLParser({
    ignoreAttributes: false,
    parseTagValue: false,
    isArray: name => name === 'row' || name === 'c',
  });
  const rows: { c: Cell[] }[] = parser.parse(strFromU8(sheet)).worksheet.sheetData.row;
  return rows.map(({ c }) => c.map(({ is, v }) => is?.t['#text'] ?? Number(v)));
}

test('applications are found, filtered and sorted, and stay so', async ({ openApplications }) => {
  const { page, isShown, rows, chip, nameButton } = await openApplications({ kind: 'workshop' });
  const search = page.getByRole('searchbox', { name: 'Pretraži po imenu, prezimenu ili e-mailu' });

  await test.step('the event stands above all that its applications say', async () => {
    await expect(
      page.getByRole('heading', { level: 1, name: /^Lipidi i membrane: šta čuva ćeliju\?5 prijava$/ }),
    ).toBeVisible();
    const head = page.locator('header').filter({ has: page.getByRole('heading', { level: 1 }) });
    await expect(head.locator('b').first()).toHaveText('Radionica');
    await expect(head.locator('dd')).toHaveText([
      ...['20.11.2026 – 31.12.2099', '10:30', '2 dana', 'Sarajevo', 'Amra Kovač', '20 mjesta'],
    ]);
    await expect(head.getByText('Prijave otvorene')).toBeVisible();
    await expect(head.getByRole('link', { name: 'Pregledaj događaj' })).toHaveAttribute(
      'href',
      /^\/admin\/radionice\/\d+$/,
    );
    await expect(page.locator('th[scope=colgroup]')).toHaveText([
      ...['Kandidat', 'Kontakt', 'Obrazovanje i zvanje', 'Zaposlenje', 'Kućna adresa'],
      ...['Naučni rad', 'Članstvo', 'Odluka', 'Evidencija'],
    ]);
    await expect(page.locator('th[scope=col]').getByRole('button')).toHaveText([...columns, ...outcomes]);
    await expect(rows.nth(1).locator('th, td')).toHaveText([
      ...['', 'Đorđe', 'Šćepanović', 'oko 1980.', 'ds@primjer.ba', '=HYPERLINK("https://zlo.primjer")'],
      ...['-', '-', '-', '-', '+387 33 111-222', '071000', '-', '061222333', '-', '-', '-', '-'],
      ...['počasni član', '02.07.2026 00:04', 'Na razmatranju', '-', '-', '-'],
    ]);
    const cut = await page
      .locator('thead th')
      .evaluateAll(cells =>
        cells.filter(cell => cell.scrollWidth > cell.clientWidth).map(cell => cell.textContent),
      );
    expect(cut, 'headings that are cut off').toEqual([]);
  });

  await test.step('a search finds names and addresses, marked and counted', async () => {
    await page.keyboard.press('/');
    await expect(search).toBeFocused();
    await search.fill('djordje scep');
    await isShown('Prikazano 1 od 5 prijava');
    await expect(page.locator('mark')).toHaveText(['Đorđe', 'Šćep']);
    await search.fill('AMRA@');
    await expect(lastNameCells(page)).toHaveText(['Čaušević', 'Ćatić']);
    await expect(page.getByText('ponovljena')).toHaveCount(1);
    await search.fill('nikoga');
    await isShown('Prikazano 0 od 5 prijava');
    await expect(page.getByRole('button', { name: 'Preuzmi Excel' })).toBeDisabled();
    await page.getByRole('button', { name: 'Poništi pretragu' }).click();
    await isShown('Prikazano 5 od 5 prijava');
  });

  await test.step('a column sorts, says so, and turns around', async () => {
    const sorted = page.locator('th[aria-sort]');
    await expect(sorted).toHaveText('Datum prijave');
    await expect(sorted).toHaveAttribute('aria-sort', 'descending');
    await expect(lastNameCells(page)).toHaveText(lastNames);
    const sortBy = (column: string) =>
      page.getByRole('columnheader', { name: column, exact: true }).getByRole('button').click();
    await sortBy('God. rođenja');
    await expect(sorted).toHaveText('God. rođenja');
    await expect(lastNameCells(page)).toHaveText(['Cvijić', 'Šćepanović', 'Živković', 'Čaušević', 'Ćatić']);
    const byAlphabet = ['Cvijić', 'Čaušević', 'Ćatić', 'Šćepanović', 'Živković'];
    await sortBy('Prezime');
    await expect(sorted).toHaveAttribute('aria-sort', 'ascending');
    await expect(lastNameCells(page)).toHaveText(byAlphabet);
    await sortBy('Prezime');
    await expect(sorted).toHaveAttribute('aria-sort', 'descending');
    await expect(lastNameCells(page)).toHaveText(byAlphabet.toReversed());
    const arrow = page.locator('th:not([aria-sort]) svg').first();
    await expect
      .poll(() => arrow.evaluate(icon => getComputedStyle(icon).opacity), 'without hovering')
      .toBe('1');
  });

  await test.step('the focus stays with an application when the list changes', async () => {
    // As a list does that is read anew: the focus is not moved by a pointer.
    const sorter = page.getByRole('columnheader', { name: 'Prezime', exact: true }).getByRole('button');
    for (const control of [nameButton('Đorđe'), page.getByRole('checkbox', { name: /Đorđe/ })]) {
      const before = await lastNameCells(page).first().innerText();
      await control.focus();
      await sorter.evaluate((button: HTMLElement) => button.click());
      await expect(lastNameCells(page).last()).toHaveText(before);
      await expect(control).toBeFocused();
    }
    const choose = (value: string) =>
      page.getByRole('combobox', { name: 'Ustanova' }).evaluate((select: HTMLSelectElement, chosen) => {
        select.value = chosen;
        select.dispatchEvent(new Event('change', { bubbles: true }));
      }, value);
    await choose('UKC Tuzla');
    await isShown('Prikazano 2 od 5 prijava');
    await expect(page.locator(':focus'), 'no other application has it').toHaveCount(0);
    await choose('');
    await isShown('Prikazano 5 od 5 prijava');
  });

  await test.step('filters narrow the list together, also in the file', async () => {
    await page.getByRole('combobox', { name: 'Ustanova' }).selectOption('UKC Tuzla (2)');
    await isShown('Prikazano 2 od 5 prijava');
    await page.getByRole('combobox', { name: 'Tip članstva' }).selectOption('Student');
    await isShown('Prikazano 1 od 5 prijava');
    const [, csv] = await download(page, 'Preuzmi CSV');
    const lines = csv.toString('utf8').trimEnd().split('\r\n');
    expect(lines.map(line => line.split(';').at(1))).toEqual(['"Prezime"', '"Čaušević"']);
  });

  await test.step('a reload keeps all that, and one press undoes the filters', async () => {
    await page.reload();
    await isShown('Prikazano 1 od 5 prijava');
    await chip('Odbijene').click();
    await page.getByRole('button', { name: 'Poništi filter' }).click();
    await isShown('Prikazano 5 od 5 prijava');
    await expect(page.getByText('Redoslijed: Prezime, silazno')).toBeVisible();
    await expect(lastNameCells(page).first()).toHaveText('Živković');
  });

  await test.step('a phone, which has no columns, lets the order be chosen', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole('combobox', { name: 'Redoslijed' }).selectOption('last_name');
    await expect(page.locator('li[data-application]').first()).toContainText('Cvijić');
  });
});

test('columns are hidden, and a workbook has what is shown', async ({ openApplications }) => {
  const { page, isShown, rows, groupButton } = await openApplications();
  const shownColumns = page.locator('th[scope=col]');

  await test.step('what is hidden leaves its number, and room for the others', async () => {
    for (const name of ['Zaposlenje', 'Naučni rad']) await groupButton(name).click();
    await expect(groupButton('Zaposlenje')).toHaveAttribute('aria-pressed', 'false');
    await expect(shownColumns).toHaveCount(17);
    await expect(page.getByText('17 kolona · ← → pomiče tabelu')).toBeVisible();
    const positions = await rows
      .first()
      .locator('th, td')
      .evaluateAll(cells => cells.map(cell => Number(cell.getAttribute('aria-colindex'))));
    expect(positions).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 13, 14, 15, 16, 19, 20, 22, 23, 24, 25]);
    for (const name of ['Obrazovanje', 'Kućna', 'Članstvo', 'Evidencija']) await groupButton(name).click();
    await expect(shownColumns).toHaveCount(5);
    const widthOf = async (part: Locator) => (await boxOf(part)).width;
    const frame = page.getByRole('region', { name: /^Prijave, 23 kolone/ });
    await expect.poll(async () => (await widthOf(page.getByRole('table'))) - (await widthOf(frame))).toBe(0);
    await expect(page.getByText('← → pomiče tabelu')).toHaveCount(0);
  });

  await test.step('they are still hidden the next time', async () => {
    await page.reload();
    await expect(rows.first()).toBeVisible();
    await expect(shownColumns).toHaveCount(5);
    for (const name of ['Zaposlenje', 'Članstvo']) await groupButton(name).click();
    await expect(shownColumns).toHaveCount(11);
  });

  await test.step('a workbook that is cancelled does not come', async () => {
    const downloads: string[] = [];
    page.on('download', file => downloads.push(file.suggestedFilename()));
    const release = await hold(page, await scriptOf('ui/admin/export/xlsx.ts'));
    const button = page.getByRole('button', { name: 'Preuzmi Excel' });
    await button.click();
    await expect(page.getByText('Priprema... 0 %')).toBeVisible();
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await page.getByRole('button', { name: 'Odustani' }).click();
    await expect(page.getByText('Priprema')).toHaveCount(0);
    release();
    await page.getByRole('columnheader', { name: 'Ime', exact: true }).getByRole('button').click();
    await page.getByRole('searchbox').fill('primjer z');
    await isShown('Prikazano 2 od 5 prijava');
    const [name, bytes] = await download(page, 'Preuzmi Excel');
    expect(name).toBe('prijave-lipidi-i-membrane-sta-cuva-celiju-2026-11-20.xlsx');
    expect(downloads).toEqual([name]);

    const [header, ...found] = cellsOf(bytes);
    expect(header).toEqual([
      ...['Ime', 'Prezime', 'God. rođenja', 'E-mail', 'Firma / ustanova', 'Adresa na poslu'],
      ...['Telefon na poslu', 'Pošt. broj (posao)', 'Tip članstva', 'Datum prijave', 'Status'],
    ]);
    const day = 46_205;
    const rounded = found.map(row => row.map(cell => (typeof cell === 'number' ? cell.toFixed(4) : cell)));
    expect(rounded).toEqual([
      [
        ...['Dženana', 'Cvijić', '1975', 'dz@primjer.ba', 'redovni član'],
        ...[(day + 1 / (24 * 60)).toFixed(4), 'Na razmatranju'],
      ],
      [
        ...['Željko', 'Živković', '1990', 'zeljko@primjer.ba', 'UKC Tuzla', 'redovni član'],
        ...[(day + 5 / (24 * 60)).toFixed(4), 'Na razmatranju'],
      ],
    ]);
  });

  await test.step('a file that cannot be made says so', async () => {
    await page.route(await scriptOf('ui/admin/export/csv.ts'), route => route.abort());
    await page.getByRole('button', { name: 'Preuzmi CSV' }).click();
    await expect(
      page.getByRole('alert').filter({ hasText: 'Datoteku nije moguće pripremiti. Pokušajte ponovo.' }),
    ).toBeVisible();
    await expect(page.getByRole('button', { name: 'Preuzmi CSV' })).not.toHaveAttribute('aria-disabled');
  });
});
