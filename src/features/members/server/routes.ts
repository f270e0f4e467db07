import { moveToTrash } from '#server/db/living-rows.ts';
import { paginate } from '#server/db/pagination.ts';
import { type Handler, handle, handleCreate } from '#server/http/handler.ts';
import { success } from '#shared/endpoint.ts';
import { memberCalls } from '../contract.ts';
import { insertMember, members } from './queries.ts';
import { memberRows } from './tables.ts';

export const membersHandlers: Handler[] = [
  handle(memberCalls.list, ({ query }, { db }) => members(db, query).execute()),
  handle(memberCalls.page, ({ query }, { db, counts }) =>
    paginate(counts, { query: members(db, query), table: 'members' }, query),
  ),
  handleCreate(memberCalls.create, ({ body }, { clock }) => ({
    make: tx => insertMember(tx, body, clock()),
  })),
  handle(memberCalls.remove, async ({ id, session }, { db, clock }) => {
    await moveToTrash(db, memberRows, id, { by: session.user.id, at: clock().toISOString() });
    return success;
  }),
];
