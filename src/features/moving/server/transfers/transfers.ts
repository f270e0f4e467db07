import type { Selectable } from 'kysely';
import { transact } from '#server/audit/audit-trail.ts';
import type { Db } from '#server/db/schema.ts';
import type { Services } from '#server/services.ts';
import { AppError } from '#shared/api/errors.ts';
import type { Language } from '#shared/language.ts';
import type { ReportedTransfer, Transfer } from '../../contract.ts';
import { paceOf } from '../../progress.ts';
import { hoursOfFiles } from '../../states.ts';
import { type Said, sentence } from '../../texts/reasons.ts';
import type { ImportReport } from '../report.ts';
import type { ImportTables } from '../tables.ts';

export type TransferRow = Selectable<ImportTables['transfers']>;
type Start = Pick<TransferRow, 'kind' | 'source' | 'upload' | 'pieces' | 'categories' | 'is_dry_run'>;
type Clock = Pick<Services, 'clock'>;

/** In milliseconds: whoever says nothing for so long is gone. */
const longestSilence = 60_000;
const shown = 20;
/** In days: for how long what is no longer listed keeps its report, to which somebody may have a link. */
const daysOfReports = 365;
const hour = 60 * 60_000;

/** Notes that one begins; throws `conflict` while another one is under way. */
export async function beginTransfer(db: Db, { clock }: Clock, start: Start): Promise<number> {
  const now = clock();
  const at = now.toISOString();
  return transact(db, async tx => {
    await tx
      .updateTable('transfers')
      .set({ running: null, state: 'interrupted' })
      .where('running', '=', 1)
      .where('alive_at', '<', new Date(now.getTime() - longestSilence).toISOString())
      .execute();
    const begun = await tx
      .insertInto('transfers')
      .values({ ...start, state: 'running', running: 1, started_at: at, alive_at: at })
      .onConflict(conflict => conflict.column('running').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!begun) throw new AppError('conflict');
    return begun.id;
  });
}

/** Says that it goes on, and how far it is; returns whether it is to go on. */
export async function noteProgress(
  db: Db,
  id: number,
  progress: Partial<Pick<TransferRow, 'step' | 'done' | 'total' | 'step_began_at'>>,
  now: Date,
): Promise<boolean> {
  const noted = await db
    .updateTable('transfers')
    .set({ ...progress, alive_at: now.toISOString() })
    .where('id', '=', id)
    .where('running', '=', 1)
    .returning('is_told_to_stop')
    .executeTakeFirst();
  return noted?.is_told_to_stop === 0;
}

type End = Pick<TransferRow, 'state'> &
  Partial<Pick<TransferRow, 'file' | 'bytes'>> & { failure?: Said; report?: ImportReport | undefined };

/** Does nothing if it has ended already. */
export async function endTransfer(
  db: Db,
  id: number,
  { report, failure, ...end }: End,
  now: Date,
): Promise<void> {
  const at = now.toISOString();
  await db
    .updateTable('transfers')
    .set({
      ...end,
      ...(failure && { failure: JSON.stringify(failure) }),
      ...(report && { report: JSON.stringify(report), counts: JSON.stringify(report.counts) }),
      ...{ running: null, finished_at: at, alive_at: at },
    })
    .where('id', '=', id)
    .where('running', '=', 1)
    .execute();
}

export async function stopTransfer(db: Db, id: number | undefined): Promise<void> {
  await getTransfer(db, id ?? 0);
  await db
    .updateTable('transfers')
    .set({ is_told_to_stop: 1 })
    .where('id', '=', id ?? 0)
    .where('running', '=', 1)
    .execute();
}

/** Removes what began more than a year ago, but for what the panel lists and what is under way. */
export async function removeOldTransfers(db: Db, now: Date): Promise<void> {
  await db
    .deleteFrom('transfers')
    .where('running', 'is', null)
    .where('started_at', '<', new Date(now.getTime() - daysOfReports * 24 * hour).toISOString())
    .where('id', 'not in', ({ selectFrom }) =>
      selectFrom('transfers').select('id').orderBy('id', 'desc').limit(shown),
    )
    .execute();
}

/** Throws `not_found`. */
export async function getTransfer(db: Db, id: number): Promise<TransferRow> {
  const row = await db.selectFrom('transfers').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) throw new AppError('not_found');
  return row;
}

export async function listTransfers(db: Db, { clock }: Clock, language: Language): Promise<Transfer[]> {
  const rows = await db.selectFrom('transfers').selectAll().orderBy('id', 'desc').limit(shown).execute();
  return rows.map(row => present(row, clock(), language));
}

export async function reportedTransfer(
  db: Db,
  { clock }: Clock,
  id: number,
  language: Language,
): Promise<ReportedTransfer> {
  const row = await getTransfer(db, id);
  const report = row.report === null ? null : (JSON.parse(row.report) as ReturnType<ImportReport['toJSON']>);
  return {
    ...present(row, clock(), language),
    report: report && {
      notes: report.notes.map(({ type, id, item, link, ...said }) => ({
        ...{ type, id, item, link },
        ...told(said, language),
      })),
      remarks: report.remarks.map(said => told(said, language)),
      failures: report.failures.map(said => told(said, language)),
    },
  };
}

const told = (said: Said, language: Language) => ({
  reason: said.reason,
  text: sentence(said, language),
});

function present(row: TransferRow, now: Date, language: Language): Transfer {
  const { id, kind, source, started_at, finished_at } = row;
  const failure = row.failure === null ? null : told(readFailure(row.failure), language);
  const isSilent = row.running === 1 && now.getTime() - Date.parse(row.alive_at) > longestSilence;
  const until = new Date(Date.parse(finished_at ?? row.alive_at) + hoursOfFiles * hour);
  const isKept = row.running === null && until > now;
  return {
    ...{ id, kind, source, started_at, finished_at, failure },
    is_dry_run: row.is_dry_run === 1,
    state: isSilent ? 'interrupted' : row.state,
    progress: row.running === 1 && !isSilent ? progressOf(row) : null,
    counts: row.counts === null ? null : JSON.parse(row.counts),
    file:
      isKept && row.file !== null && row.bytes !== null
        ? { bytes: row.bytes, until: until.toISOString() }
        : null,
    is_repeatable: row.upload !== null && (isKept || isSilent),
  };
}

/** A sentence where an earlier version kept one. */
function readFailure(failure: string): Said {
  return failure.startsWith('{') ? JSON.parse(failure) : { reason: 'ended', values: { error: failure } };
}

function progressOf({ step, done, total, step_began_at, alive_at }: TransferRow): Transfer['progress'] {
  if (step === null || step_began_at === null) return null;
  const { perMinute, secondsLeft } = paceOf(
    { done, total },
    (Date.parse(alive_at) - Date.parse(step_began_at)) / 1_000,
  );
  return { step, done, total, per_minute: perMinute, seconds_left: secondsLeft };
}
