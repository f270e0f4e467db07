import type { Kysely, SelectQueryBuilder } from 'kysely';
import type { ContentTables } from '#features/content/server/tables.ts';
import type { ContentRow, Value } from '#features/content/server/types/content-type.ts';
import { onlyVisible, type Reader } from '#features/content/server/visibility/visibility.ts';
import type { Schema, Tx } from '#server/db/schema.ts';
import { AppError } from '#shared/api/errors.ts';
import { type Language, languages } from '#shared/language.ts';
import { longestSlug } from '#shared/text/is-slug.ts';
import { slugOf } from '#shared/text/slug.ts';

/** Of a title without a letter or digit that an address can have. */
const unnamed: Record<Language, string> = { bs: 'stranica', en: 'page' };

type Address = { slug: string; lang: Language };
type Values = Readonly<Record<string, Value>>;

/**
 * The slug of a page that is written: the one that was sent, else the one that it has, else one of its title. The former
 * one goes on leading to the page. Throws `validation` where another page has it, also one in the trash.
 */
export async function addressed(
  tx: Tx,
  { former, values }: { former: ContentRow | undefined; values: Values },
): Promise<{ slug: string }> {
  const { slug: sent, lang } = { ...former, ...values } as Address;
  const present = former as (ContentRow & Address) | undefined;
  if (!present)
    return { slug: sent ? await unlessTaken(tx, { slug: sent, lang }) : await freeSlug(tx, values) };
  const slug = sent || present.slug;
  if (slug === present.slug && lang === present.lang) return { slug };
  await unlessTaken(tx, { slug, lang });
  const kept = { page_id: present.id, lang: present.lang, slug: present.slug };
  await tx
    .insertInto('former_slugs')
    .values(kept)
    .onConflict(conflict => conflict.columns(['page_id', 'lang', 'slug']).doNothing())
    .execute();
  return { slug };
}

/**
 * The page that a reader finds at an address: the one that has it, in the reader's language if there are two, else the
 * one that had it last.
 */
export async function findPageAt(
  reader: Reader,
  { slug, lang }: Address,
): Promise<{ id: number } | undefined> {
  const inOrder = languages.toSorted((one, other) => Number(other === lang) - Number(one === lang));
  for (const each of inOrder) {
    const page = await visiblePages(reader)
      .select('pages.id')
      .where('pages.slug', '=', slug)
      .where('pages.lang', '=', each)
      .executeTakeFirst();
    if (page) return page;
  }
  for (const each of inOrder) {
    const page = await visiblePages(reader)
      .innerJoin('former_slugs', 'former_slugs.page_id', 'pages.id')
      .select('pages.id')
      .where('former_slugs.slug', '=', slug)
      .where('former_slugs.lang', '=', each)
      .orderBy('former_slugs.id', 'desc')
      .executeTakeFirst();
    if (page) return page;
  }
  return undefined;
}

type Tables = Schema & Pick<ContentTables, 'pages'>;

function visiblePages(reader: Reader): SelectQueryBuilder<Tables, 'pages', object> {
  return onlyVisible((reader.db as unknown as Kysely<Tables>).selectFrom('pages'), reader, 'pages');
}

async function unlessTaken(tx: Tx, address: Address): Promise<string> {
  if (await isTaken(tx, address))
    throw new AppError('validation', { fields: { slug: { key: 'slugTaken' } } });
  return address.slug;
}

/** A page of another site, at an address that no page of this one has. */
export async function withFreeSlug<Row extends Values>(tx: Tx, page: Row): Promise<Row> {
  return { ...page, slug: await freeSlug(tx, { title: page.slug ?? '', lang: page.lang ?? '' }) };
}

/** The slug of a title, with a number where others have it. */
async function freeSlug(tx: Tx, { title, lang }: Values): Promise<string> {
  const language = lang as Language;
  const plain = slugOf(String(title)) || unnamed[language];
  for (let number = 1; ; number++) {
    const end = number === 1 ? '' : `-${number}`;
    const slug = plain.slice(0, longestSlug - end.length).replace(/-$/, '') + end;
    if (!(await isTaken(tx, { slug, lang: language }))) return slug;
  }
}

/** Of those in the trash too: each comes back to its address. */
async function isTaken(tx: Tx, { slug, lang }: Address): Promise<boolean> {
  const row = await (tx as unknown as Kysely<Tables>)
    .selectFrom('pages')
    .select('id')
    .where('slug', '=', slug)
    .where('lang', '=', lang)
    .executeTakeFirst();
  return row !== undefined;
}
