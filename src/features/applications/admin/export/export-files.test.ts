import assert from 'node:assert/strict';
import { test } from 'node:test';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { strFromU8, unzipSync } from 'fflate';
import type { Application } from '#features/applications/schemas.ts';
import { statusTexts } from '#features/applications/texts/status.ts';
import { writeCsv } from '#ui/admin/export/csv.ts';
import { createPace } from '#ui/admin/export/pace.ts';
import { writeXlsx } from '#ui/admin/export/xlsx.ts';
import { cellValue, columnGroupsOf, columnsOf } from '../list/columns.ts';
import { toRows } from '../list/rows.ts';
import type { ValueNames } from '../use-value-names.ts';
import { toExportTable } from './export-table.ts';
import { fileNameOf } from './file-name.ts';

const application: Application = {
  id: 1,
  first_name: 'Đurđa',
  last_name: 'Čaušević-Šćepanović & <sin>',
  email: 'djurdja@primjer.ba',
  birth_year: '1980',
  faculty: 'Prirodno-matematički "fakultet"; Žepče',
  professional_degree: '=HYPERLINK("https://zlo.primjer","klik")',
  scientific_degree: '-1+1|cmd',
  firm: '@SUM(A1)',
  work_address: 'Zmaja od Bosne 33\nulaz b',
  work_phone: '+387 33 111-222',
  work_postal_code: '071000',
  home_address: '',
  home_phone: '061222333',
  home_postal_code: '＝1+1',
  city: '_x0041_ \u0007 🧪',
  scientific_activity: '\t=1',
  specialization: "'već navodnik",
  membership_type: 'počasni član',
  created_at: '2026-07-01T22:05:59.000Z',
  lang: 'bs',
  consent_at: null,
  consent_version: null,
  notice_version: null,
  is_repeated: false,
  ...{ status: 'waiting', position: 3, note: '=1+1', attended: true },
  ...{ version: 1, updated_at: null, decided_at: null, decided_by: null },
};

const columns = columnsOf(columnGroupsOf({ translation: null }));
const names: ValueNames = {
  status: status => statusTexts.bs[status].label,
  membership: type => type,
  attended: attended => (attended ? 'Da' : 'Ne'),
};
const tableOf = (applications: readonly Application[]) =>
  toExportTable(toRows(applications), columns, {
    labelOf: name => `${name}*`,
    names,
    timeZone: 'Europe/Sarajevo',
  });
const unhurried = async () => {};

type Cell = {
  '@r': string;
  '@s': string;
  '@t'?: string;
  is?: { t: { '#text'?: string } | string };
  v?: string;
};
type Sheet = {
  worksheet: {
    sheetData: { row: { '@r': string; c: Cell[] }[] };
    cols: { col: { '@width': string }[] };
  };
};

/** The workbook as another program reads it: its parts, each of them well-formed, and the cells of its sheet. */
async function readXlsx(blob: Blob) {
  const files = Object.entries(unzipSync(await blob.bytes())).map(([path, bytes]) => [
    path,
    strFromU8(bytes),
  ]);
  const parts: Record<string, string> = Object.fromEntries(files);
  for (const [path, xml] of Object.entries(parts)) assert.equal(XMLValidator.validate(xml), true, path);
  const parser = new XMLParser({
    ignoreAttributes: false,
    attributeNamePrefix: '@',
    parseTagValue: false,
    trimValues: false,
    isArray: name => ['row', 'c', 'col'].includes(name),
  });
  const { worksheet } = parser.parse(parts['xl/worksheets/sheet1.xml'] ?? '') as Sheet;
  return { parts, rows: worksheet.sheetData.row, widths: worksheet.cols.col };
}

function textOf({ is }: Cell): string {
  const text = typeof is?.t === 'string' ? is.t : (is?.t['#text'] ?? '');
  return text.replaceAll(/_x([\dA-F]{4})_/g, (_, code) => String.fromCharCode(Number.parseInt(code, 16)));
}

function formatOf(parts: Record<string, string>, cell: Cell): string | undefined {
  const cellStyles = /<cellXfs.*<\/cellXfs>/.exec(parts['xl/styles.xml'] ?? '')?.[0] ?? '';
  return [...cellStyles.matchAll(/<xf numFmtId="(\d+)"/g)][Number(cell['@s'])]?.[1];
}

