import type { ApplicationRow } from '#features/applications/server/tables.ts';
import { eventFacts } from '#features/events/server/keeper.ts';
import type { FileContent } from '#server/http/handler.ts';
import type { Services } from '#server/services.ts';
import { AppError } from '#shared/api/errors.ts';
import { dayIn } from '#shared/instants.ts';
import type { CertificateLanguage } from '../languages.ts';
import { certificatePath } from '../paths.ts';
import { type Certificate, obtainCertificates } from './certificates.ts';
import { readLogo } from './logo.ts';
import { drawCertificate } from './pdf/certificate.ts';

export type CertificateContext = Pick<
  Services,
  'db' | 'clock' | 'mail' | 'media' | 'site' | 'timeZone' | 'visibleTo'
>;

/** The certificate of an application as a file, and its number in a header. Throws `not_attended`. */
export async function certificateFile(
  services: CertificateContext,
  application: ApplicationRow,
  lang: CertificateLanguage,
): Promise<FileContent> {
  if (application.attended !== 1) throw new AppError('not_attended');
  const [certificate] = (await obtainCertificates(services, [application], lang)) as [Certificate];
  const draw = await createDrawing(services, application.event_id, lang);
  const { number } = certificate;
  return {
    name: `${number}.pdf`,
    content: await draw(certificate),
    headers: { 'X-Certificate-Number': number },
  };
}

/** What draws the certificates of an event that keeps applications. */
export async function createDrawing(
  services: CertificateContext,
  eventId: number,
  lang: CertificateLanguage,
): Promise<(certificate: Certificate) => Promise<Uint8Array<ArrayBuffer>>> {
  const { db, mail, site, timeZone } = services;
  const association = await site.read(db);
  const logo = await readLogo(services, association[lang === 'en' ? 'en' : 'bs']);
  const event = {
    bs: await eventFacts(services, eventId, 'bs'),
    en: await eventFacts(services, eventId, 'en'),
  };
  return ({ number, name, issued_at }) => {
    const issuedAt = new Date(issued_at);
    return drawCertificate({
      ...{ number, name, lang, event, issuedAt },
      issuedOn: dayIn(timeZone, issuedAt),
      association,
      logo,
      address: mail.publicUrl + certificatePath.href({ token: number }),
    });
  };
}
