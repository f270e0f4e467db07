import {
  PDFDict,
  PDFDocument,
  type PDFField,
  type PDFFont,
  type PDFForm,
  PDFHexString,
  PDFName,
  type PDFPage,
  PDFRadioGroup,
  StandardFonts,
} from '@cantoo/pdf-lib';
import type { Page } from '@playwright/test';

/** What can be filled in, and where: in points from the top left corner of what is printed. */
type Place = {
  kind: 'text' | 'check' | 'radio';
  name: string;
  /** Of a choice among several. */
  value: string;
  /** What a reader of screens says. */
  label: string;
  left: number;
  bottom: number;
  width: number;
  height: number;
};

/** The millimetre in points, and the margins of form.css. */
const mm = 72 / 25.4;
const margin = { left: 16 * mm, top: 14 * mm };
/** Of a line to write on: what its label leaves. */
const lineHeight = 5.8 * mm;
/** So that the frame, which is printed, stays seen. */
const inset = 1;

/** Finds what form.ts has marked, as it will be printed. */
export async function findPlaces(page: Page): Promise<Place[]> {
  await page.emulateMedia({ media: 'print' });
  return page.locator('[data-text], [data-check], [data-radio]').evaluateAll(elements =>
    elements.map(element => {
      const { text, check, radio, value = '' } = (element as HTMLElement).dataset;
      const heading = element.closest('section')?.querySelector('h2');
      const labelled = text ? element : check ? element.parentElement : heading;
      const { left, bottom, width, height } = element.getBoundingClientRect();
      const toPoints = 72 / 96;
      return {
        kind: text ? 'text' : check ? 'check' : 'radio',
        name: text ?? check ?? radio ?? '',
        value,
        label: [...(labelled?.querySelectorAll('span[class]') ?? [])]
          .map(span => span.textContent)
          .join(' / '),
        left: left * toPoints,
        bottom: bottom * toPoints,
        width: width * toPoints,
        height: height * toPoints,
      };
    }),
  );
}

/** Lays fields to fill in over the printed form. They are named as the fields of the form online. */
export async function addFields(printed: Uint8Array, places: readonly Place[]): Promise<Uint8Array> {
  const pdf = await PDFDocument.load(printed, { updateMetadata: false });
  const [page] = pdf.getPages();
  if (!page || pdf.getPageCount() !== 1) throw new Error('The form has to fit on one page.');
  const font = await addFont(pdf);
  for (const place of places) {
    const field = addField(pdf.getForm(), page, place, font);
    field.acroField.dict.set(PDFName.of('TU'), PDFHexString.fromText(place.label));
  }
  return pdf.save({ updateFieldAppearances: false, useObjectStreams: true });
}

/** The font of what is typed: one that every reader has, with the letters of Bosnian which its encoding lacks. */
async function addFont(pdf: PDFDocument): Promise<PDFFont> {
  const font = await pdf.embedFont(StandardFonts.Helvetica);
  await font.embed();
  const { context } = pdf;
  const letters = ['Ccaron', 'ccaron', 'Cacute', 'cacute', 'Dcroat', 'dcroat'];
  context
    .lookup(font.ref, PDFDict)
    .set(
      PDFName.of('Encoding'),
      context.obj({ Type: 'Encoding', BaseEncoding: 'WinAnsiEncoding', Differences: [1, ...letters] }),
    );
  const ticks = await pdf.embedFont(StandardFonts.ZapfDingbats);
  const fonts = { [font.name]: font.ref, ZaDb: ticks.ref };
  pdf.getForm().acroForm.dict.set(PDFName.of('DR'), context.obj({ Font: fonts }));
  return font;
}

function addField(form: PDFForm, page: PDFPage, place: Place, font: PDFFont): PDFField {
  const { kind, name, value } = place;
  if (kind === 'text') {
    const field = form.createTextField(name);
    field.addToPage(page, { ...rectangle(page, { ...place, height: lineHeight }), font, borderWidth: 0 });
    field.setFontSize(10);
    return field;
  }
  const box = { ...rectangle(page, place), borderWidth: 0 };
  if (kind === 'check') {
    const field = form.createCheckBox(name);
    field.addToPage(page, box);
    return field;
  }
  const field = form.getFieldMaybe(name) ?? form.createRadioGroup(name);
  if (!(field instanceof PDFRadioGroup)) throw new Error(`Two fields are named ${name}.`);
  field.addOptionToPage(value, page, box);
  return field;
}

/** From the lower left corner of the sheet, as PDF counts. */
function rectangle(page: PDFPage, { left, bottom, width, height }: Place) {
  return {
    x: margin.left + left + inset,
    y: page.getHeight() - margin.top - bottom + inset,
    width: width - 2 * inset,
    height: height - 2 * inset,
  };
}
