import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PreparedFile } from '#features/media/server/files.ts';
import { prepareImage } from '#features/media/server/images.ts';
import { newsContent } from '#features/news/server/content.ts';
import { starterNews } from '#features/news/starter.ts';
import { addDays, dayIn } from '#shared/dates.ts';
import { publishContent } from './content/actions.ts';
import { hasEverHad } from './db/sequences.ts';
import type { Services } from './services.ts';

const pictures = join(import.meta.dirname, '../features/site/starter/pictures');

/** Fills a database that has never had content with examples in both languages. */
export async function loadStarterContent(services: Services): Promise<void> {
  const { db, clock, timeZone } = services;
  // An administrator who deleted every item does not want the examples back.
  if (await hasEverHad(db, 'news')) return;
  const today = dayIn(timeZone, clock());
  // Pictures first, which take seconds: whoever stops the site meanwhile finds all examples at the next start.
  const images = new Map<string, PreparedFile>();
  for (const { picture } of starterNews) {
    if (!picture || images.has(picture)) continue;
    images.set(picture, await prepareImage(await readFile(join(pictures, `${picture}.webp`))));
  }
  // Oldest first, so that the order of the ids is that of the days.
  for (const { daysAgo, picture, ...item } of starterNews.toSorted((a, b) => b.daysAgo - a.daysAgo)) {
    const image = picture ? images.get(picture) : undefined;
    const form = { ...item, publishedAt: addDays(today, -daysAgo) };
    await publishContent(services, newsContent, form, { image });
  }
}
