import { strToU8, Zip, ZipDeflate } from 'fflate';
import type { ExportColumn, ExportTable } from './export-table.ts';
import type { Pace } from './pace.ts';

/** The XML that is compressed at a time, in characters. */
const portion = 64 * 1024;

/** Indexes into the `cellXfs` below. */
const styles = { header: 1, text: 2, instant: 3 } as const;

/**
 * A workbook of one sheet (ECMA-376). All cells are texts, which Excel never converts to numbers or formulas,
 * except for instants, which are dates. Compressed in portions, so that the page stays responsive
 * (docs/decisions/0009-export-of-applications.md).
 */
export async function writeXlsx(table: ExportTable, sheetName: string, pace: Pace): Promise<Blob> {
  const { columns, rowCount, rows } = table;
  const packed: BlobPart[] = [];
  const zip = new Zip((error, bytes) => {
    if (error) throw error;
    packed.push(bytes as Uint8Array<ArrayBuffer>);
  });
  const add = (path: string) => {
    const file = new ZipDeflate(path);
    zip.add(file);
    return (xml: string, isEnd: boolean) => file.push(strToU8(xml), isEnd);
  };
  for (const [path, xml] of Object.entries(partsAround(sheetName))) add(path)(declaration + xml, true);

  const sheet = add('xl/worksheets/sheet1.xml');
  const last = `${letterOf(columns.length - 1)}${rowCount + 1}`;
  let xml = declaration + sheetStart(columns) + headerRow(columns);
  let number = 1;
  for (const row of rows) {
    number += 1;
    xml += rowOf(row, columns, number);
    if (xml.length > portion) {
      sheet(xml, false);
      xml = '';
    }
    await pace(number / (rowCount + 1));
  }
  sheet(xml + sheetEnd(last), true);
  zip.end();
  return new Blob(packed, { type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet' });
}

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const relationships = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packages = 'http://schemas.openxmlformats.org/package/2006';
const contentType = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

function partsAround(sheetName: string): Record<string, string> {
  return {
    '[Content_Types].xml': `<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${contentType}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${contentType}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${contentType}.styles+xml"/></Types>`,
    '_rels/.rels': `<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${relationships}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${relationships}"><sheets><sheet name="${xmlText(sheetName)}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${relationships}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${relationships}/styles" Target="styles.xml"/></Relationships>`,
    'xl/styles.xml': `<styleSheet xmlns="${main}"><numFmts count="1"><numFmt numFmtId="164" formatCode="dd.mm.yyyy\\ hh:mm"/></numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="4"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/><xf numFmtId="49" fontId="1" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1"/><xf numFmtId="49" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/><xf numFmtId="164" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/></cellXfs><cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>`,
  };
}

/** With a frozen header row. */
function sheetStart(columns: readonly ExportColumn[]): string {
  const widths = columns.map(
    ({ width }, index) => `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"/>`,
  );
  return `<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${widths.join('')}</cols><sheetData>`;
}

/** Suppresses Excel's warning about telephone numbers as text. */
function sheetEnd(lastCell: string): string {
  return `</sheetData><ignoredErrors><ignoredError sqref="A1:${lastCell}" numberStoredAsText="1"/></ignoredErrors></worksheet>`;
}

function headerRow(columns: readonly ExportColumn[]): string {
  const cells = columns.map(({ label }, index) => textCell(`${letterOf(index)}1`, label, styles.header));
  return `<row r="1">${cells.join('')}</row>`;
}

function rowOf(row: readonly string[], columns: readonly ExportColumn[], number: number): string {
  const cells = row.map((text, index) => {
    const place = `${letterOf(index)}${number}`;
    if (text === '') return '';
    return columns[index]?.isInstant ? instantCell(place, text) : textCell(place, text, styles.text);
  });
  return `<row r="${number}">${cells.join('')}</row>`;
}

function textCell(place: string, text: string, style: number): string {
  return `<c r="${place}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${xmlText(text)}</t></is></c>`;
}

const millisecondsOfDay = 24 * 60 * 60 * 1_000;
/** Day 0 of Excel's calendar, for dates from 1 March 1900 on. */
const dayZero = Date.UTC(1899, 11, 30);

/** Excel's dates have no time zone, so the local time is counted. */
function instantCell(place: string, text: string): string {
  const days = (Date.parse(`${text}Z`) - dayZero) / millisecondsOfDay;
  return `<c r="${place}" s="${styles.instant}"><v>${days}</v></c>`;
}

/** A, B … Z, AA … */
function letterOf(index: number): string {
  const letter = String.fromCharCode(65 + (index % 26));
  return index < 26 ? letter : letterOf(Math.floor(index / 26) - 1) + letter;
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/**
 * XML cannot contain most control characters: Excel escapes them as `_x0007_`, and a literal `_x…` as `_x005F_x…`.
 */
function xmlText(text: string): string {
  return text
    .replaceAll(/_(?=x[\dA-F]{4}_)/gi, '_x005F_')
    .replaceAll(/[&<>"]/g, character => entities[character] ?? '')
    .replaceAll(/[^\t\n\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu, character => {
      const code = character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0');
      return `_x${code}_`;
    });
}
