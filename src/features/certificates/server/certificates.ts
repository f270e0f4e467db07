import type { ApplicationRow } from '#features/applications/server/tables.ts';
import type { Db, Tx } from '#server/db/schema.ts';
import type { CorrectionListener } from '#server/services.ts';
import { AppError } from '#shared/errors.ts';
import type { CertificateLanguage } from '../languages.ts';
import { createNumber } from './numbers.ts';

type Certificate = { number: string; name: string; issued_at: string };

type Applicant = Pick<ApplicationRow, 'id' | 'first_name' | 'last_name' | 'attended'>;

/** The certificate in force, which is issued when it is first asked for. Throws `not_attended`. */
export async function obtainCertificate(
  { db, clock }: { db: Db; clock: () => Date },
  applicant: Applicant,
  lang: CertificateLanguage,
): Promise<Certificate> {
  if (applicant.attended !== 1) throw new AppError('not_attended');
  return (
    (await findInForce(db, applicant.id, lang)) ??
    // Transactions that write come one after the other: a second one finds what the first has issued.
    (await db
      .transaction()
      .execute(
        async tx =>
          (await findInForce(tx, applicant.id, lang)) ??
          (await issue(tx, applicant, lang, clock().toISOString())),
      ))
  );
}

/** Puts new certificates in the place of those that name somebody otherwise than the application does by now. */
export const renewCertificates: CorrectionListener = async (tx, { clock }, applicant) => {
  const at = clock().toISOString();
  const outdated = await tx
    .updateTable('certificates')
    .set({ revoked_at: at })
    .where('application_id', '=', applicant.id)
    .where('revoked_at', 'is', null)
    .where('name', '<>', nameOf(applicant))
    .returning('lang')
    .execute();
  for (const { lang } of outdated) await issue(tx, applicant, lang, at);
};

function findInForce(
  db: Db,
  applicationId: number,
  lang: CertificateLanguage,
): Promise<Certificate | undefined> {
  return db
    .selectFrom('certificates')
    .innerJoin('certificate_numbers as given', 'given.number', 'certificates.number')
    .select(['given.number', 'name', 'issued_at'])
    .where('application_id', '=', applicationId)
    .where('lang', '=', lang)
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
}

async function issue(
  tx: Tx,
  applicant: Pick<Applicant, 'id' | 'first_name' | 'last_name'>,
  lang: CertificateLanguage,
  issued_at: string,
): Promise<Certificate> {
  const [number, name] = [createNumber(), nameOf(applicant)];
  await tx.insertInto('certificate_numbers').values({ number, issued_at }).execute();
  await tx.insertInto('certificates').values({ number, application_id: applicant.id, lang, name }).execute();
  return { number, name, issued_at };
}

function nameOf({ first_name, last_name }: Pick<Applicant, 'first_name' | 'last_name'>): string {
  return `${first_name} ${last_name}`;
}
