import { audited, made } from '#server/audit/declaration.ts';
import { type Handler, handle, handleCreate } from '#server/http/handler.ts';
import { success } from '#shared/api/endpoint.ts';
import { redirectCalls } from '../contract.ts';
import { listMissing } from './list-missing.ts';
import { deleteRedirect, listRedirects, prepareRedirect, updateRedirect } from './redirects.ts';

export const redirectHandlers: readonly Handler[] = [
  handle(redirectCalls.list, (_, { db }) => listRedirects(db)),
  handleCreate(
    redirectCalls.create,
    async ({ body }, services) => prepareRedirect(services, body),
    made('redirect'),
  ),
  handle(
    redirectCalls.update,
    ({ id, body }, services) => updateRedirect(services, id, body),
    audited('update', 'redirect'),
  ),
  handle(
    redirectCalls.remove,
    async ({ id }, services) => {
      await deleteRedirect(services, id);
      return success;
    },
    audited('delete', 'redirect'),
  ),
  handle(redirectCalls.missing, (_, services) => listMissing(services)),
];
