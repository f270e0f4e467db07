import type { Insertable, Updateable } from 'kysely';
import { imageDetailsOf, mediaUrl } from '#features/media/server/names.ts';
import type { Db, Tx } from '#server/db/schema.ts';
import { matchesWords } from '#server/db/search.ts';
import { AppError } from '#shared/errors.ts';
import type { Language } from '#shared/language.ts';
import type { NewsCategory } from '../categories.ts';
import type { NewsItem, NewsSummary } from '../contract.ts';
import type { NewsTables } from './tables.ts';

export type NewsFilter = {
  lang?: Language | undefined;
  search?: string | undefined;
  category?: NewsCategory | undefined;
};

const summaryColumns = [
  ...([
    'news.id',
    'news.lang',
    'title',
    'description',
    'author',
    'category',
    'published_at',
    'image',
  ] as const),
  ...(['files.width', 'files.height'] as const),
] as const;

export async function listNews(db: Db, filter: NewsFilter): Promise<NewsItem[]> {
  const rows = await filtered(db, filter)
    .leftJoin('files', 'files.name', 'news.image')
    .select([...summaryColumns, 'content'])
    .orderBy('published_at', 'desc')
    .orderBy('news.id', 'desc')
    .execute();
  return rows.map(row => ({ ...toSummary(row), content: row.content }));
}

/** One page of news without their content, and how many there are on all pages. */
export async function pageNews(
  db: Db,
  filter: NewsFilter,
  { page, pageSize }: { page: number; pageSize: number },
): Promise<{ items: NewsSummary[]; total: number }> {
  const { total } = await filtered(db, filter)
    .select(select => select.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await filtered(db, filter)
    .leftJoin('files', 'files.name', 'news.image')
    .select(summaryColumns)
    .orderBy('published_at', 'desc')
    .orderBy('news.id', 'desc')
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute();
  return { items: rows.map(toSummary), total };
}

export async function getNews(db: Db, id: number): Promise<NewsItem> {
  const row = await db
    .selectFrom('news')
    .leftJoin('files', 'files.name', 'news.image')
    .select([...summaryColumns, 'content'])
    .where('news.id', '=', id)
    .executeTakeFirst();
  if (!row) throw new AppError('not_found');
  return { ...toSummary(row), content: row.content };
}

/** The parts of an item that an update starts from. */
export async function getStoredNews(tx: Tx, id: number) {
  const row = await tx
    .selectFrom('news')
    .select(['title', 'description', 'image'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) throw new AppError('not_found');
  return row;
}

export async function insertNews(tx: Tx, values: Insertable<NewsTables['news']>): Promise<number> {
  const { id } = await tx.insertInto('news').values(values).returning('id').executeTakeFirstOrThrow();
  return id;
}

export async function updateNews(tx: Tx, id: number, values: Updateable<NewsTables['news']>): Promise<void> {
  await tx.updateTable('news').set(values).where('id', '=', id).execute();
}

/** Answers the file that the item referred to. */
export async function deleteNews(tx: Tx, id: number): Promise<string | null> {
  const row = await tx.deleteFrom('news').where('id', '=', id).returning('image').executeTakeFirst();
  if (!row) throw new AppError('not_found');
  return row.image;
}

function filtered(db: Db, { lang, search, category }: NewsFilter) {
  return db
    .selectFrom('news')
    .$if(lang !== undefined, query => query.where('lang', '=', lang as Language))
    .$if(category !== undefined, query => query.where('category', '=', category as NewsCategory))
    .$if(Boolean(search), query => query.where(matchesWords('search_text', search ?? '')));
}

type SummaryRow = Omit<NewsSummary, 'image_details'> & { width: number | null; height: number | null };

function toSummary({ width, height, image, ...row }: SummaryRow): NewsSummary {
  const { id, lang, title, description, author, category, published_at } = row;
  return {
    ...{ id, lang, title, description, author, category, published_at },
    image: image && mediaUrl(image),
    image_details: image && width && height ? imageDetailsOf(image, width, height) : null,
  };
}
