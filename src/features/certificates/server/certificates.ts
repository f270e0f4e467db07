import type { ApplicationRow } from '#features/applications/server/tables.ts';
import { transact } from '#server/audit/audit-trail.ts';
import type { Db, Tx } from '#server/db/schema.ts';
import type { CorrectionListener, Services } from '#server/services.ts';
import type { CertificateLanguage } from '../languages.ts';
import { createNumber } from './numbers.ts';

export type Certificate = { application_id: number; number: string; name: string; issued_at: string };
type Holder = Pick<ApplicationRow, 'id' | 'first_name' | 'last_name'>;

/** The certificates in force of up to 1,000 applications; those that there are not yet are issued. */
export async function obtainCertificates(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  holders: readonly Holder[],
  lang: CertificateLanguage,
): Promise<Certificate[]> {
  const present = await findInForce(db, holders, lang);
  if (present.length === holders.length) return present;
  // Transactions that write come one after the other: a second one finds what the first has issued.
  return transact(db, async tx => {
    const found = await findInForce(tx, holders, lang);
    const known = new Set(found.map(({ application_id }) => application_id));
    const missing = holders.filter(({ id }) => !known.has(id));
    return [...found, ...(await issue(tx, missing, [lang], clock().toISOString()))];
  });
}

/** Puts new certificates in the place of those that name somebody otherwise than the application does by now. */
export const renewCertificates: CorrectionListener = async (tx, { clock }, holder) => {
  const at = clock().toISOString();
  const outdated = await tx
    .updateTable('certificates')
    .set({ revoked_at: at })
    .where('application_id', '=', holder.id)
    .where('revoked_at', 'is', null)
    .where('name', '<>', nameOf(holder))
    .returning('lang')
    .execute();
  const langs = outdated.map(({ lang }) => lang);
  await issue(tx, [holder], langs, at);
};

function findInForce(db: Db, holders: readonly Holder[], lang: CertificateLanguage): Promise<Certificate[]> {
  const ids = holders.map(({ id }) => id);
  return db
    .selectFrom('certificates')
    .innerJoin('certificate_numbers as given', 'given.number', 'certificates.number')
    .select(['application_id', 'given.number', 'name', 'issued_at'])
    .where('application_id', 'in', ids)
    .where('lang', '=', lang)
    .where('revoked_at', 'is', null)
    .execute();
}

/** Issues a certificate in each of the languages to each of the holders. */
async function issue(
  tx: Tx,
  holders: readonly Holder[],
  langs: readonly CertificateLanguage[],
  issued_at: string,
): Promise<Certificate[]> {
  const issued = langs.flatMap(lang =>
    holders.map(holder => {
      const number = createNumber();
      return { application_id: holder.id, number, name: nameOf(holder), lang, issued_at };
    }),
  );
  if (issued.length === 0) return [];
  const numbers = issued.map(({ number }) => ({ number, issued_at }));
  await tx.insertInto('certificate_numbers').values(numbers).execute();
  const rows = issued.map(({ issued_at: _, ...row }) => row);
  await tx.insertInto('certificates').values(rows).execute();
  return issued;
}

function nameOf({ first_name, last_name }: Holder): string {
  return `${first_name} ${last_name}`;
}
