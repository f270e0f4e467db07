import { type Selectable, sql } from 'kysely';
import type { AuditTables } from '#server/audit/tables.ts';
import type { Db } from '#server/db/schema.ts';
import { matchesWords } from '#server/db/search.ts';
import type { QueryOf } from '#shared/api/endpoint.ts';
import { parseId } from '#shared/api/ids.ts';
import type { AuditEntry, auditCalls } from '../contract.ts';

type Filter = Pick<QueryOf<typeof auditCalls.page>, 'who' | 'type' | 'id' | 'action'>;

/** The entries that meet all conditions, the newest first. */
export function auditEntries(db: Db, { who, type, id, action }: Filter) {
  return db
    .selectFrom('audit_entries')
    .selectAll()
    .$if(who !== undefined, query => {
      const account = parseId(who);
      if (account !== undefined) return query.where('account_id', '=', account);
      return query.where('account_email', 'in', addressesLike(db, who ?? ''));
    })
    .$if(type !== undefined, query => query.where('type', '=', type ?? ''))
    .$if(id !== undefined, query => query.where('item_id', '=', id ?? 0))
    .$if(action !== undefined, query => query.where('action', '=', action ?? 'create'))
    .orderBy('id', 'desc');
}

/** More than there are accounts. Without a limit SQLite would compare the address of every entry, not each once. */
const mostAddresses = 10_000;

function addressesLike(db: Db, text: string) {
  const addresses = db.selectFrom('audit_entries').select('account_email').distinct().limit(mostAddresses);
  const known = addresses.as('known');
  return db
    .selectFrom(known)
    .select('account_email')
    .where('account_email', 'is not', null)
    .where(matchesWords(sql<string>`search_text(account_email)`, text));
}

export function presentEntry(row: Selectable<AuditTables['audit_entries']>): AuditEntry {
  const { at, account_id: id, account_email: email, action, type, item_id, title, changed } = row;
  const who = id !== null && email !== null ? { id, email } : null;
  return { at, who, action, type, id: item_id, title, changed: JSON.parse(changed) };
}
