import { applicationRows } from '#features/applications/server/tables.ts';
import type { Reader } from '#features/content/server/visibility/visibility.ts';
import { eventFacts } from '#features/events/server/keeper.ts';
import { livingRows } from '#server/db/living-rows.ts';
import { AppError } from '#shared/api/errors.ts';
import type { Language } from '#shared/language.ts';
import type { CertificateCheck } from '../contract.ts';
import { readNumber } from './numbers.ts';

/**
 * What a number stands for. Valid is the certificate in force while its holder is marked as having come. One whose
 * application is in the trash or gone is revoked and names nobody. Throws `not_found` for a number that was never given.
 */
export async function checkCertificate(
  reader: Pick<Reader, 'db' | 'visibleTo'>,
  typed: string,
  language: Language,
): Promise<CertificateCheck> {
  const { db } = reader;
  const given = await db
    .selectFrom('certificate_numbers')
    .selectAll()
    .where('number', '=', readNumber(typed) ?? '')
    .executeTakeFirst();
  if (!given) throw new AppError('not_found');
  const row = await livingRows(db, applicationRows)
    .innerJoin('certificates', 'certificates.application_id', 'applications.id')
    .select(['name', 'revoked_at', 'attended', 'event_id'])
    .where('number', '=', given.number)
    .executeTakeFirst();
  if (!row) return { ...given, status: 'revoked', name: null, event: null };
  const { title, lang, started_at, finished_at, location } = await eventFacts(reader, row.event_id, language);
  return {
    ...given,
    status: row.revoked_at === null && row.attended === 1 ? 'valid' : 'revoked',
    name: row.name,
    event: { title, lang, started_at, finished_at, location },
  };
}
