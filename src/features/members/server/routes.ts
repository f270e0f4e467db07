import { transact } from '#server/audit/audit-trail.ts';
import { audited, made } from '#server/audit/declaration.ts';
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
  handleCreate(
    memberCalls.create,
    ({ body }, { clock }) => ({
      make: tx => insertMember(tx, body, clock()),
    }),
    made('member'),
  ),
  handle(
    memberCalls.remove,
    async ({ id, session }, { db, clock }) => {
      const deletion = { by: session.user.id, at: clock().toISOString() };
      await transact(db, tx => moveToTrash(tx, memberRows, id, deletion));
      return success;
    },
    audited('delete', 'member'),
  ),
];
