import { formatDays } from '#features/events/event-days.ts';
import type { EventFacts } from '#features/events/server/keeper.ts';
import { postalAddress } from '#shared/addresses/postal-address.ts';
import type { Association } from '#shared/association.ts';
import { type Day, formatDay } from '#shared/dates.ts';
import { type Language, languages } from '#shared/language.ts';
import type { CertificateLanguage } from '../../languages.ts';
import { certificateTexts } from './certificate-texts.ts';
import { colours, drawPdf, type Pdf, writeFitting } from './document.ts';
import { drawGel } from './gel.ts';
import { drawMark, type Logo } from './mark.ts';
import { drawQrCode } from './qr-code.ts';

export type CertificateFacts = {
  number: string;
  name: string;
  lang: CertificateLanguage;
  issuedOn: Day;
  issuedAt: Date;
  /** The event in each language; the same where it has one only. */
  event: Record<Language, EventFacts>;
  association: Readonly<Record<Language, Association>>;
  logo: Logo | undefined;
  /** The address of the page that says whether it is valid. */
  address: string;
};

/** The column of what is certified, and the one beside it with what proves it, in points. */
const text = { x: 56, width: 510 };
const proof = { x: 626, width: 160 };

/** A certificate as a PDF of one page. */
export function drawCertificate(facts: CertificateFacts): Promise<Uint8Array<ArrayBuffer>> {
  const written = languagesOf(facts);
  const title = `${certificateTexts[written[0]].title}: ${facts.name}`;
  const options = { layout: 'landscape', margin: 0, lang: written[0], title } as const;
  const author = facts.association[written[0]].name;
  return drawPdf({ ...options, author, createdAt: facts.issuedAt }, pdf => {
    drawAssociation(pdf, facts);
    drawStatement(pdf, facts);
    drawSignature(pdf, facts);
    drawProof(pdf, facts);
  });
}

function languagesOf({ lang }: CertificateFacts): [Language, ...Language[]] {
  return lang === 'both' ? [...languages] : [lang];
}

/** A text of each language, on one line. */
function inLanguages(facts: CertificateFacts, read: (lang: Language) => string): string {
  return [...new Set(languagesOf(facts).map(read))].join(' · ');
}

function drawAssociation(pdf: Pdf, facts: CertificateFacts): void {
  const [first] = languagesOf(facts);
  const indent = drawMark(pdf, facts.logo, text.x, 52);
  const column = { x: text.x + indent, width: text.width - indent };
  pdf.fillColor(colours.ink).font('bold');
  let y = writeFitting(pdf, facts.association[first].short_name, { ...column, y: 54, height: 18 }, [13, 8]);
  pdf.fillColor(colours.ink2).font('sans');
  for (const lang of languagesOf(facts))
    y = writeFitting(pdf, facts.association[lang].name, { ...column, y, height: 24 }, [9.5, 5.5]) + 1;
}

function drawStatement(pdf: Pdf, facts: CertificateFacts): void {
  const [first, second] = languagesOf(facts);
  const { name, event } = facts;
  const column = { x: text.x, width: text.width };
  pdf.font('serif').fillColor(colours.ink);
  let y = writeFitting(pdf, certificateTexts[first].title, { ...column, y: 128, height: 50 }, [36, 30]);
  if (second) {
    pdf.fillColor(colours.ink2);
    y = writeFitting(pdf, certificateTexts[second].title, { ...column, y, height: 26 }, [17, 15]);
  }
  y = label(
    pdf,
    inLanguages(facts, lang => certificateTexts[lang].to),
    y + 18,
  );
  pdf.font('serif').fillColor(colours.n);
  y = writeFitting(pdf, name, { ...column, y: y + 2, height: 64 }, [30, 9]);
  y = label(
    pdf,
    inLanguages(facts, lang => certificateTexts[lang].for[event[lang].kind]),
    y + 12,
  );
  pdf.font('serif').fillColor(colours.ink);
  y = writeFitting(pdf, event[first].title, { ...column, y: y + 2, height: 58 }, [20, 9]);
  if (second && event[second].title !== event[first].title) {
    pdf.fillColor(colours.ink2);
    y = writeFitting(pdf, event[second].title, { ...column, y: y + 2, height: 36 }, [13, 8]);
  }
  const where = inLanguages(facts, lang => event[lang].location);
  pdf.font('sans').fillColor(colours.ink2);
  writeFitting(pdf, `${daysOf(facts)}, ${where}`, { ...column, y: y + 8, height: 34 }, [12, 8]);
}

function label(pdf: Pdf, words: string, y: number): number {
  pdf.font('sans').fontSize(12).fillColor(colours.ink2).text(words, text.x, y, { width: text.width });
  return pdf.y;
}

/** Where the languages share a line, as numbers. */
function daysOf({ lang, event: { bs } }: CertificateFacts): string {
  return formatDays(bs, lang === 'en' ? 'en' : 'bs');
}

function drawSignature(pdf: Pdf, facts: CertificateFacts): void {
  const y = 520;
  const issued = inLanguages(facts, lang => certificateTexts[lang].issued);
  const written = facts.lang === 'en' ? 'en' : 'bs';
  const { city } = postalAddress(facts.association[written].contact.address);
  const day = formatDay(facts.issuedOn, written);
  pdf
    .moveTo(text.x, y)
    .lineTo(text.x + 230, y)
    .moveTo(text.x + 280, y)
    .lineTo(text.x + text.width, y);
  pdf.lineWidth(0.75).stroke(colours.ink2);
  pdf.font('sans').fontSize(9).fillColor(colours.ink2);
  pdf.text(issued, text.x, y + 5, { width: 230 });
  pdf.text(
    inLanguages(facts, lang => certificateTexts[lang].signature),
    text.x + 280,
    y + 5,
    { width: 230 },
  );
  pdf.fontSize(11).fillColor(colours.ink);
  pdf.text(city ? `${city}, ${day}` : day, text.x, y - 18, { width: 230 });
}

function drawProof(pdf: Pdf, facts: CertificateFacts): void {
  const { number, address } = facts;
  drawGel(pdf, number, { x: proof.x, y: 52, width: proof.width, height: 232 });
  drawQrCode(pdf, address, proof.x, 296, proof.width);
  pdf.font('sans').fontSize(9).fillColor(colours.ink2);
  pdf.text(
    inLanguages(facts, lang => certificateTexts[lang].number),
    proof.x,
    464,
    { width: proof.width },
  );
  pdf.font('bold').fontSize(17).fillColor(colours.ink).text(number, { width: proof.width });
  pdf.font('sans').fontSize(9).fillColor(colours.ink2).moveDown(0.4);
  pdf.text(
    inLanguages(facts, lang => certificateTexts[lang].check),
    { width: proof.width },
  );
  writeFitting(pdf, address, { x: proof.x, y: pdf.y, width: proof.width, height: 36 }, [9, 5]);
}
