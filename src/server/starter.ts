import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createContent } from '#features/content/server/actions.ts';
import type { ContentTable, ContentType } from '#features/content/server/content-type.ts';
import { educationContent } from '#features/education/server/content.ts';
import { starterEducation } from '#features/education/starter.ts';
import type { EventKind } from '#features/events/kinds.ts';
import { congressContent, symposiumContent, workshopContent } from '#features/events/server/content.ts';
import { starterEvents } from '#features/events/starter.ts';
import { imageCreation } from '#features/gallery/server/actions.ts';
import { albumContent } from '#features/gallery/server/content.ts';
import { pictureTitles, starterAlbums } from '#features/gallery/starter.ts';
import { type PreparedFile, prepareFile } from '#features/media/server/files.ts';
import { newsContent } from '#features/news/server/content.ts';
import { starterNews } from '#features/news/starter.ts';
import { publicationContent } from '#features/publications/server/content.ts';
import { starterPublications } from '#features/publications/starter.ts';
import { addDays, type Day } from '#shared/dates.ts';
import { dayIn } from '#shared/instants.ts';
import { commit } from './creation.ts';
import { hasEverHad } from './db/sequences.ts';
import type { Services } from './services.ts';

const pictureFolder = join(import.meta.dirname, '../features/site/starter/pictures');

function pathOf(picture: string): string {
  return join(pictureFolder, `${picture}.webp`);
}

type Example = {
  type: ContentType;
  form: Readonly<Record<string, unknown>>;
  /** Paths, by the form's names for the files. */
  files?: Readonly<Record<string, string | null>>;
  /** What an album holds. */
  images?: readonly { title: string; path: string }[];
};

const eventTypes: Record<EventKind, ContentType> = {
  workshop: workshopContent,
  symposium: symposiumContent,
  congress: congressContent,
};

/** What each table starts with, oldest first: so the order of the ids is that of the days. */
function examplesFor(today: Day): Record<ContentTable, Example[]> {
  return {
    events: starterEvents
      .toSorted((a, b) => a.startsIn - b.startsIn)
      .map(({ kind, startsIn, lasts, form, picture, pdf }) => ({
        type: eventTypes[kind],
        form: {
          ...form,
          startedAt: addDays(today, startsIn),
          finishedAt: addDays(today, startsIn + lasts - 1),
        },
        files: { image: picture && pathOf(picture), pdf },
      })),
    education: starterEducation
      .toSorted((a, b) => b.yearsAgo - a.yearsAgo)
      .map(({ yearsAgo, ...form }) => ({
        type: educationContent,
        form: { ...form, year: Number(today.slice(0, 4)) - yearsAgo },
      })),
    publications: starterPublications.map(form => ({ type: publicationContent, form })),
    albums: starterAlbums.map(({ cover, pictures, ...form }) => ({
      type: albumContent,
      form,
      files: { cover_image: pathOf(cover) },
      images: pictures.map(name => ({ title: pictureTitles[name], path: pathOf(name) })),
    })),
    // Last: where there have been news, the examples are complete, or the site was never empty.
    news: starterNews
      .toSorted((a, b) => b.daysAgo - a.daysAgo)
      .map(({ daysAgo, picture, ...form }) => ({
        type: newsContent,
        form: { ...form, publishedAt: addDays(today, -daysAgo) },
        files: { image: picture && pathOf(picture) },
      })),
  };
}

/** Fills an empty database with examples in both languages; goes on where a start before was stopped. */
export async function loadStarterContent(services: Services): Promise<void> {
  const { db, timeZone, clock } = services;
  // An administrator who deleted every item does not want the examples back.
  if (await hasEverHad(db, 'news')) return;
  const missing: Example[] = [];
  for (const [table, examples] of Object.entries(examplesFor(dayIn(timeZone, clock())))) {
    if (!(await hasEverHad(db, table as ContentTable))) missing.push(...examples);
  }
  // Files first, which take seconds: whoever stops the site meanwhile finds all examples at the next start, and
  // whoever stops it between two rows those of the tables that have none yet.
  const files = await prepareOnce(missing);
  for (const { type, form, files: paths = {}, images = [] } of missing) {
    const own = Object.entries(paths).map(([field, path]) => [field, path && files.get(path)]);
    const { id } = await commit(services, createContent(services, type, form, Object.fromEntries(own)));
    for (const { title, path } of images) {
      const image = files.get(path);
      if (image) await commit(services, imageCreation(services, id, title, image));
    }
  }
}

/** The files by their paths, each prepared once however many of the examples show it. */
async function prepareOnce(examples: readonly Example[]): Promise<Map<string, PreparedFile>> {
  const shown = examples.flatMap(({ files = {}, images = [] }) => [
    ...Object.values(files),
    ...images.map(({ path }) => path),
  ]);
  const paths = [...new Set(shown)].filter(path => path !== null);
  return new Map(await Promise.all(paths.map(async path => [path, await prepare(path)] as const)));
}

async function prepare(path: string): Promise<PreparedFile> {
  const kind = path.endsWith('.pdf') ? 'pdf' : 'image';
  return prepareFile(kind, await readFile(path), kind);
}
