import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { XMLParser } from 'fast-xml-parser';
import { strFromU8, unzipSync } from 'fflate';
import { scriptOf } from '../../support/chunks.ts';
import { required } from '../../support/required.ts';
import { columns, outcomes, test } from '../../support/screens/application-screens.ts';
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

test.describe('the export', () => {
  test('has what is shown in the order that is shown, as a workbook', async ({ openApplications }) => {
    const { page, isShown } = await openApplications();
    await page.getByRole('columnheader', { name: 'Ime', exact: true }).getByRole('button').click();
    for (const name of ['Obrazovanje', 'Kućna', 'Naučni', 'Evidencija'])
      await page.getByRole('group', { name: 'Prikazane grupe kolona' }).getByRole('button', { name }).click();
    await page.getByRole('searchbox').fill('primjer z');
    await isShown('Prikazano 2 od 5 prijava');
    const [name, bytes] = await download(page, 'Preuzmi Excel');
    expect(name).toBe('prijave-lipidi-i-membrane-sta-cuva-celiju-2026-11-20.xlsx');
    const [header, ...rows] = cellsOf(bytes);
    expect(header).toEqual([
      ...[
        'Ime',
        'Prezime',
        'God. rođenja',
        'E-mail',
        'Firma / ustanova',
        'Adresa na poslu',
        'Telefon na poslu',
      ],
      ...['Pošt. broj (posao)', 'Tip članstva', 'Datum prijave', 'Status'],
    ]);
    const day = 46_205 + 5 / (24 * 60);
    const rounded = rows.map(row => row.map(cell => (typeof cell === 'number' ? cell.toFixed(6) : cell)));
    expect(rounded).toEqual([
      [
        ...['Dženana', 'Cvijić', '1975', 'dz@primjer.ba', 'redovni član'],
        ...[(day - 4 / (24 * 60)).toFixed(6), 'Na razmatranju'],
      ],
      [
        ...['Željko', 'Živković', '1990', 'zeljko@primjer.ba', 'redovni član'],
        ...[day.toFixed(6), 'Na razmatranju'],
      ],
    ]);
  });

  test('keeps texts as they were typed, without formulas', async ({ openApplications }) => {
    const { page } = await openApplications();
    const [, workbook] = await download(page, 'Preuzmi Excel');
    const row = cellsOf(workbook)[2] ?? [];
    expect(row.slice(0, -2)).toEqual([
      ...['Đorđe', 'Šćepanović', 'oko 1980.', 'ds@primjer.ba', '=HYPERLINK("https://zlo.primjer")'],
      ...['+387 33 111-222', '071000', '061222333', 'počasni član'],
    ]);
    const [name, csv] = await download(page, 'Preuzmi CSV');
    expect(name).toBe('prijave-lipidi-i-membrane-sta-cuva-celiju-2026-11-20.csv');
    const lines = csv.toString('utf8').split('\r\n');
    expect([lines[0], lines.length]).toEqual([`\ufeff"${[...columns, ...outcomes].join('";"')}"`, 7]);
    expect(lines[2]).toBe(
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
        ...['"počasni član"', '"02.07.2026 00:04"', '"Na razmatranju"', '""', '""', '""'],
      ].join(';'),
    );
  });

  test('says how far it is, and is cancelled at once', async ({ openApplications }) => {
    const { page } = await openApplications();
    let answer = () => {};
    const held = new Promise<void>(resolve => (answer = resolve));
    await page.route(await scriptOf('ui/admin/export/xlsx.ts'), async route => {
      await held;
      await route.continue();
    });
    const downloads: string[] = [];
    page.on('download', file => downloads.push(file.suggestedFilename()));
    const button = page.getByRole('button', { name: 'Preuzmi Excel' });
    await button.click();
    await expect(page.getByText('Priprema... 0 %')).toBeVisible();
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await page.getByRole('button', { name: 'Odustani' }).click();
    await expect(page.getByText('Priprema')).toHaveCount(0);
    answer();
    await download(page, 'Preuzmi CSV');
    await download(page, 'Preuzmi Excel');
    expect(downloads.map(name => name.split('.').at(-1))).toEqual(['csv', 'xlsx']);
  });

  test('that cannot be made says so', async ({ openApplications }) => {
    const { page } = await openApplications();
    await page.route(await scriptOf('ui/admin/export/csv.ts'), route => route.abort());
    await page.getByRole('button', { name: 'Preuzmi CSV' }).click();
    await expect(
      page.getByRole('alert').filter({ hasText: 'Datoteku nije moguće pripremiti. Pokušajte ponovo.' }),
    ).toBeVisible();
    await download(page, 'Preuzmi Excel');
  });
});
