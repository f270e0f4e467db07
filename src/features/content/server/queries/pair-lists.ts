import { type Expression, type SqlBool, sql } from 'kysely';
import { type PageRequest, paginate } from '#server/db/pagination.ts';
import { matchesWords } from '#server/db/search.ts';
import type { Services } from '#server/services.ts';
import type { Page } from '#shared/api/endpoint.ts';
import { type Language, languages } from '#shared/language.ts';
import type { TranslationState } from '../../states.ts';
import type { ContentRow, ContentType } from '../types/content-type.ts';
import type { AskedStatus, Reader } from '../visibility/visibility.ts';
import { type ContentFilter, inOrder, matchingRows, pagedRows, searchedColumn, withPicture } from './rows.ts';

/** One page with a row for each pair: the Bosnian item, else the only one. */
export function pageByPair(
  reader: Reader & Pick<Services, 'counts'>,
  type: ContentType,
  { search, lang, translationState, ...filter }: ContentFilter & { translationState?: TranslationState },
  request: PageRequest,
): Promise<Page<ContentRow>> {
  const { rows, has } = rowsByPair(reader, type, filter);
  const found = inOrder(
    type,
    rows
      .$if(Boolean(search), select =>
        select.where(has(alias => matchesWords(`${alias}.${searchedColumn(filter)}`, search ?? ''))),
      )
      .$if(translationState !== undefined, select => select.where(has(translationState ?? 'missing', lang))),
    'desc',
  );
  return paginate(reader.counts, pagedRows(reader, type, found), request);
}

/** The items without a counterpart, with these columns and the size of their pictures. */
export function listSingles(
  reader: Reader,
  type: ContentType,
  columns: readonly string[],
): Promise<ContentRow[]> {
  const { rows, has } = rowsByPair(reader, type, {});
  return withPicture(rows.where(has('missing')), type)
    .select(['id', 'lang', 'title', ...columns].map(column => `content.${column}` as const))
    .$castTo<ContentRow>()
    .execute();
}

/** How many pairs and single items stand so in either language. */
export function countByPair(
  reader: Reader & Pick<Services, 'counts'>,
  type: ContentType,
  state: TranslationState,
): Promise<number> {
  const { rows, has } = rowsByPair(reader, type, {});
  return reader.counts.of(rows.where(has(state)));
}

type Alias = 'content' | 'counterpart';
type Condition = (alias: Alias) => Expression<SqlBool>;

/**
 * The rows that stand for a pair or a single item, and the condition that either of the two items is in a state, or has
 * something else; that of a language, if one is named.
 */
function rowsByPair({ visibleTo, ...reader }: Reader, type: ContentType, filter: ContentFilter) {
  const { table } = type;
  const rows = matchingRows({ ...reader, visibleTo }, type, { ...filter, lang: undefined, status: 'any' });
  const language = (alias: Alias) => sql.ref(`${alias}.lang`);
  const counterpart = (condition: Expression<SqlBool>) => sql<SqlBool>`exists (
    select counterpart.id from ${sql.table(table)} as counterpart
    where counterpart.pair_id = content.pair_id and counterpart.id <> content.id
    and ${visibleTo(reader.session, 'counterpart', 'any', table)} and ${condition}
  )`;
  const isSingle = sql<SqlBool>`not ${counterpart(sql`true`)}`;
  const isIn =
    (status: AskedStatus): Condition =>
    alias =>
      visibleTo(reader.session, alias, status, table);
  const isBehind = (alias: Alias) => sql`${sql.ref(`${alias}.is_outdated`)} = 1`;
  const conditions: Record<Exclude<TranslationState, 'missing'>, Condition> = {
    draft: isIn('draft'),
    scheduled: isIn('scheduled'),
    published: alias => sql`${isIn('published')(alias)} and not ${isBehind(alias)}`,
    outdated: alias => sql`${isIn('published')(alias)} and ${isBehind(alias)}`,
  };
  const has = (what: TranslationState | Condition, lang?: Language): Expression<SqlBool> => {
    if (what === 'missing')
      return lang ? sql`${isSingle} and ${language('content')} <> ${sql.lit(lang)}` : isSingle;
    const condition = typeof what === 'function' ? what : conditions[what];
    const of = (alias: Alias) =>
      lang ? sql<SqlBool>`${condition(alias)} and ${language(alias)} = ${sql.lit(lang)}` : condition(alias);
    return sql`(${of('content')} or ${counterpart(of('counterpart'))})`;
  };
  const isFirst = sql<SqlBool>`(${language('content')} = ${sql.lit(languages[0])} or ${isSingle})`;
  return { rows: rows.where(isFirst), has };
}
