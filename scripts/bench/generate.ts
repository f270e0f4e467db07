import { join } from 'node:path';
import { nextPairId } from '#features/content/server/queries/writes.ts';
import { searchColumns } from '#features/content/server/search/search-columns.ts';
import type { ContentType, Value } from '#features/content/server/types/content-type.ts';
import { createVisibility, publicItems } from '#features/content/server/visibility/visibility.ts';
import { educationContent } from '#features/education/server/content.ts';
import { starterEducation } from '#features/education/starter.ts';
import { congressContent, symposiumContent, workshopContent } from '#features/events/server/content.ts';
import { starterEvents } from '#features/events/starter.ts';
import { albumContent } from '#features/gallery/server/content.ts';
import { pictureTexts, starterAlbums } from '#features/gallery/starter.ts';
import { prepareImage } from '#features/media/server/images.ts';
import { newsContent } from '#features/news/server/content.ts';
import { starterNews } from '#features/news/starter.ts';
import { publicationContent } from '#features/publications/server/content.ts';
import { starterPublications } from '#features/publications/starter.ts';
import type { Db, Tx } from '#server/db/schema.ts';
import type { Services } from '#server/services.ts';
import { addDays, type Day } from '#shared/dates.ts';
import { dayIn } from '#shared/instants.ts';
import { languages } from '#shared/language.ts';
import { createRandom, type Random } from '../../e2e/support/random.ts';

type Form = Readonly<Record<string, unknown>>;
type Row = Record<string, Value>;

/** A content type among the generated items. */
type Kind = {
  type: ContentType;
  /** The part of all items. */
  share: number;
  /** The example content's forms, from which texts are made. */
  forms: readonly Form[];
  /** The form's date fields for an item of a day. */
  on: (day: Day) => Form;
};

const eventForms = (kind: string) =>
  starterEvents.filter(event => event.kind === kind).map(({ form }) => form);
const eventDays = (day: Day) => ({ startedAt: addDays(day, 60), finishedAt: addDays(day, 62) });

const kinds: readonly Kind[] = [
  { type: newsContent, share: 0.4, forms: starterNews, on: day => ({ publishedAt: day }) },
  { type: workshopContent, share: 0.1, forms: eventForms('workshop'), on: eventDays },
  { type: symposiumContent, share: 0.1, forms: eventForms('symposium'), on: eventDays },
  { type: congressContent, share: 0.1, forms: eventForms('congress'), on: eventDays },
  {
    type: educationContent,
    share: 0.1,
    forms: starterEducation,
    on: day => ({ year: Number(day.slice(0, 4)) }),
  },
  {
    type: publicationContent,
    share: 0.1,
    forms: starterPublications,
    on: day => ({ year: Number(day.slice(0, 4)) }),
  },
  { type: albumContent, share: 0.1, forms: starterAlbums, on: () => ({}) },
];

const pictureFolder = join(import.meta.dirname, '../../src/features/content/starter/pictures');
const picturesStored = 4;
const maxPicturesInAlbum = 12;
/** The number of days over which the items are spread; the newest is today. */
const span = 3_650;
/** Rows per statement: SQLite accepts 32,766 values in one. */
const rowsAtOnce = 200;

/**
 * Adds `count` items of all types, in both languages, with the images of albums. Texts are recombined from
 * the example content, so that pages and their compression have a realistic size. The same `seed` makes the
 * same items.
 */
export async function generateContent(
  { db, media, clock, timeZone }: Pick<Services, 'db' | 'media' | 'clock' | 'timeZone'>,
  count: number,
  seed = 1,
): Promise<void> {
  const pictures = await storePictures(media);
  await insertItems(db, { count, pictures, today: dayIn(timeZone, clock()), random: createRandom(seed) });
}

/** Stores some of the example pictures and returns their names. */
async function storePictures(media: Services['media']): Promise<string[]> {
  const files = Object.keys(pictureTexts).slice(0, picturesStored);
  const names: string[] = [];
  for (const file of files) {
    const picture = await prepareImage(join(pictureFolder, `${file}.webp`));
    names.push(
      await media.change({ picture }, async (_, stored) => ({
        result: stored.picture ?? '',
        released: [],
      })),
    );
  }
  return names;
}

