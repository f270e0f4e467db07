import * as z from 'zod/mini';
import { mayHandle, requireHandling } from '#features/accounts/server/personal-types.ts';
import type { Session } from '#features/accounts/server/sessions.ts';
import { audited, auditedInside } from '#server/audit/declaration.ts';
import { type Handler, handle } from '#server/http/handler.ts';
import type { Services } from '#server/services.ts';
import { success } from '#shared/endpoint.ts';
import { AppError } from '#shared/errors.ts';
import { trashCalls } from '../contract.ts';
import { listTrash, purgeDeletedBy, purgeFromTrash, restoreFromTrash } from './actions.ts';
import { type TrashTypes, trashTypeNamed } from './trash-type.ts';

export function trashHandlers(types: TrashTypes): Handler[] {
  /** The type that a call names, if the account may handle it. */
  const typeFor = (session: Session, services: Services, name: string) => {
    const type = trashTypeNamed(types, name);
    requireHandling(services, session, name);
    return type;
  };
  const typesFor = (session: Session, services: Services) =>
    [...types.values()].filter(({ name }) => mayHandle(services, session, name));
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
      audited('restore'),
    ),
    handle(
      trashCalls.purge,
      async ({ query, id, session }, services) => {
        await purgeFromTrash(services, typeFor(session, services, query.type), id);
        return success;
      },
      auditedInside,
    ),
    handle(
      trashCalls.empty,
      async ({ session }, services) => {
        await purgeDeletedBy(services, typesFor(session, services), services.clock().toISOString());
        return success;
      },
      auditedInside,
    ),
  ];
}
