import { pageRows } from '#server/db/pages.ts';
import { type Handler, handle } from '#server/http/handler.ts';
import { deleteRecord } from '#server/records/queries.ts';
import { success } from '#shared/endpoint.ts';
import { memberCalls } from '../contract.ts';
import { insertMember, members } from './queries.ts';

export const membersHandlers: Handler[] = [
  handle(memberCalls.list, ({ query }, { db }) => members(db, query).execute()),
  handle(memberCalls.page, ({ query }, { db }) =>
    pageRows(db, { query: members(db, query), table: 'members', of: 'members' }, query),
  ),
  handle(memberCalls.create, ({ body }, { db, clock }) => insertMember(db, body, clock())),
  handle(memberCalls.remove, async ({ id }, { db }) => {
    await deleteRecord(db, 'members', id);
    return success;
  }),
];
