import { findEvent } from '#features/events/server/queries.ts';
import { transact } from '#server/audit/audit-trail.ts';
import { audited } from '#server/audit/declaration.ts';
import { type Handler, handle } from '#server/http/handler.ts';
import { success } from '#shared/api/endpoint.ts';
import * as contract from '../../spam-contract.ts';
import type { SubmissionKind } from '../submission-kind.ts';
import { describeSubmission, markAsHam } from './actions.ts';
import { listSpam, takeSpam } from './queries.ts';

export function spamHandlers(submissionKinds: readonly SubmissionKind[]): Handler[] {
  const kinds = new Map(submissionKinds.map(submission => [submission.kind, submission]));
  return [
    handle(contract.listSuspects, async ({ query: { kind, event }, session }, services) => {
      const named = event === undefined ? undefined : await findEvent({ ...services, session }, event);
      return (await listSpam(services.db, kind, named?.keeper_id ?? event)).map(row =>
        describeSubmission(kinds, row),
      );
    }),
    handle(
      contract.releaseSuspect,
      async ({ id }, services) => {
        await markAsHam(services, kinds, id);
        return success;
      },
      audited('restore', 'spam'),
    ),
    handle(
      contract.deleteSuspect,
      async ({ id }, { db }) => {
        await transact(db, tx => takeSpam(tx, id));
        return success;
      },
      audited('purge', 'spam'),
    ),
  ];
}
