import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { prepareImage } from '#features/media/server/images.ts';
import { publishNews } from '#features/news/server/actions.ts';
import { starterNews } from '#features/news/starter.ts';
import { addDays, dayIn } from '#shared/dates.ts';
import type { Services } from './services.ts';

const pictures = join(import.meta.dirname, '../features/site/starter/pictures');

/** Fills a database that has never had content with examples in both languages. */
export async function loadStarterContent(services: Services): Promise<void> {
  const { db, clock, timeZone } = services;
  // An administrator who deleted every item does not want the examples back.
  const sequence = await db
    .selectFrom('sqlite_sequence' as never)
    .select('seq' as never)
    .where('name' as never, '=', 'news' as never)
    .executeTakeFirst();
  if (sequence) return;
  const today = dayIn(timeZone, clock());
  // Oldest first, so that the order of the ids is that of the days.
  for (const { daysAgo, picture, ...item } of starterNews.toSorted((a, b) => b.daysAgo - a.daysAgo)) {
    const image = picture ? await prepareImage(await readFile(join(pictures, `${picture}.webp`))) : undefined;
    await publishNews(services, { ...item, publishedAt: addDays(today, -daysAgo) }, image);
  }
}
