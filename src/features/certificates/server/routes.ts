import { unauthorized } from '#features/accounts/server/sessions.ts';
import { findMine } from '#features/applications/server/applicant.ts';
import { getRow } from '#features/applications/server/queries.ts';
import type { Reader } from '#features/content/server/visibility/visibility.ts';
import { findEvent } from '#features/events/server/queries.ts';
import { noteDeed } from '#server/audit/audit-trail.ts';
import { auditedInside } from '#server/audit/declaration.ts';
import { type Handler, handle, handleFile } from '#server/http/handler.ts';
import { AppError } from '#shared/api/errors.ts';
import { certificateCalls } from '../contract.ts';
import { certificateArchive } from './archive.ts';
import { attendanceSheet } from './attendance-sheet.ts';
import { certificateFile } from './certificate-file.ts';
import { checkCertificate } from './check.ts';

export const certificateHandlers: Handler[] = [
  handleFile(
    certificateCalls.show,
    async ({ id, query: { lang, token }, session }, services) => {
      const isAdministrator = session?.user.role === 'administrator';
      if (!isAdministrator && token === undefined) throw session ? new AppError('forbidden') : unauthorized();
      const application = isAdministrator
        ? await getRow(services.db, id)
        : await findMine(services.db, token ?? '');
      if (application.id !== id) throw new AppError('not_found');
      noteDeed({ action: 'export', type: 'application', id });
      return certificateFile(services, application, lang ?? application.lang);
    },
    auditedInside,
  ),
  handleFile(
    certificateCalls.archive,
    async ({ id, query: { lang }, session }, services) =>
      certificateArchive(services, await exportedEvent({ ...services, session }, id), lang),
    auditedInside,
  ),
  handleFile(
    certificateCalls.sheet,
    async ({ id, session }, services) =>
      attendanceSheet(services, await exportedEvent({ ...services, session }, id)),
    auditedInside,
  ),
  handle(certificateCalls.check, ({ query, language }, services) =>
    checkCertificate(services, query.number, language),
  ),
];

/** The event that keeps the applications to the one with the id; throws `not_found`. */
async function exportedEvent(reader: Reader, id: number): Promise<number> {
  const event = await findEvent(reader, id);
  if (!event) throw new AppError('not_found');
  noteDeed({ action: 'export', type: event.kind, id });
  return event.keeper_id;
}
