import { strToU8, zipSync } from 'fflate';
import { escapeXml } from '#server/feeds/xml.ts';
import type { FileContent } from '#server/http/handler.ts';
import type { Services } from '#server/services.ts';
import { formatInstant } from '#shared/instants.ts';
import { defaultLanguage } from '#shared/language.ts';
import type { PersonRecord } from '../contract.ts';
import { type Entry, partsOf, readable } from '../texts/record.ts';

/** The association hands out a record in its own language, whoever exports it. */
const language = defaultLanguage;

/** The record of a person as a ZIP: JSON for programs, and a page that opens in any browser. */
export async function exportRecord(
  record: PersonRecord,
  { db, timeZone, clock, site }: Pick<Services, 'db' | 'timeZone' | 'clock' | 'site'>,
): Promise<FileContent> {
  const { name: association } = (await site.read(db))[language];
  const head = `<p>${escapeXml(association)}, ${escapeXml(formatInstant(clock(), timeZone, language))}</p>`;
  const files = {
    'podaci.json': strToU8(`${JSON.stringify(record, null, 2)}\n`),
    'podaci.html': strToU8(pageOf(record.email, head + sections(record, timeZone))),
  };
  return { name: 'licni-podaci.zip', content: new Uint8Array(zipSync(files)) };
}

function sections(record: PersonRecord, timeZone: string): string {
  return partsOf(record, language)
    .map(({ title, entries }) => {
      const content =
        entries.length > 0 ? entries.map(entry => listOf(entry, timeZone)).join('') : '<p>–</p>';
      return `<h2>${escapeXml(title)}</h2>${content}`;
    })
    .join('\n');
}

function listOf(entry: Entry, timeZone: string): string {
  const rows = readable(entry, { language, timeZone }).map(
    ({ label, text }) => `<dt>${escapeXml(label)}</dt><dd>${escapeXml(text)}</dd>`,
  );
  return `<dl>${rows.join('')}</dl>`;
}

const style = `body{max-width:48rem;margin:2rem auto;padding:0 1rem;font:1rem/1.5 system-ui,sans-serif}
dl{display:grid;grid-template-columns:minmax(8rem,1fr) 3fr;gap:.25rem 1rem;padding:1rem 0;border-top:1px solid #ccc}
dt{color:#555}dd{margin:0;white-space:pre-wrap;overflow-wrap:anywhere}`;

function pageOf(email: string, content: string): string {
  const title = `Lični podaci: ${escapeXml(email)}`;
  return `<!doctype html>
<html lang="bs"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${title}</title><style>${style}</style></head>
<body><h1>${title}</h1>
${content}
</body></html>
`;
}
