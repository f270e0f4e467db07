import { type Handler, handle } from '#server/http/handler.ts';
import { success } from '#shared/endpoint.ts';
import * as contract from '../contract.ts';
import { describeSuspect, release } from './actions.ts';
import { suspects, takeSuspect } from './queries.ts';

export const suspectsHandlers: Handler[] = [
  handle(contract.listSuspects, async ({ query: { kind, event } }, { db }) =>
    (await suspects(db, kind, event)).map(describeSuspect),
  ),
  handle(contract.releaseSuspect, async ({ id }, { db }) => {
    await release(db, id);
    return success;
  }),
  handle(contract.deleteSuspect, async ({ id }, { db }) => {
    await takeSuspect(db, id);
    return success;
  }),
];