test('a workbook has every text as a text, whatever it looks like, and the instant as a date', async () => {
  const { parts, rows, widths } = await readXlsx(
    await writeXlsx(tableOf([application]), 'Prijave', unhurried),
  );
  const [header, row] = rows;
  assert.deepEqual(
    header?.c.map(textOf),
    columns.map(({ name }) => `${name}*`),
  );
  assert.equal(widths.length, 23);
  const filled = columns.filter(({ name }) => cellValue(application, name, names) !== '');
  const cells = row?.c ?? [];
  assert.equal(cells.length, filled.length);
  for (const [index, { name }] of filled.entries()) {
    const cell = cells[index];
    assert.ok(cell);
    if (name === 'created_at') {
      // 2 July 2026, five past midnight in Sarajevo: 46205 days after 30 December 1899.
      assert.equal(cell['@t'], undefined);
      assert.equal(Math.round(Number(cell.v) * 24 * 60), 46205 * 24 * 60 + 5);
      assert.equal(formatOf(parts, cell), '164');
      assert.match(parts['xl/styles.xml'] ?? '', /numFmtId="164" formatCode="dd\.mm\.yyyy\\ hh:mm"/);
    } else {
      assert.deepEqual([cell['@t'], textOf(cell)], ['inlineStr', cellValue(application, name, names)], name);
      assert.equal(formatOf(parts, cell), '49', 'a text also when it is edited');
    }
  }
  assert.equal(cells[11]?.['@r'], 'M2', 'an empty cell leaves its place free');
  assert.doesNotMatch(parts['xl/worksheets/sheet1.xml'] ?? '', /<f[ >]/);
});

test('thousands of rows come whole and in order, and tell how far they are', async () => {
  const many = Array.from({ length: 1_500 }, (_, index) => ({
    ...application,
    id: index,
    city: `Grad ${index}`,
  }));
  const told: number[] = [];
  const { rows } = await readXlsx(
    await writeXlsx(tableOf(many), 'Prijave', async part => {
      told.push(part);
    }),
  );
  assert.equal(rows.length, 1_501);
  for (const [index, row] of rows.slice(1).entries()) {
    const city = row.c.find(cell => cell['@r'] === `O${index + 2}`);
    assert.equal(city && textOf(city), `Grad ${index}`);
  }
  assert.deepEqual([told.length, told.at(-1)], [1_500, 1]);
  assert.deepEqual(
    told,
    told.toSorted((a, b) => a - b),
  );
});

test('a CSV is what a Bosnian Excel reads, and carries no formula', async () => {
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(
    await (await writeCsv(tableOf([application]), unhurried)).arrayBuffer(),
  );
  const header = columns.map(({ name }) => `"${name}*"`).join(';');
  const cells = [
    'Đurđa',
    'Čaušević-Šćepanović & <sin>',
    '1980',
    'djurdja@primjer.ba',
    'Prirodno-matematički ""fakultet""; Žepče',
    `'=HYPERLINK(""https://zlo.primjer"",""klik"")`,
    "'-1+1|cmd",
    "'@SUM(A1)",
    'Zmaja od Bosne 33\nulaz b',
    "'+387 33 111-222",
    '071000',
    '',
    '061222333',
    "'＝1+1",
    '_x0041_ \u0007 🧪',
    "'\t=1",
    "'već navodnik",
    'počasni član',
    '02.07.2026 00:05',
    ...['Na listi čekanja', '3', "'=1+1", 'Da'],
  ];
  const line = cells.map(cell => `"${cell}"`).join(';');
  assert.equal(text, `\ufeff${header}\r\n${line}\r\n`);
});

test('the name of the file has letters that every system keeps', () => {
  for (const [title, name] of [
    ['Lipidi & membrane: šta čuva ćeliju?', 'prijave-lipidi-membrane-sta-cuva-celiju-2026-11-21'],
    ['Đački ŽIVOT', 'prijave-djacki-zivot-2026-11-21'],
    ['…', 'prijave-2026-11-21'],
    ['../a\\b', 'prijave-a-b-2026-11-21'],
  ] as const)
    assert.equal(fileNameOf('prijave', title, '2026-11-21'), name);
  assert.ok(fileNameOf('prijave', 'a'.repeat(300), '2026-11-21').length < 100);
});

test('something long gives the page time, says how far it is, and ends when it is cancelled', async () => {
  const controller = new AbortController();
  const told: number[] = [];
  const pace = createPace(part => told.push(part), controller.signal);
  const work = async () => {
    for (let step = 0; step < 100; step += 1) {
      const end = performance.now() + 5;
      while (performance.now() < end);
      await pace(step / 100);
    }
  };
  setTimeout(() => controller.abort(), 60);
  await assert.rejects(work(), { name: 'AbortError' });
  assert.ok(told.length > 0 && told.length < 50, String(told));
});
