import { setImmediate } from 'node:timers/promises';
import { type SqlBool, sql } from 'kysely';
import { Semaphore } from '#server/concurrency/semaphore.ts';
import { countRows, type PageRequest, paginate, paginateInTurn } from '#server/db/pagination.ts';
import type { Services } from '#server/services.ts';
import type { Page } from '#shared/api/endpoint.ts';
import type { Day } from '#shared/dates.ts';
import { type Language, languages } from '#shared/language.ts';
import type { arrangements } from '../../contract.ts';
import type { ContentRow, ContentType } from '../types/content-type.ts';
import type { AskedStatus, Reader } from '../visibility/visibility.ts';
import {
  type ContentFilter,
  columnsOf,
  inOrder,
  matchingRows,
  pagedRows,
  rowsByLanguage,
  visibleRows,
  withColumns,
} from './rows.ts';

/**
 * Long lists are read one piece at a time, each in its own turn of the event loop, so that they block no
 * other request.
 */
const pieces = new Semaphore(1);
const rowsInPiece = 50;

/** The whole list in pieces, without a limit. */
export async function* listContent(
  reader: Reader,
  type: ContentType,
  filter: ContentFilter,
): AsyncGenerator<ContentRow[]> {
  const matching = inOrder(type, matchingRows(reader, type, filter), 'desc');
  const list = withColumns(reader, matching, type, columnsOf(type)).limit(rowsInPiece);
  let last: ContentRow | undefined;
  do {
    const rows = await pieces.run(async () => {
      await setImmediate();
      return (last ? list.where(isAfter(type, last)) : list).execute();
    });
    last = rows.length === rowsInPiece ? rows.at(-1) : undefined;
    yield rows;
  } while (last);
}

/** Whether a row comes after another one in the type's order. */
function isAfter({ newestBy }: ContentType, { id, ...values }: ContentRow) {
  if (!newestBy) return sql<SqlBool>`content.id < ${id}`;
  return sql<SqlBool>`(${sql.ref(`content.${newestBy}`)}, content.id) < (${values[newestBy]}, ${id})`;
}

/** How many items of its language come before one in the type's order. */
export async function countBefore(reader: Reader, type: ContentType, item: ContentRow): Promise<number> {
  const { newestBy } = type;
  const own = sql.join([...(newestBy ? [item[newestBy]] : []), item.id]);
  const columns = sql.join([...(newestBy ? [newestBy] : []), 'id'].map(name => sql.ref(`content.${name}`)));
  const { count } = await matchingRows(reader, type, { lang: item.lang as Language | undefined })
    .where(sql<SqlBool>`(${columns}) > (${own})`)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

export function pageContent(
  reader: Reader & Pick<Services, 'counts'>,
  type: ContentType,
  filter: ContentFilter,
  request: PageRequest,
): Promise<Page<ContentRow>> {
  const rows = inOrder(type, matchingRows(reader, type, filter), 'desc');
  return paginate(reader.counts, pagedRows(reader, type, rows), request);
}

type ArrangedRequest = Pick<PageRequest, 'page' | 'pageSize'> & {
  today: Day;
  /** The whole list, or what exists in the other language only; by default what has the asked language. */
  arranged?: (typeof arrangements)[number] | undefined;
};

/**
 * One page of a list as the site shows it: the items of a language by the type's sections, then those that exist
 * in the other language only (docs/product.md#languages).
 */
export async function pageArranged(
  reader: Reader & Pick<Services, 'counts'>,
  type: ContentType,
  filter: ContentFilter & { lang: Language },
  { today, arranged, ...request }: ArrangedRequest,
): Promise<Page<ContentRow> & { others?: number }> {
  const parts = [...rowsByLanguage(reader, type, filter).take(arranged ? languages.length : 1)];
  const sections = type.sections?.(today) ?? [{ direction: 'desc' }];
  const newestBy = type.arrangedBy ?? type.newestBy;
  const order = newestBy === undefined ? {} : { newestBy };
  const [own = [], ...others] = parts.map(rows =>
    sections.map(({ condition, direction }) =>
      pagedRows(reader, type, inOrder(order, condition ? rows.where(condition) : rows, direction)),
    ),
  );
  if (!arranged) return paginateInTurn(reader.counts, own, request);
  const inOther = others.flat();
  const page = await paginateInTurn(
    reader.counts,
    arranged === 'other' ? inOther : [...own, ...inOther],
    request,
  );
  return { ...page, others: await countRows(reader.counts, inOther) };
}

/** The items of a type that become public next, the first of them first. */
export async function listScheduled(
  reader: Reader,
  type: ContentType,
  count: number,
): Promise<{ id: number; title: string; publish_at: string }[]> {
  const rows = await visibleRows(reader, type, type.where ?? {}, 'scheduled')
    .where('content.publish_at', 'is not', null)
    .select(['content.id', 'content.title', 'content.publish_at'])
    .orderBy('content.publish_at')
    .limit(count)
    .$castTo<{ id: number; title: string; publish_at: string }>()
    .execute();
  return rows;
}

/** The drafts of a type, the last changed first. */
export function listDrafts(
  reader: Reader,
  type: ContentType,
  count: number,
): Promise<{ id: number; title: string; updated_at: string }[]> {
  return visibleRows(reader, type, type.where ?? {}, 'draft')
    .select(['content.id', 'content.title', 'content.updated_at'])
    .orderBy('content.updated_at', 'desc')
    .limit(count)
    .$castTo<{ id: number; title: string; updated_at: string }>()
    .execute();
}

export function countInState(
  reader: Reader & Pick<Services, 'counts'>,
  type: ContentType,
  status: AskedStatus,
): Promise<number> {
  return reader.counts.of(visibleRows(reader, type, type.where ?? {}, status));
}
