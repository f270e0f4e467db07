import * as z from 'zod/mini';
import { endpoint } from '#shared/api/endpoint.ts';
import { manyDone, manyItems } from '#shared/api/many-items.ts';
import { choice } from '#shared/validation.ts';
import { storedStatuses } from './states.ts';

/** Calls for many items of any types of content (docs/contract.md#many-at-once). */
export const bulkCalls = {
  /** Publishes items at once, or withdraws them. */
  setState: endpoint({
    name: 'setContentState',
    method: 'POST',
    path: '/content/state',
    access: 'editor',
    body: { types: ['json'], schema: z.object({ items: manyItems, status: choice(storedStatuses) }) },
    response: manyDone,
    clientMessage: 'Failed to change the state of items',
  }),
  remove: endpoint({
    name: 'deleteContentItems',
    method: 'POST',
    path: '/content/delete',
    access: 'editor',
    body: { types: ['json'], schema: z.object({ items: manyItems }) },
    response: manyDone,
    clientMessage: 'Failed to delete items',
  }),
};
