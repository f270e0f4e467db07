import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { type PreparedFile, preparePdf } from '#features/media/server/files.ts';
import { prepareImage } from '#features/media/server/images.ts';
import { commit, type PreparedCreate } from '#features/media/server/prepared-create.ts';
import { hasEverHad } from '#server/db/sequences.ts';
import type { Services } from '#server/services.ts';
import { prepareContent } from './actions.ts';
import type { ContentType } from './content-type.ts';

/** An item of a fresh installation. */
export type Example = {
  type: ContentType;
  form: Readonly<Record<string, unknown>>;
  /** Paths, by the form's names for the files. */
  files?: Readonly<Record<string, string | null>>;
  /** What belongs to the item and is made after it, each of a file. */
  parts?: readonly {
    path: string;
    prepare: (services: Services, itemId: number, file: PreparedFile) => PreparedCreate;
  }[];
};

/** The path of one of the starter pictures, by its name without the ending. */
export function starterPicture(name: string): string {
  return join(import.meta.dirname, '../starter/pictures', `${name}.webp`);
}

/**
 * Fills an empty database with examples; goes on where a start before was stopped. Where there have been items of
 * the last one's table, the examples are complete, or the site was never empty.
 */
export async function loadStarterContent(services: Services, examples: readonly Example[]): Promise<void> {
  const byTable = [...Map.groupBy(examples, ({ type }) => type.table)];
  const last = byTable.at(-1)?.[0];
  // An administrator who deleted every item does not want the examples back.
  if (!last || (await hasEverHad(services.db, last))) return;
  const missing: Example[] = [];
  for (const [table, ofTable] of byTable) {
    if (!(await hasEverHad(services.db, table))) missing.push(...ofTable);
  }
  // Files first, which take seconds: whoever stops the site meanwhile finds all examples at the next start, and
  // whoever stops it between two rows those of the tables that have none yet.
  const pictures = await preparePictures(missing);
  const fileAt = async (path: string) => pictures.get(path) ?? (await copyPdf(services, path));
  for (const { type, form, files = {}, parts = [] } of missing) {
    const own: Record<string, PreparedFile> = {};
    for (const [field, path] of Object.entries(files)) if (path !== null) own[field] = await fileAt(path);
    const change = { actor: undefined, form, files: own };
    const { id } = await commit(services, prepareContent(services, type, change));
    for (const { path, prepare } of parts) {
      await commit(services, prepare(services, id, await fileAt(path)));
    }
  }
}

/** The pictures by their paths, each prepared once however many of the examples show it. */
async function preparePictures(examples: readonly Example[]): Promise<Map<string, PreparedFile>> {
  const shown = examples.flatMap(({ files = {}, parts = [] }) => [
    ...Object.values(files).filter(path => path !== null),
    ...parts.map(({ path }) => path),
  ]);
  const paths = [...new Set(shown)].filter(path => !path.endsWith('.pdf'));
  return new Map(await Promise.all(paths.map(async path => [path, await prepareImage(path)] as const)));
}

/** For one example: what is stored is moved from where it lies. */
async function copyPdf({ media }: Services, path: string): Promise<PreparedFile> {
  return preparePdf(await media.uploads().receive(createReadStream(path)));
}
