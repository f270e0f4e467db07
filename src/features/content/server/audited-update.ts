import { noteDeed } from '#server/audit/audit-trail.ts';
import { type ItemStatus, type StoredStatus, statusOf } from '../states.ts';
import type { ContentRow, ContentType } from './types/content-type.ts';

/** What is kept with an item beside the fields of its type, by the names in forms. */
const kept = { status: 'status', publishAt: 'publish_at', translationOf: 'counterpart_id' } as const;

/** Notes which fields an update changed, and whether the item became public by it or ceased to be. */
export function noteUpdate(
  { name: type, columns, files }: ContentType,
  { before, after, at }: { before: ContentRow; after: ContentRow; at: string },
): void {
  const changed = Object.entries({ ...columns, ...files, ...kept })
    .filter(([, column]) => (before[column] ?? null) !== (after[column] ?? null))
    .map(([name]) => name);
  // What is still current although its counterpart's texts changed.
  if (before.is_outdated && !after.is_outdated && !changed.includes('translationOf'))
    changed.push('isCurrent');
  if (changed.length === 0) return;
  noteDeed({ action: actionOf(before, after, at), type, id: after.id, changed });
}

const publicity: Record<ItemStatus, number> = { draft: 0, scheduled: 1, published: 2 };

function actionOf(before: ContentRow, after: ContentRow, at: string): 'update' | 'publish' | 'withdraw' {
  const [was, is] = [before, after].map(
    ({ status, publish_at }) =>
      publicity[statusOf(status as StoredStatus, (publish_at ?? null) as string | null, at)],
  ) as [number, number];
  if (is === was) return 'update';
  return is > was ? 'publish' : 'withdraw';
}
