import { type Session, unauthorized } from '#features/accounts/server/sessions.ts';
import { type PreparedFile, prepareFile } from '#features/media/server/files.ts';
import type { PreparedCreate } from '#features/media/server/prepared-create.ts';
import { type AuditRule, auditedInside, made } from '#server/audit/declaration.ts';
import type { PageRequest } from '#server/db/pagination.ts';
import type { UploadedFile } from '#server/http/body.ts';
import { type Call, type Handler, handleCreate } from '#server/http/handler.ts';
import { listedLanguage } from '#server/http/listed-language.ts';
import type { Services } from '#server/services.ts';
import { type Endpoint, type Page, success } from '#shared/api/endpoint.ts';
import type { Day } from '#shared/dates.ts';
import { todayOf } from '#shared/instants.ts';
import type { Language } from '#shared/language.ts';
import type { arrangements } from '../contract.ts';
import { deleteContent, prepareContent, updateContent } from './actions.ts';
import { presentContent } from './present.ts';
import { findContent, getContent } from './queries/items.ts';
import { listContent, pageArranged, pageContent } from './queries/lists.ts';
import { pageByPair } from './queries/pair-lists.ts';
import type { ContentFilter } from './queries/rows.ts';
import { type FoundText, findTexts } from './search/found-texts.ts';
import type { ContentCalls, ContentManifest } from './types/content-manifest.ts';
import type { ContentRow, ContentType } from './types/content-type.ts';
import { conditionsOf } from './types/narrowings.ts';
import { assertMayAsk, type Reader } from './visibility/visibility.ts';

/** A call of any content type, already parsed by the type's own schemas. */
type ContentCall = Omit<Call<Endpoint>, 'id' | 'query' | 'body' | 'files' | 'session'> & {
  id: number;
  query: ContentFilter &
    PageRequest & { all?: string; arranged?: (typeof arrangements)[number]; pairs?: 'true' };
  body: Record<string, unknown>;
  files: Record<string, UploadedFile>;
  session: Session | undefined;
};

/** Handlers for those of the six calls that a content type has. */
export function contentHandlers({ calls, type, showAs = item => item }: ContentManifest): Handler[] {
  const present = (row: ContentRow, services: Services) => presentContent(type, row, services);
  const run: Record<Exclude<keyof ContentCalls, 'create'>, Run> = {
    list: async (call, services) => {
      const reader = { ...services, session: call.session };
      const pieces = listContent(reader, type, filterOf(type, call, todayOf(services)));
      return mapped(pieces, row => present(row, services));
    },
    page: async (call, services) => {
      const { query, language, session } = call;
      const reader = { ...services, session };
      const today = todayOf(services);
      const presentPage = async (page: Page<ContentRow>) => {
        const found = await findAsked(reader, type, page.items, query);
        const items = page.items.map(row => ({ ...present(row, services), found: found.get(row.id) }));
        return { ...page, items };
      };
      if (query.pairs) {
        signedIn(session);
        const lang = query.lang === undefined ? undefined : language;
        const filter = { ...filterOf(type, call, today), lang };
        return presentPage(await pageByPair(reader, type, filter, query));
      }
      const filter = filterOf(type, call, today);
      const page = query.arranged
        ? await pageArranged(reader, type, { ...filter, lang: language }, { ...query, today })
        : await pageContent(reader, type, filter, query);
      return presentPage(page);
    },
    show: async ({ id, query, language, session }, services) => {
      const asked = query.lang === undefined ? undefined : language;
      return showAs(present(await getShown({ ...services, session }, type, id, asked), services));
    },
    update: async ({ id, body, files, session }, services) => {
      // Checked first, because preparing the files takes time.
      await getContent({ ...services, session }, type, id);
      const prepared = await prepareFiles(calls.update, files);
      const change = { actor: signedIn(session), form: body, files: prepared };
      return present(await updateContent(services, type, id, change), services);
    },
    remove: async ({ id, session }, services) => {
      await deleteContent(services, type, id, { actor: signedIn(session) });
      return success;
    },
  };
  const { create, ...others } = calls;
  const prepare = async (
    { body, files, session }: Pick<ContentCall, 'body' | 'files' | 'session'>,
    services: Services,
  ) => {
    const prepared = await prepareFiles(create, files);
    const item = prepareContent(services, type, { actor: session, form: body, files: prepared });
    return {
      ...item,
      make: async (tx, names) => present(await item.make(tx, names), services),
    } satisfies PreparedCreate;
  };
  const audit: Partial<Record<keyof typeof run, AuditRule>> = {
    update: auditedInside,
    remove: auditedInside,
  };
  return [
    ...Object.entries(others).map(([name, endpoint]) => ({
      ...bind(endpoint, run[name as keyof typeof run]),
      audit: audit[name as keyof typeof audit],
      ...(name === 'list' && { isLong: true as const }),
    })),
    ...(create ? [handleCreate(create, prepare, made(type.name))] : []),
  ];
}

/** The item with the id; where it has another language than was asked for, its public counterpart if there is one. */
export async function getShown(
  reader: Reader,
  type: ContentType,
  id: number,
  language: Language | undefined,
): Promise<ContentRow> {
  const item = await getContent(reader, type, id);
  if (!language || !item.counterpart_id || item.lang === language) return item;
  return (await findContent(reader, type, item.counterpart_id, 'published')) ?? item;
}

/** Where the items of a page have what is searched in their texts. */
async function findAsked(
  reader: Reader,
  type: ContentType,
  items: readonly ContentRow[],
  { texts, search }: Pick<ContentFilter, 'texts' | 'search'>,
) {
  return texts && search ? await findTexts(reader, type, items, search) : new Map<number, FoundText>();
}

/** The dispatcher lets nobody else change content. */
function signedIn(session: Session | undefined): Session {
  if (!session) throw unauthorized();
  return session;
}

async function* mapped<Row, Item>(
  pieces: AsyncIterable<Row[]>,
  itemOf: (row: Row) => Item,
): AsyncGenerator<Item[]> {
  for await (const rows of pieces) yield rows.map(itemOf);
}

type Run = (call: ContentCall, services: Services) => Promise<unknown>;

function bind(endpoint: Endpoint, run: Run): Handler {
  return { endpoint, run: (call, services) => run(call as unknown as ContentCall, services) };
}

function filterOf(
  type: ContentType,
  { query, language, session }: Pick<ContentCall, 'query' | 'language' | 'session'>,
  today: Day,
): ContentFilter {
  assertMayAsk(session, query.status);
  if (query.texts) signedIn(session);
  return {
    ...query,
    lang: listedLanguage(query, language),
    conditions: conditionsOf(type, query, today),
  };
}

async function prepareFiles(
  endpoint: Endpoint | undefined,
  uploads: Record<string, UploadedFile>,
): Promise<Record<string, PreparedFile>> {
  const prepared: Record<string, PreparedFile> = {};
  for (const [field, kind] of Object.entries(endpoint?.body?.files ?? {})) {
    const upload = uploads[field];
    if (upload) prepared[field] = await prepareFile(kind, upload, field);
  }
  return prepared;
}
