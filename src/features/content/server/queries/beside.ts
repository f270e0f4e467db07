import { type Expression, type SqlBool, sql } from 'kysely';
import type { Day } from '#shared/dates.ts';
import type { Language } from '#shared/language.ts';
import type { ContentRow, ContentType, ListSection, Value } from '../types/content-type.ts';
import type { Reader } from '../visibility/visibility.ts';
import { inOrder, matchingRows, rowsByLanguage, visibleRows } from './rows.ts';

type Rows = ReturnType<typeof visibleRows>;

/** The order of the site's list, in which items have neighbours. */
const orderOf = ({ arrangedBy, newestBy }: ContentType) => {
  const column = arrangedBy ?? newestBy;
  return column === undefined ? {} : { newestBy: column };
};

/** What of a public item says where its page leads; where it has another language than the one asked for, its counterpart. */
export async function findShort(
  reader: Reader,
  type: ContentType,
  id: number,
  language: Language | undefined,
): Promise<ContentRow | undefined> {
  const { relatedBy, eventColumn, upcoming, hasLanguages } = type;
  const pair = hasLanguages ? ['lang', 'pair_id'] : [];
  const asked = [orderOf(type).newestBy, relatedBy, eventColumn, upcoming?.endsBy];
  const columns = ['id', ...pair, ...asked.filter(column => column !== undefined)];
  const find = (values: Readonly<Record<string, Value>>) =>
    readFirst(visibleRows(reader, type, { ...type.where, ...values }), [...new Set(columns)]);
  const item = await find({ id });
  if (!item?.pair_id || !language || item.lang === language) return item;
  return (await find({ pair_id: item.pair_id, lang: language })) ?? item;
}

/** The item that comes before (`desc`) or after (`asc`) one of its language in the order of time. */
export function findNeighbour(
  reader: Reader,
  type: ContentType,
  item: ContentRow,
  direction: ListSection['direction'],
): Promise<ContentRow | undefined> {
  const rows = matchingRows(reader, type, { lang: item.lang as Language | undefined });
  const beyond = rows.where(isBeyond(type, item, direction));
  return readFirst(inOrder(orderOf(type), beyond, direction), shownColumns(type));
}

function isBeyond(type: ContentType, item: ContentRow, direction: ListSection['direction']) {
  const sign = direction === 'desc' ? sql`<` : sql`>`;
  const { newestBy: column } = orderOf(type);
  if (column === undefined) return sql<SqlBool>`content.id ${sign} ${item.id}`;
  const [place, own] = [sql.ref(`content.${column}`), item[column]];
  // What has no day or year stands in a part of its own.
  if (own === null) return sql<SqlBool>`${place} is null and content.id ${sign} ${item.id}`;
  return sql<SqlBool>`(${place}, content.id) ${sign} (${own}, ${item.id})`;
}

/** The next item of the kind of one that is over. */
export async function findUpcoming(
  reader: Reader,
  type: ContentType,
  item: ContentRow,
  { lang, today }: { lang: Language; today: Day },
): Promise<ContentRow | undefined> {
  const { upcoming } = type;
  if (!upcoming || String(item[upcoming.endsBy]) >= today) return undefined;
  const conditions = [upcoming.condition(today)];
  return (await listFirst(reader, type, { lang, conditions, direction: 'asc', limit: 1 }))[0];
}

type Listed = {
  lang: Language;
  /** What is asked for first, and what after it. */
  conditions: readonly Expression<SqlBool>[];
  direction?: ListSection['direction'];
  limit: number;
};

/** The first items that meet a condition: those of a language, then those that exist in the other one only. */
export async function listFirst(
  reader: Reader,
  type: ContentType,
  { lang, conditions, direction = 'desc', limit }: Listed,
): Promise<ContentRow[]> {
  const found: ContentRow[] = [];
  for (const rows of rowsByLanguage(reader, type, { lang })) {
    for (const condition of conditions) {
      if (found.length === limit) return found;
      const others = found.length > 0 ? rows.where(isNoneOf(found)) : rows;
      const ordered = inOrder(orderOf(type), others.where(condition), direction);
      found.push(...(await read(ordered, shownColumns(type), limit - found.length)));
    }
  }
  return found;
}

/** Items of the type that have something in common with one, then the newest. */
export function listAlike(
  reader: Reader,
  type: ContentType,
  item: ContentRow,
  { lang, besides, limit }: Pick<Listed, 'lang' | 'limit'> & { besides: readonly ContentRow[] },
): Promise<ContentRow[]> {
  const { relatedBy } = type;
  const isOther = isNoneOf(besides);
  const isAlike =
    relatedBy && sql<SqlBool>`${isOther} and ${sql.ref(`content.${relatedBy}`)} = ${item[relatedBy]}`;
  return listFirst(reader, type, { lang, conditions: isAlike ? [isAlike, isOther] : [isOther], limit });
}

const isNoneOf = (rows: readonly ContentRow[]) =>
  sql<SqlBool>`content.id not in (${sql.join(rows.map(({ id }) => id))})`;

/** What leads to an item: its titles and its day or year. */
export function shownColumns({ indexed, dateColumn, slugColumn, hasLanguages }: ContentType): string[] {
  const titles = indexed.filter(({ part }) => part === 'title').map(({ column }) => column);
  const further = [dateColumn, slugColumn, ...(hasLanguages ? ['lang'] : [])];
  return ['id', ...titles, ...further.filter(column => column !== undefined)];
}

async function readFirst(rows: Rows, columns: readonly string[]): Promise<ContentRow | undefined> {
  return (await read(rows, columns, 1))[0];
}

function read(rows: Rows, columns: readonly string[], limit: number): Promise<ContentRow[]> {
  return rows
    .select(columns.map(column => `content.${column}` as const))
    .limit(limit)
    .$castTo<ContentRow>()
    .execute();
}
