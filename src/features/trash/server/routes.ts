import * as z from 'zod/mini';
import { mayHandle, requireHandling } from '#features/accounts/server/personal-types.ts';
import type { Session } from '#features/accounts/server/sessions.ts';
import { auditedInside } from '#server/audit/declaration.ts';
import { eachItem } from '#server/http/each-item.ts';
import { type Handler, handle } from '#server/http/handler.ts';
import type { Services } from '#server/services.ts';
import { success } from '#shared/api/endpoint.ts';
import { AppError } from '#shared/api/errors.ts';
import type { ItemKey } from '#shared/api/many-items.ts';
import { trashCalls } from '../contract.ts';
import { listTrash, purgeDeletedBy, purgeFromTrash, restoreFromTrash } from './actions.ts';
import { type PurgedType, type TrashType, type TrashTypes, trashTypeNamed } from './trash-type.ts';

export function trashHandlers(types: TrashTypes): Handler[] {
  /** The type that a call names, if the account may handle it. */
  const typeFor = (session: Session, services: Services, name: string) => {
    const type = trashTypeNamed(types, name);
    requireHandling(services, session, name);
    return type;
  };
  const typesFor = (session: Session, services: Services) =>
    [...types.values()].filter(({ name }) => mayHandle(services, session, name));
  /** The whole call is refused where it names a type that there is not, or that is not the account's. */
  const typesNamed = (session: Session, services: Services, items: readonly ItemKey[]) => {
    const named = new Map(items.map(({ type }) => [type, typeFor(session, services, type)]));
    return (name: string) => named.get(name) as TrashType;
  };
  return [
    handle(trashCalls.page, ({ query: { type, ...request }, session }, services) =>
      listTrash(
        services,
        type ? type.split(',').map(name => typeFor(session, services, name)) : typesFor(session, services),
        request,
      ),
    ),
    handle(
      trashCalls.restore,
      async ({ body, session }, services) => {
        const type = typeFor(session, services, body.type);
        if (body.id === undefined) throw new AppError('not_found');
        const item = await restoreFromTrash(services, type, body.id, session);
        return z.parse(type.response, item) as { id: number };
      },
      auditedInside,
    ),
    handle(
      trashCalls.restoreMany,
      ({ body: { items }, session, language }, services) => {
        const named = typesNamed(session, services, items);
        const inOrder = items.toSorted((one, other) => place(named, one) - place(named, other));
        return eachItem(inOrder, language, ({ type, id }) =>
          restoreFromTrash(services, named(type), id, session),
        );
      },
      auditedInside,
    ),
    handle(
      trashCalls.purgeMany,
      ({ body: { items }, session, language }, services) => {
        const named = typesNamed(session, services, items);
        const inOrder = items.toSorted((one, other) => place(named, other) - place(named, one));
        return eachItem(inOrder, language, ({ type, id }) =>
          purgeFromTrash(services, purgedBy(session, services, named(type)), id),
        );
      },
      auditedInside,
    ),
    handle(
      trashCalls.purge,
      async ({ query, id, session }, services) => {
        const type = purgedBy(session, services, typeFor(session, services, query.type));
        await purgeFromTrash(services, type, id);
        return success;
      },
      auditedInside,
    ),
    handle(
      trashCalls.empty,
      async ({ session }, services) => {
        const types = typesFor(session, services).map(type => purgedBy(session, services, type));
        await purgeDeletedBy(services, types, services.clock().toISOString());
        return success;
      },
      auditedInside,
    ),
  ];
}

/** With what it keeps about people, an item goes for good by who may handle these. */
function purgedBy(session: Session, services: Services, type: TrashType): PurgedType {
  return { ...type, heldBy: type.parts.filter(({ name }) => !mayHandle(services, session, name)) };
}

/** What others belong to comes back before them, and goes for good after them. */
const place = (typeOf: (name: string) => TrashType, { type }: ItemKey) =>
  Number(typeOf(type).parents.length > 0);