type Plan = {
  count: number;
  pictures: readonly string[];
  today: Day;
  random: Random;
};

async function insertItems(db: Db, plan: Plan): Promise<void> {
  await db.transaction().execute(async tx => {
    for (const kind of kinds) {
      const { type } = kind;
      const rows = rowsOfKind(kind, plan);
      const firstPair = type.hasLanguages ? await nextPairId(tx, type) : 0;
      await insertRows(tx, type.table, type.hasLanguages ? inPairs(rows, firstPair) : rows);
    }
    await insertRows(tx, 'images', await imagesOfAlbums(tx, plan));
  });
}

async function insertRows(tx: Tx, table: string, rows: readonly Row[]): Promise<void> {
  for (let from = 0; from < rows.length; from += rowsAtOnce) {
    const some = rows.slice(from, from + rowsAtOnce);
    // The types' definitions name their tables and columns.
    await tx
      .insertInto(table as 'images')
      .values(some as never)
      .execute();
  }
}

/** Most of the items, in the order of their days, as pairs: a Bosnian one and the next English one. */
function inPairs(rows: readonly Row[], firstPair: number): Row[] {
  const numbers = Object.fromEntries(languages.map(language => [language, firstPair]));
  return rows.map((row, index) => {
    const language = String(row.lang);
    const isSingle = index % 8 === 0;
    const number = numbers[language] ?? firstPair;
    if (!isSingle) numbers[language] = number + 1;
    return { ...row, pair_id: isSingle ? null : number };
  });
}

function rowsOfKind(kind: Kind, plan: Plan): Row[] {
  const count = Math.round(plan.count * kind.share);
  return Array.from({ length: count }, (_, index) => {
    const day = addDays(plan.today, -Math.floor((span * (count - 1 - index)) / count));
    return itemRow(kind, plan, day, index + 1);
  });
}

function itemRow({ type, forms, on }: Kind, { pictures, random }: Plan, day: Day, number: number): Row {
  const form = { ...textsOf(type, forms, random), ...on(day) };
  const values = Object.entries(type.columns).map(([field, column]): [string, Value] => {
    const value = (form[field] ?? type.fields[field]?.default) as Value | boolean;
    return [column, typeof value === 'boolean' ? Number(value) : value];
  });
  const files = Object.values(type.files).map((column): [string, Value] => {
    const isShown = column === type.imageColumn && (type.table === 'albums' || random.chance(0.7));
    return [column, isShown ? pickPicture(pictures, random) : null];
  });
  const row: Row = { ...Object.fromEntries([...values, ...files]), title: `${form.title} (${number})` };
  const at = `${day}T08:00:00.000Z`;
  return {
    ...row,
    ...type.where,
    ...searchColumns(type, row),
    version: 1,
    created_at: at,
    updated_at: at,
  };
}

/** One of the forms, with the HTML of one to three forms in its language. */
function textsOf({ html }: ContentType, forms: readonly Form[], random: Random): Form {
  const [form = {}, ...others] = random.shuffle(forms);
  const more = others.filter(({ lang }) => lang === form.lang).slice(0, random.between(0, 2));
  const longer = html.map(field => [field, [form, ...more].map(({ [field]: text }) => text).join('')]);
  return { ...form, ...Object.fromEntries(longer) };
}

async function imagesOfAlbums(tx: Tx, { pictures, random }: Plan): Promise<Row[]> {
  const albums = await publicItems({ db: tx, visibleTo: createVisibility({ asOf: '' }) }, 'albums')
    .select(['id', 'title', 'created_at'])
    .execute();
  return albums.flatMap(({ id, title, created_at }) =>
    Array.from({ length: random.between(1, maxPicturesInAlbum) }, (_, position) => ({
      album_id: id,
      title,
      file: pickPicture(pictures, random),
      position,
      created_at,
    })),
  );
}

function pickPicture(pictures: readonly string[], random: Random): string {
  return pictures[random.between(0, pictures.length - 1)] ?? '';
}
