import * as z from 'zod/mini';
import { user } from '#features/accounts/contract.ts';
import { done, endpoint, pageOf, pageQuery } from '#shared/api/endpoint.ts';
import { manyDone, manyItems } from '#shared/api/many-items.ts';
import { optionalText, reference, requiredText } from '#shared/validation.ts';

const { page, pageSize } = pageQuery(50, []);

const trashedItem = z.object({
  /** As in the calls: `news`, `workshop`, `image`, `application`. */
  type: z.string(),
  id: z.int(),
  /** What people know it by: a title, or the name of a person. */
  title: z.string(),
  deleted_at: z.string(),
  /** The account; null where there is none any more. */
  deleted_by: z.nullable(user),
  /** The instant from which it is removed for good by itself. */
  purge_at: z.string(),
  /** How many applications or images go with it. */
  holds: z.int(),
});
export type TrashedItem = z.infer<typeof trashedItem>;

export const trashCalls = {
  /** What is in the trash, the latest deleted first. */
  page: endpoint({
    name: 'pageTrash',
    method: 'GET',
    path: '/trash',
    access: 'editor',
    query: z.object({
      page,
      pageSize,
      /** One, or several with commas between them. */
      type: z.optional(requiredText()),
      search: z.optional(optionalText()),
    }),
    response: pageOf(trashedItem),
    schemaName: 'TrashedItem',
    errors: ['forbidden'],
    clientMessage: 'Failed to fetch the trash',
  }),
  /** Brings an item back, with what was deleted with it. */
  restore: endpoint({
    name: 'restoreFromTrash',
    method: 'POST',
    path: '/trash/restore',
    access: 'editor',
    body: { types: ['json'], schema: z.object({ type: requiredText(), id: reference() }) },
    /** The item, as the calls of its type answer it. */
    response: z.looseObject({ id: z.int() }),
    errors: ['forbidden', 'not_found', 'parent_deleted'],
    clientMessage: 'Failed to restore',
  }),
  /** Brings many items back, as `restore` does one (docs/contract.md#many-at-once). */
  restoreMany: endpoint({
    name: 'restoreManyFromTrash',
    method: 'POST',
    path: '/trash/restore-many',
    access: 'editor',
    body: { types: ['json'], schema: z.object({ items: manyItems }) },
    response: manyDone,
    errors: ['forbidden'],
    clientMessage: 'Failed to restore',
  }),
  /** Removes many items for good. */
  purgeMany: endpoint({
    name: 'purgeManyFromTrash',
    method: 'POST',
    path: '/trash/purge-many',
    access: 'editor',
    body: { types: ['json'], schema: z.object({ items: manyItems }) },
    response: manyDone,
    errors: ['forbidden'],
    clientMessage: 'Failed to remove for good',
  }),
  /** Removes one item for good. */
  purge: endpoint({
    name: 'purgeFromTrash',
    method: 'DELETE',
    path: '/trash',
    when: ['id', 'type'],
    access: 'editor',
    id: 'id',
    query: z.object({ type: requiredText() }),
    response: done,
    errors: ['forbidden'],
    clientMessage: 'Failed to remove for good',
  }),
  /** Removes everything in the trash for good. */
  empty: endpoint({
    name: 'emptyTrash',
    method: 'DELETE',
    path: '/trash',
    without: ['id', 'type'],
    access: 'editor',
    response: done,
    clientMessage: 'Failed to empty the trash',
  }),
};
