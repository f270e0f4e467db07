import * as z from 'zod/mini';
import { type Handler, handle } from '#server/http/handler.ts';
import { success } from '#shared/endpoint.ts';
import { AppError } from '#shared/errors.ts';
import { trashCalls } from '../contract.ts';
import { listTrash, purgeDeletedBy, purgeFromTrash, restoreFromTrash } from './actions.ts';
import { type TrashTypes, trashTypeNamed } from './trash-type.ts';

export function trashHandlers(types: TrashTypes): Handler[] {
  return [
    handle(trashCalls.page, ({ query: { type, ...request } }, services) =>
      listTrash(
        services,
        type ? type.split(',').map(name => trashTypeNamed(types, name)) : [...types.values()],
        request,
      ),
    ),
    handle(trashCalls.restore, async ({ body, session }, services) => {
      const type = trashTypeNamed(types, body.type);
      if (body.id === undefined) throw new AppError('not_found');
      const item = await restoreFromTrash(services, type, body.id, session);
      return z.parse(type.response, item) as { id: number };
    }),
    handle(trashCalls.purge, async ({ query, id }, services) => {
      await purgeFromTrash(services, trashTypeNamed(types, query.type), id);
      return success;
    }),
    handle(trashCalls.empty, async (_, services) => {
      await purgeDeletedBy(services, types, services.clock().toISOString());
      return success;
    }),
  ];
}
