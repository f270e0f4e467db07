import type { PreparedImage } from '#features/media/server/images.ts';
import { sanitize } from '#server/sanitize.ts';
import type { Services } from '#server/services.ts';
import { searchText } from '#shared/search.ts';
import type { NewsInput, NewsItem, NewsUpdate } from '../contract.ts';
import { deleteNews, getNews, getStoredNews, insertNews, updateNews } from './queries.ts';

type With = Pick<Services, 'db' | 'media'>;

export async function publishNews(
  { db, media }: With,
  { publishedAt, content, ...input }: NewsInput,
  picture: PreparedImage | undefined,
): Promise<NewsItem> {
  const clean = sanitize(content, 'content');
  const id = await media.change(picture, async (tx, image) => ({
    result: await insertNews(tx, {
      ...input,
      content: clean,
      published_at: publishedAt,
      image: image ?? null,
      search_text: searchText(input.title, input.description),
    }),
    released: [],
  }));
  return getNews(db, id);
}

/** Changes what was sent and keeps the rest; a new picture replaces the stored one. */
export async function reviseNews(
  { db, media }: With,
  id: number,
  { publishedAt, content, removeImage, ...changes }: NewsUpdate,
  picture: PreparedImage | undefined,
): Promise<NewsItem> {
  const clean = content === undefined ? undefined : sanitize(content, 'content');
  await media.change(picture, async (tx, newImage) => {
    const stored = await getStoredNews(tx, id);
    const image = newImage ?? (removeImage ? null : stored.image);
    await updateNews(tx, id, {
      ...changes,
      ...(clean !== undefined && { content: clean }),
      ...(publishedAt !== undefined && { published_at: publishedAt }),
      image,
      search_text: searchText(changes.title ?? stored.title, changes.description ?? stored.description),
    });
    return { result: undefined, released: image === stored.image ? [] : [stored.image] };
  });
  return getNews(db, id);
}

export async function removeNews({ media }: With, id: number): Promise<void> {
  await media.change(undefined, async tx => ({ result: undefined, released: [await deleteNews(tx, id)] }));
}
