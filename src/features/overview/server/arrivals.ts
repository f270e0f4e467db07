import { applicationRows } from '#features/applications/server/tables.ts';
import { memberRows } from '#features/members/server/tables.ts';
import { questionRows } from '#features/questions/server/tables.ts';
import { livingRows } from '#server/db/living-rows.ts';
import type { Services } from '#server/services.ts';
import type { Overview } from '../contract.ts';

/** What has come since an instant. */
export async function countArrivals(
  { db, counts }: Pick<Services, 'db' | 'counts'>,
  since: string,
): Promise<NonNullable<Overview['arrivals']>> {
  const members = livingRows(db, memberRows).where('created_at', '>', since);
  return {
    since,
    applications: await counts.of(livingRows(db, applicationRows).where('created_at', '>', since)),
    questions: await counts.of(livingRows(db, questionRows).where('created_at', '>', since)),
    memberships: await counts.of(members.where('status', '=', 'applied')),
    suspects: await counts.of(db.selectFrom('suspects').where('created_at', '>', since)),
    failed_mails: await counts.of(
      db.selectFrom('mails').where('status', '=', 'failed').where('attempted_at', '>', since),
    ),
  };
}
