import { paginate } from '#server/db/pagination.ts';
import { type Handler, handle } from '#server/http/handler.ts';
import { auditCalls } from '../contract.ts';
import { auditEntries, presentEntry } from './queries.ts';

export const auditHandlers: Handler[] = [
  handle(auditCalls.page, async ({ query }, { db, counts }) => {
    const found = await paginate(counts, { query: auditEntries(db, query), table: 'audit_entries' }, query);
    return { ...found, items: found.items.map(presentEntry) };
  }),
];
