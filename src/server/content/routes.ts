import { type PreparedFile, prepareFile } from '#features/media/server/files.ts';
import { type Endpoint, success } from '#shared/endpoint.ts';
import { dayIn } from '#shared/instants.ts';
import type { PageWanted } from '../db/pages.ts';
import type { UploadedFile } from '../http/body.ts';
import type { Call, Handler } from '../http/handler.ts';
import { listedLanguage } from '../http/listed-language.ts';
import type { Services } from '../services.ts';
import { publishContent, removeContent, reviseContent } from './actions.ts';
import type { ContentRow, ContentType } from './content-type.ts';
import { type ContentFilter, getContent, listContent, pageContent } from './queries.ts';

type ContentCalls = Partial<Record<'list' | 'page' | 'show' | 'create' | 'update' | 'remove', Endpoint>>;

/** A call of any type of content: the dispatcher has parsed it by the type's own schemas. */
type ContentCall = Omit<Call<Endpoint>, 'id' | 'query' | 'body' | 'files'> & {
  id: number;
  query: ContentFilter & PageWanted & { all?: string };
  body: Record<string, unknown>;
  files: Record<string, UploadedFile>;
};

/**
 * The answers to the calls that a type of content has of the six; `showAs` makes another shape of the single
 * item's answer.
 */
export function contentHandlers(
  calls: ContentCalls,
  type: ContentType,
  showAs: (item: Record<string, unknown>) => unknown = item => item,
): Handler[] {
  const answer = (row: ContentRow, { timeZone, clock }: Services) =>
    type.answer(row, dayIn(timeZone, clock()));
  const run: Record<keyof ContentCalls, Run> = {
    list: async ({ query, language }, services) => {
      const rows = await listContent(services.db, type, filterOf(query, language));
      return rows.map(row => answer(row, services));
    },
    page: async ({ query, language }, services) => {
      const page = await pageContent(services.db, type, filterOf(query, language), query);
      return { ...page, items: page.items.map(row => answer(row, services)) };
    },
    show: async ({ id }, services) => showAs(answer(await getContent(services.db, type, id), services)),
    create: async ({ body, files }, services) => {
      const prepared = await prepareFiles(calls.create, files);
      return answer(await publishContent(services, type, body, prepared), services);
    },
    update: async ({ id, body, files }, services) => {
      // Before its files are worked on, which takes a while.
      await getContent(services.db, type, id);
      const prepared = await prepareFiles(calls.update, files);
      return answer(await reviseContent(services, type, id, body, prepared), services);
    },
    remove: async ({ id }, services) => {
      await removeContent(services, type, id);
      return success;
    },
  };
  return Object.entries(calls).map(([name, endpoint]) => bind(endpoint, run[name as keyof ContentCalls]));
}

type Run = (call: ContentCall, services: Services) => Promise<unknown>;

function bind(endpoint: Endpoint, run: Run): Handler {
  return { endpoint, run: (call, services) => run(call as unknown as ContentCall, services) };
}

function filterOf(query: ContentCall['query'], language: ContentCall['language']): ContentFilter {
  return { ...query, lang: listedLanguage(query, language) };
}

async function prepareFiles(
  endpoint: Endpoint | undefined,
  uploads: Record<string, UploadedFile>,
): Promise<Record<string, PreparedFile>> {
  const prepared: Record<string, PreparedFile> = {};
  for (const [field, kind] of Object.entries(endpoint?.body?.files ?? {})) {
    const upload = uploads[field];
    if (upload) prepared[field] = await prepareFile(kind, upload.bytes, field);
  }
  return prepared;
}
