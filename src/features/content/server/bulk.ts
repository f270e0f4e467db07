import type { Session } from '#features/accounts/server/sessions.ts';
import { auditedInside } from '#server/audit/declaration.ts';
import { eachItem } from '#server/http/each-item.ts';
import { type Handler, handle } from '#server/http/handler.ts';
import type { Services } from '#server/services.ts';
import type { ItemKey } from '#shared/api/many-items.ts';
import { bulkCalls } from '../bulk-contract.ts';
import { type StoredStatus, statusOf } from '../states.ts';
import { deleteContent, updateContent } from './actions.ts';
import { getContent } from './queries/items.ts';
import type { ContentType } from './types/content-type.ts';
import { contentTypeNamed } from './types/content-type-named.ts';

/** The calls for many items of content. */
export const bulkHandlers: Handler[] = [
  handle(
    bulkCalls.setState,
    ({ body: { items, status }, language, session }, services) => {
      const typeOf = typesOf(services, items);
      return eachItem(items, language, ({ type, id }) =>
        setState(services, typeOf(type), id, { actor: session, status }),
      );
    },
    auditedInside,
  ),
  handle(
    bulkCalls.remove,
    ({ body: { items }, language, session }, services) => {
      const typeOf = typesOf(services, items);
      return eachItem(items, language, ({ type, id }) =>
        deleteContent(services, typeOf(type), id, { actor: session }),
      );
    },
    auditedInside,
  ),
];

/** Refuses the whole call where it names a type that there is not. */
function typesOf({ contentTypes }: Pick<Services, 'contentTypes'>, items: readonly ItemKey[]) {
  const types = new Map(items.map(({ type }) => [type, contentTypeNamed(contentTypes, type).type]));
  return (name: string) => types.get(name) as ContentType;
}

/** What has the state already keeps its moment. */
async function setState(
  services: Services,
  type: ContentType,
  id: number,
  { actor, status }: { actor: Session; status: StoredStatus },
): Promise<void> {
  const stored = await getContent({ ...services, session: actor }, type, id);
  const now = services.clock().toISOString();
  if (statusOf(stored.status as StoredStatus, (stored.publish_at ?? null) as string | null, now) === status)
    return;
  await updateContent(services, type, id, { actor, form: { status, publishAt: null }, files: {} });
}
