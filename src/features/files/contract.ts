import * as z from 'zod/mini';
import { done, endpoint } from '#shared/api/endpoint.ts';
import { languages } from '#shared/language.ts';
import { choice, language, reference, requiredText, whole } from '#shared/validation.ts';
import { itemFileKinds } from './kinds.ts';

const itemFile = z.object({
  id: z.int(),
  title: z.string(),
  kind: z.enum(itemFileKinds),
  lang: z.enum(languages),
  url: z.string(),
  /** In bytes; null for a file of an earlier version of this program until it is measured. */
  size: z.nullable(z.int()),
});
export type ItemFile = z.infer<typeof itemFile>;

/** What an item that can have files is answered with, in their order. */
export const filesResponse = { files: z.array(itemFile) };

/** The item that files belong to. */
const itemNamed = { type: requiredText(), id: reference() };

export const fileCalls = {
  list: endpoint({
    name: 'listFiles',
    method: 'GET',
    path: '/files',
    access: 'editor',
    id: 'id',
    query: z.object({ type: requiredText() }),
    response: z.array(itemFile),
    schemaName: 'ItemFile',
    clientMessage: 'Failed to fetch files',
  }),
  /** Adds a file at the end. */
  create: endpoint({
    name: 'createFile',
    method: 'POST',
    path: '/files',
    access: 'editor',
    body: {
      types: ['multipart'],
      schema: z.object({
        ...itemNamed,
        title: requiredText(),
        kind: z._default(choice(itemFileKinds), 'document'),
        lang: z._default(language(), 'bs'),
      }),
      files: { file: 'pdf' },
      requiredFiles: ['file'],
    },
    response: itemFile,
    schemaName: 'ItemFile',
    status: 201,
    errors: ['not_found'],
    clientMessage: 'Failed to add file',
  }),
  update: endpoint({
    name: 'updateFile',
    method: 'PUT',
    path: '/files',
    access: 'editor',
    id: 'id',
    body: {
      types: ['json'],
      schema: z.object({
        title: z.optional(requiredText()),
        kind: z.optional(choice(itemFileKinds)),
        lang: z.optional(language()),
      }),
    },
    response: itemFile,
    schemaName: 'ItemFile',
    clientMessage: 'Failed to update file',
  }),
  /** Puts the files of an item in an order: each of them exactly once. */
  order: endpoint({
    name: 'orderFiles',
    method: 'PUT',
    path: '/files/order',
    access: 'editor',
    body: {
      types: ['json'],
      schema: z.object({
        ...itemNamed,
        files: z.array(whole(1, Number.MAX_SAFE_INTEGER), { error: () => 'invalid' }),
      }),
    },
    response: z.array(itemFile),
    schemaName: 'ItemFile',
    errors: ['not_found'],
    clientMessage: 'Failed to order files',
  }),
  /** Moves a file to the trash. */
  remove: endpoint({
    name: 'deleteFile',
    method: 'DELETE',
    path: '/files',
    access: 'editor',
    id: 'id',
    response: done,
    clientMessage: 'Failed to delete file',
  }),
};
