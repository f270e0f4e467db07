import * as z from 'zod/mini';
import { done, endpoint } from '#shared/api/endpoint.ts';
import { reference, requiredText } from '#shared/validation.ts';

/** The path of the page, and the instant until which it is there. */
export const preview = z.object({ url: z.string(), expires_at: z.string() });

/** Links under which somebody without an account sees an item as visitors will (docs/contract.md#previews). */
export const previewCalls = {
  create: endpoint({
    name: 'createPreview',
    method: 'POST',
    path: '/previews',
    access: 'editor',
    body: { types: ['json'], schema: z.object({ type: requiredText(), id: reference() }) },
    response: preview,
    schemaName: 'Preview',
    status: 201,
    errors: ['not_found'],
    clientMessage: 'Failed to create preview',
  }),
  remove: endpoint({
    name: 'deletePreviews',
    method: 'DELETE',
    path: '/previews',
    access: 'editor',
    id: 'id',
    query: z.object({ type: requiredText() }),
    response: done,
    clientMessage: 'Failed to delete previews',
  }),
};
