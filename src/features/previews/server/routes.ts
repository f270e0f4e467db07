import { getContent } from '#features/content/server/queries/items.ts';
import { contentTypeNamed } from '#features/content/server/types/content-type-named.ts';
import { noteDeed, transact } from '#server/audit/audit-trail.ts';
import { auditedInside } from '#server/audit/declaration.ts';
import { type Handler, handle, handleCreate } from '#server/http/handler.ts';
import { success } from '#shared/api/endpoint.ts';
import { AppError } from '#shared/api/errors.ts';
import { previewCalls } from '../contract.ts';
import { makePreview } from './actions.ts';
import { deletePreviews } from './queries.ts';

export const previewHandlers: Handler[] = [
  handleCreate(
    previewCalls.create,
    ({ body: { type, id }, session }, services) => {
      const { type: contentType } = contentTypeNamed(services.contentTypes, type);
      if (id === undefined) throw new AppError('not_found');
      return {
        make: async tx => {
          const { title } = await getContent({ ...services, db: tx, session }, contentType, id);
          return makePreview(tx, services, { type, id, title: String(title) });
        },
      };
    },
    auditedInside,
  ),
  handle(
    previewCalls.remove,
    async ({ id, query: { type }, session }, services) => {
      const { type: contentType } = contentTypeNamed(services.contentTypes, type);
      await transact(services.db, async tx => {
        const { title } = await getContent({ ...services, db: tx, session }, contentType, id);
        await deletePreviews(tx, { type, id });
        noteDeed({ action: 'delete', type: 'preview', title: String(title) });
      });
      return success;
    },
    auditedInside,
  ),
];
