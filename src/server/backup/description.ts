import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { isStoredName } from '#features/media/server/names.ts';
import { descriptionMember } from './archive.ts';
import { BackupFailure } from './failure.ts';

/** The version of the archive's format; increased by changes that older programs cannot read. */
const format = 1;

const description = z.object({
  format: z.int(),
  /** When the backup began, in UTC. */
  made_at: z.iso.datetime(),
  /** Files that rows refer to but that were lost or damaged before; they are not in the archive. */
  missing: z.array(z.string().check(z.refine(isStoredName))),
  /** Whether it holds the database only; its files stayed in the store where they were. */
  without_files: z.optional(z.boolean()),
});
export type Description = z.infer<typeof description>;

export async function writeDescription(
  folder: string,
  { madeAt, missing, isWithoutFiles }: { madeAt: Date; missing: string[]; isWithoutFiles: boolean },
): Promise<void> {
  const content: Description = {
    format,
    made_at: madeAt.toISOString(),
    missing,
    ...(isWithoutFiles && { without_files: true }),
  };
  await writeFile(join(folder, descriptionMember), `${JSON.stringify(content, null, 2)}\n`);
}

/** Throws a `BackupFailure` if a newer program wrote the backup, or if there is no description. */
export async function readDescription(folder: string): Promise<Description> {
  const { success, data } = z.safeParse(z.looseObject({ format: z.int() }), await parse(folder));
  if (success && data.format > format) {
    throw new BackupFailure(
      'The backup was made by a newer version of this program: update the program first.',
    );
  }
  const parsed = z.safeParse(description, data);
  if (!parsed.success) throw new BackupFailure(`${descriptionMember} in the backup cannot be understood.`);
  return parsed.data;
}

async function parse(folder: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(join(folder, descriptionMember), 'utf8'));
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}
