import type { ApplicationRow } from '#features/applications/server/tables.ts';
import { eventFacts } from '#features/events/server/keeper.ts';
import type { FileContent } from '#server/http/handler.ts';
import type { Services } from '#server/services.ts';
import { dayIn } from '#shared/instants.ts';
import type { CertificateLanguage } from '../languages.ts';
import { certificatePath } from '../paths.ts';
import { obtainCertificate } from './certificates.ts';
import { drawCertificate } from './pdf/certificate.ts';

/** The certificate of an application as a file, and its number in a header. Throws `not_attended`. */
export async function certificateFile(
  services: Pick<Services, 'db' | 'clock' | 'mail' | 'timeZone'>,
  application: ApplicationRow,
  lang: CertificateLanguage,
): Promise<FileContent> {
  const { db, mail, timeZone } = services;
  const { number, name, issued_at } = await obtainCertificate(services, application, lang);
  const issuedAt = new Date(issued_at);
  const content = await drawCertificate({
    ...{ number, name, lang, issuedAt },
    issuedOn: dayIn(timeZone, issuedAt),
    event: {
      bs: await eventFacts(db, application.event_id, 'bs'),
      en: await eventFacts(db, application.event_id, 'en'),
    },
    association: mail.association,
    address: mail.publicUrl + certificatePath.href({ token: number }),
  });
  return { name: `${number}.pdf`, content, headers: { 'X-Certificate-Number': number } };
}
