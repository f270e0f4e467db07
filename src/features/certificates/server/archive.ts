import { Zip, ZipPassThrough } from 'fflate';
import { applicationRows } from '#features/applications/server/tables.ts';
import { livingRows } from '#server/db/living-rows.ts';
import type { FileContent } from '#server/http/handler.ts';
import { AppError } from '#shared/api/errors.ts';
import type { CertificateLanguage } from '../languages.ts';
import { type CertificateContext, createDrawing } from './certificate-file.ts';
import { obtainCertificates } from './certificates.ts';

/** So many are issued in one transaction. */
const issuedAtOnce = 100;

type ArchivedFile = { name: string; content: Uint8Array };

/**
 * The certificates of all who came to the event that keeps the applications, as a ZIP that is made while it is read.
 * Throws `not_attended` where nobody is marked as having come.
 */
export async function certificateArchive(
  services: CertificateContext,
  eventId: number,
  lang: CertificateLanguage,
): Promise<FileContent> {
  const holders = await livingRows(services.db, applicationRows)
    .select(['id', 'first_name', 'last_name'])
    .where('event_id', '=', eventId)
    .where('attended', '=', 1)
    .orderBy('id')
    .execute();
  if (holders.length === 0) throw new AppError('not_attended');
  const draw = await createDrawing(services, eventId, lang);
  const files = async function* (): AsyncGenerator<ArchivedFile> {
    for (let index = 0; index < holders.length; index += issuedAtOnce) {
      const some = holders.slice(index, index + issuedAtOnce);
      for (const certificate of await obtainCertificates(services, some, lang))
        yield { name: fileName(certificate), content: await draw(certificate) };
    }
  };
  return { name: `potvrde-${eventId}-${lang}.zip`, content: zip(files()) };
}

/** Whom it is for, without what file systems refuse, and the number, which tells namesakes apart. */
function fileName({ name, number }: { name: string; number: string }): string {
  return `${name.replaceAll(/[\p{Cc}\\/:*?"<>|]/gu, '_').slice(0, 120)} ${number}.pdf`;
}

/** PDFs are compressed already, so they are only put one behind the other. */
async function* zip(files: AsyncIterable<ArchivedFile>): AsyncGenerator<Uint8Array> {
  const chunks: Uint8Array[] = [];
  const archive = new Zip((error, chunk) => {
    if (error) throw error;
    chunks.push(chunk);
  });
  for await (const { name, content } of files) {
    const file = new ZipPassThrough(name);
    archive.add(file);
    file.push(content, true);
    yield* chunks.splice(0);
  }
  archive.end();
  yield* chunks;
}
