import { formatDays } from '#features/events/event-days.ts';
import type { EventFacts } from '#features/events/server/keeper.ts';
import type { Association } from '#shared/association.ts';
import { colours, drawPdf, type Pdf, writeFitting } from './document.ts';
import { drawMark, type Logo } from './mark.ts';

type Person = { name: string; institution: string };

type SheetFacts = {
  event: EventFacts;
  /** In the order of the rows. */
  people: readonly Person[];
  association: Association;
  logo: Logo | undefined;
  createdAt: Date;
};

// In points.
const margin = 42;
const width = 511;
const rowHeight = 30;
/** Below the head of a page, and above its foot. */
const rowsFrom = 176;
const rowsTo = 790;
const rowsPerPage = Math.floor((rowsTo - rowsFrom) / rowHeight);
/** At least as many rows are blank, for who comes unannounced. */
const blankRows = 5;

const columns = [
  { title: 'R. br.', x: margin, width: 36 },
  { title: 'Prezime i ime', x: margin + 36, width: 165 },
  { title: 'Ustanova', x: margin + 201, width: 150 },
  { title: 'Potpis', x: margin + 351, width: 160 },
] as const;

/**
 * The list that is signed: the event and the names of the columns on each page, a numbered row for each person,
 * and blank ones to the end of the last page.
 */
export function drawAttendanceSheet(facts: SheetFacts): Promise<Uint8Array<ArrayBuffer>> {
  const { event, people, association, createdAt } = facts;
  const title = `Lista prisustva: ${event.title}`;
  const options = { layout: 'portrait', margin: 0, lang: 'bs', title, createdAt } as const;
  return drawPdf({ ...options, author: association.name }, pdf => {
    const pageCount = Math.ceil((people.length + blankRows) / rowsPerPage);
    for (let page = 0; page < pageCount; page += 1) {
      if (page > 0) pdf.addPage();
      drawHead(pdf, facts);
      const first = page * rowsPerPage;
      for (let index = 0; index < rowsPerPage; index += 1)
        drawRow(pdf, first + index + 1, people[first + index], rowsFrom + index * rowHeight);
      drawFoot(pdf, `Strana ${page + 1} od ${pageCount}`);
    }
  });
}

function drawHead(pdf: Pdf, { event, association, logo }: SheetFacts): void {
  const x = margin + drawMark(pdf, logo, margin, 34);
  pdf.font('sans').fillColor(colours.ink2);
  const below = writeFitting(
    pdf,
    association.name,
    { x, y: 37, width: margin + width - x, height: 24 },
    [9, 6],
  );
  pdf
    .font('bold')
    .fontSize(13)
    .fillColor(colours.ink)
    .text('Lista prisustva', x, below + 1);
  pdf.font('serif').fillColor(colours.ink);
  const y = writeFitting(pdf, event.title, { x: margin, y: 82, width, height: 36 }, [16, 8]);
  const when = [formatDays(event, 'bs'), event.time].filter(Boolean).join(', ');
  pdf.font('sans').fillColor(colours.ink2);
  writeFitting(pdf, `${when} · ${event.location}`, { x: margin, y: y + 3, width, height: 26 }, [11, 7]);
  const top = rowsFrom - 20;
  pdf.rect(margin, top, width, 20).fill(colours.surface);
  pdf.font('bold').fontSize(9.5).fillColor(colours.ink);
  for (const { title, x, width } of columns) pdf.text(title, x + 5, top + 5, { width: width - 10 });
  drawLine(pdf, rowsFrom, colours.ink);
}

function drawRow(pdf: Pdf, number: number, person: Person | undefined, y: number): void {
  const [first, second, third] = columns;
  const height = rowHeight - 8;
  pdf.font('sans').fontSize(11).fillColor(colours.ink2);
  pdf.text(`${number}.`, first.x + 5, y + 8, { width: first.width - 10 });
  pdf.fillColor(colours.ink);
  if (person) {
    writeCell(pdf, person.name, { x: second.x + 5, y, width: second.width - 10, height });
    writeCell(pdf, person.institution, { x: third.x + 5, y, width: third.width - 10, height });
  }
  drawLine(pdf, y + rowHeight, colours.line);
}

/** A text in the middle of its row. */
function writeCell(
  pdf: Pdf,
  text: string,
  box: { x: number; y: number; width: number; height: number },
): void {
  const isShort = pdf.fontSize(11).widthOfString(text) <= box.width;
  writeFitting(pdf, text, { ...box, y: box.y + (isShort ? 8 : 4) }, isShort ? [11, 11] : [9, 7]);
}

function drawLine(pdf: Pdf, y: number, colour: string): void {
  pdf
    .moveTo(margin, y)
    .lineTo(margin + width, y)
    .lineWidth(0.75)
    .stroke(colour);
}

function drawFoot(pdf: Pdf, text: string): void {
  pdf.font('sans').fontSize(9).fillColor(colours.ink2).text(text, margin, 806, { width, align: 'right' });
}
