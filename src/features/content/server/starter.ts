import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { type PreparedFile, preparePdf } from '#features/media/server/files.ts';
import { prepareImage } from '#features/media/server/images.ts';
import { mediaUrl } from '#features/media/server/names.ts';
import { commit, type PreparedCreate } from '#features/media/server/prepared-create.ts';
import { hasEverHad } from '#server/db/engine.ts';
import type { Services } from '#server/services.ts';
import { prepareContent } from './actions.ts';
import type { ContentType } from './types/content-type.ts';

export type Example = {
  type: ContentType;
  /** Formatted texts show a starter picture by its name: `/media/NAME.webp`. */
  form: Readonly<Record<string, unknown>>;
  /** File paths, by the names in the form. */
  files?: Readonly<Record<string, string | null>>;
  /** Items that belong to it, each with a file, created after it. */
  parts?: readonly {
    path: string;
    prepare: (services: Services, itemId: number, file: PreparedFile) => PreparedCreate;
  }[];
};

/** The path of a starter picture; `name` has no extension. */
export function starterPicture(name: string): string {
  return join(import.meta.dirname, '../starter/pictures', `${name}.webp`);
}

/**
 * Fills an empty database with examples, or continues if an earlier start was interrupted. Does nothing if
 * the last example's table ever had a row: the examples are complete, or the site was never empty.
 */
export async function loadStarterContent(services: Services, examples: readonly Example[]): Promise<void> {
  const byTable = [...Map.groupBy(examples, ({ type }) => type.table)];
  const last = byTable.at(-1)?.[0];
  if (!last || (await hasEverHad(services.db, last))) return;
  const missing: Example[] = [];
  for (const [table, ofTable] of byTable) {
    if (!(await hasEverHad(services.db, table))) missing.push(...ofTable);
  }
  // Files come first because they take seconds: an interruption meanwhile leaves no rows, so that the next start
  // creates all examples. An interruption between rows continues with the tables that are still empty.
  const pictures = await preparePictures(missing);
  const fileAt = async (path: string) => pictures.get(path) ?? (await copyPdf(services, path));
  let previous: { type: ContentType; form: Example['form']; id: number } | undefined;
  for (const { type, form, files = {}, parts = [] } of missing) {
    const own: Record<string, PreparedFile> = {};
    for (const [field, path] of Object.entries(files)) if (path !== null) own[field] = await fileAt(path);
    const isCounterpart = form.lang === 'en' && previous?.type === type && previous.form.lang === 'bs';
    const pair = isCounterpart ? { translationOf: previous?.id } : {};
    for (const path of picturesInTexts(form)) own[path] = await fileAt(path);
    const change = { actor: undefined, form: { ...withStoredPictures(form, own), ...pair }, files: own };
    const { id } = await commit(services, prepareContent(services, type, change));
    previous = { type, form, id };
    for (const { path, prepare } of parts) {
      await commit(services, prepare(services, id, await fileAt(path)));
    }
  }
}

/** The prepared pictures by their paths, each prepared only once. */
async function preparePictures(examples: readonly Example[]): Promise<Map<string, PreparedFile>> {
  const shown = examples.flatMap(({ form, files = {}, parts = [] }) => [
    ...picturesInTexts(form),
    ...Object.values(files).filter(path => path !== null),
    ...parts.map(({ path }) => path),
  ]);
  const paths = [...new Set(shown)].filter(path => !path.endsWith('.pdf'));
  return new Map(await Promise.all(paths.map(async path => [path, await prepareImage(path)] as const)));
}

const pictureInText = /\/media\/([\w-]+)\.webp/g;

function picturesInTexts(form: Example['form']): string[] {
  return Object.values(form).flatMap(text =>
    [...String(text).matchAll(pictureInText)].map(([, name = '']) => starterPicture(name)),
  );
}

function withStoredPictures(form: Example['form'], files: Record<string, PreparedFile>): Example['form'] {
  const entries = Object.entries(form).map(([field, value]) => [
    field,
    typeof value === 'string'
      ? value.replace(pictureInText, (_, name) => mediaUrl(files[starterPicture(name)]?.name ?? ''))
      : value,
  ]);
  return Object.fromEntries(entries);
}

/** A copy, because storing a file moves it. */
async function copyPdf({ media }: Services, path: string): Promise<PreparedFile> {
  return preparePdf(await media.uploads().receive(createReadStream(path)));
}
