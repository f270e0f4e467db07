import { unauthorized } from '#features/accounts/server/sessions.ts';
import { findMine } from '#features/applications/server/applicant.ts';
import { getRow } from '#features/applications/server/queries.ts';
import { type Handler, handle, handleFile } from '#server/http/handler.ts';
import { AppError } from '#shared/errors.ts';
import { certificateCalls } from '../contract.ts';
import { checkCertificate } from './check.ts';
import { certificateFile } from './files.ts';

export const certificateHandlers: Handler[] = [
  handleFile(certificateCalls.show, async ({ id, query: { lang, token }, session }, services) => {
    if (!session && token === undefined) throw unauthorized();
    const application = session ? await getRow(services.db, id) : await findMine(services.db, token ?? '');
    if (application.id !== id) throw new AppError('not_found');
    return certificateFile(services, application, lang ?? application.lang);
  }),
  handle(certificateCalls.check, ({ query, language }, { db }) =>
    checkCertificate(db, query.number, language),
  ),
];
