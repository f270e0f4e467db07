import * as z from 'zod/mini';
import { newsCategories } from '#features/news/categories.ts';
import { done, endpoint, fileResponse } from '#shared/api/endpoint.ts';
import { flag, optionalText, reference, requiredText, webAddress, whole } from '#shared/validation.ts';
import { mostPieces, transferKinds, transferStates } from './states.ts';

const counts = z.object({ taken: z.int(), updated: z.int(), kept: z.int(), skipped: z.int() });

/** A reason, by which programs know it, and what it says to people, in the language of the call. */
const told = z.object({ reason: z.string(), text: z.string() });

const transfer = z.object({
  id: z.int(),
  kind: z.enum(transferKinds),
  /** The address of the other site, or the name of the ZIP; empty of an export. */
  source: z.string(),
  is_dry_run: z.boolean(),
  state: z.enum(transferStates),
  /** Of the step that is under way; null when none is. What is counted are bytes while an export is written. */
  progress: z.nullable(
    z.object({
      step: z.string(),
      done: z.int(),
      total: z.int(),
      per_minute: z.nullable(z.int()),
      seconds_left: z.nullable(z.int()),
    }),
  ),
  started_at: z.string(),
  finished_at: z.nullable(z.string()),
  /** Of an import, by types. */
  counts: z.nullable(z.record(z.string(), counts)),
  /** Why it broke off. */
  failure: z.nullable(told),
  /** The ZIP of an export, as long as it is kept. */
  file: z.nullable(z.object({ bytes: z.int(), until: z.string() })),
  /** Whether the ZIP that was sent is still there, for another run. */
  is_repeatable: z.boolean(),
});
export type Transfer = z.infer<typeof transfer>;

const report = z.object({
  notes: z.array(
    z.extend(told, {
      type: z.string(),
      /** The number that it has there. */
      id: z.nullable(z.int()),
      /** The number that it has here, and its page. */
      item: z.optional(z.int()),
      link: z.optional(z.string()),
    }),
  ),
  remarks: z.array(told),
  /** What could not be read to its end. */
  failures: z.array(told),
});

const reported = z.extend(transfer, { report: z.nullable(report) });
export type ReportedTransfer = z.infer<typeof reported>;
export type TransferReport = z.infer<typeof report>;

/** Under which the pieces of one file are kept: made up by whoever sends them. */
const upload = () => requiredText().check(z.regex(/^[0-9a-f]{32}$/));

const importInput = z.object({
  /** Of the calls of another site, with the key of an administrator there. */
  address: z.optional(webAddress()),
  token: z.optional(optionalText()),
  /** The pieces of a ZIP that were sent, how many there are, and the name of the file. */
  upload: z.optional(upload()),
  pieces: z._default(whole(1, mostPieces), 1),
  name: z.optional(optionalText()),
  /** Of an export of WordPress: by its categories, those of news that posts become; empty where they stay there. */
  categories: z.optional(z.record(z.string(), z.enum([...newsCategories, '']))),
  /** An earlier import, whose ZIP is taken again. */
  again: reference(),
  dryRun: z._default(flag(), false),
});

export const movingCalls = {
  /** The last twenty, the newest first. */
  list: endpoint({
    name: 'listTransfers',
    method: 'GET',
    path: '/transfers',
    access: 'administrator',
    noCache: true,
    response: z.array(transfer),
    schemaName: 'Transfer',
    clientMessage: 'Failed to fetch imports and exports',
  }),
  show: endpoint({
    name: 'showTransfer',
    method: 'GET',
    path: '/transfers',
    when: ['id'],
    access: 'administrator',
    noCache: true,
    id: 'id',
    response: reported,
    schemaName: 'ReportedTransfer',
    clientMessage: 'Failed to fetch the report',
  }),
  /** Keeps a piece of a ZIP for a day. One that comes again replaces itself. */
  sendPiece: endpoint({
    name: 'sendImportPiece',
    method: 'POST',
    path: '/import-pieces',
    access: 'administrator',
    body: {
      types: ['multipart'],
      schema: z.object({ upload: upload(), position: whole(0, mostPieces - 1) }),
      files: { piece: 'piece' },
      requiredFiles: ['piece'],
    },
    response: done,
    clientMessage: 'Failed to send the file',
  }),
  startImport: endpoint({
    name: 'startImport',
    method: 'POST',
    path: '/imports',
    status: 202,
    access: 'administrator',
    body: { types: ['json'], schema: importInput },
    response: z.object({ id: z.int() }),
    errors: ['conflict', 'not_found'],
    clientMessage: 'Failed to start the import',
  }),
  startExport: endpoint({
    name: 'startExport',
    method: 'POST',
    path: '/exports',
    status: 202,
    access: 'administrator',
    response: z.object({ id: z.int() }),
    errors: ['conflict'],
    clientMessage: 'Failed to start the export',
  }),
  /** What was taken until then stays. */
  stop: endpoint({
    name: 'stopTransfer',
    method: 'POST',
    path: '/transfers/stop',
    access: 'administrator',
    body: { types: ['json'], schema: z.object({ id: reference() }) },
    response: done,
    errors: ['not_found'],
    clientMessage: 'Failed to stop',
  }),
  download: endpoint({
    name: 'downloadExport',
    method: 'GET',
    path: '/exports',
    access: 'administrator',
    noCache: true,
    id: 'id',
    contentType: 'application/zip',
    response: fileResponse,
    clientMessage: 'Failed to fetch the export',
  }),
};
