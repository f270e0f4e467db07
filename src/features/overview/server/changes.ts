import type { Selectable } from 'kysely';
import type { AuditTables } from '#server/audit/tables.ts';
import type { Services } from '#server/services.ts';
import { type ContentChanges, changeActions } from '../contract.ts';

/** So many items are named. */
const named = 5;

type Deed = Selectable<AuditTables['audit_entries']>;
type Asked = { account: number; since: string };

/** What others have done with content since an instant, each item once, the last changed first. */
export async function changesOfOthers(
  { db, counts, contentTypes }: Pick<Services, 'db' | 'counts' | 'contentTypes'>,
  { account, since }: Asked,
): Promise<ContentChanges> {
  const deeds = db
    .selectFrom('audit_entries')
    .where('audit_entries.at', '>', since)
    .where('audit_entries.account_id', '!=', account)
    .where('audit_entries.type', 'in', [...contentTypes.keys()])
    .where('audit_entries.action', 'in', changeActions);
  const items = deeds
    .select(({ fn }) => ['type', 'item_id', fn.max('id').as('last')])
    .groupBy(['type', 'item_id']);
  const rows = await deeds
    .innerJoin(items.orderBy('last', 'desc').limit(named).as('changed'), join =>
      join
        .onRef('changed.type', '=', 'audit_entries.type')
        .onRef('changed.item_id', '=', 'audit_entries.item_id'),
    )
    .selectAll('audit_entries')
    .orderBy('changed.last', 'desc')
    .orderBy('audit_entries.id', 'desc')
    .execute();
  const groups = Map.groupBy(rows, ({ type, item_id }) => `${type}-${item_id}`);
  return {
    since,
    count: await counts.of(db.selectFrom(items.as('changed')).select('changed.last')),
    items: [...groups.values()].flatMap(present),
  };
}

/** The deeds with one item, the last of them first. */
function present(deeds: readonly Deed[]): ContentChanges['items'] {
  const [last] = deeds;
  if (!last || last.item_id === null) return [];
  const { type, item_id: id, title, at, account_email: by } = last;
  const actions = changeActions.filter(action => deeds.some(deed => deed.action === action));
  return [{ type, id, title: title ?? '', actions, is_deleted: last.action === 'delete', at, by: by ?? '' }];
}
