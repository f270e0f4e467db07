import { type Handler, handle } from '#server/http/handler.ts';
import { success } from '#shared/endpoint.ts';
import * as contract from '../../spam-contract.ts';
import { describeSubmission, markAsHam } from './actions.ts';
import { listSpam, takeSpam } from './queries.ts';

export const spamHandlers: Handler[] = [
  handle(contract.listSuspects, async ({ query: { kind, event } }, { db }) =>
    (await listSpam(db, kind, event)).map(describeSubmission),
  ),
  handle(contract.releaseSuspect, async ({ id }, { db }) => {
    await markAsHam(db, id);
    return success;
  }),
  handle(contract.deleteSuspect, async ({ id }, { db }) => {
    await takeSpam(db, id);
    return success;
  }),
];
