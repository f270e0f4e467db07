import { holdUpload } from '#features/content/server/html/text-images.ts';
import { mediaPath } from '#features/media/contract.ts';
import type { PreparedFile } from '#features/media/server/files.ts';
import { mediaUrl } from '#features/media/server/names.ts';
import type { PreparedCreate } from '#features/media/server/prepared-create.ts';
import type { Db, Tx } from '#server/db/schema.ts';
import type { Services } from '#server/services.ts';
import { AppError } from '#shared/api/errors.ts';
import type { Language } from '#shared/language.ts';
import type { SiteFiles } from '../contract.ts';
import type { SiteInput, Words } from '../schemas.ts';

/** Stores a membership form that the words are going to refer to. */
export function prepareForm(
  { clock }: Pick<Services, 'clock'>,
  form: PreparedFile,
): PreparedCreate<{ url: string; size: number }> {
  return {
    files: { form },
    make: async (tx, { form: file = '' }) => {
      await holdUpload(tx, file, clock().toISOString());
      return { url: mediaUrl(file), size: form.size };
    },
  };
}

/** Refuses files of our own that were sent and are not stored, each at its place: pages would show nothing there. */
export async function assertStored(
  db: Db,
  { logo, people, membership }: Omit<SiteInput, 'version'>,
): Promise<void> {
  const sent = {
    logo,
    ...Object.fromEntries((people ?? []).map(({ photo }, index) => [`people.${index}.photo`, photo])),
    'membership.form_url': membership?.form_url,
  };
  const own = Object.entries(sent).filter(([, path]) => path?.startsWith(mediaPath));
  const stored = new Set((await findFiles(db, own)).map(({ name }) => name));
  const missing = own.filter(([place, path]) => {
    const isOfKind = (name: string) => name.endsWith('.pdf') === (place === 'membership.form_url');
    return !namesIn(path).some(name => isOfKind(name) && stored.has(name));
  });
  if (missing.length === 0) return;
  const fields = Object.fromEntries(missing.map(([place]) => [place, { key: 'storedFile' as const }]));
  throw new AppError('validation', { fields });
}

/** Lets the words of a language refer to the stored files that they name, and answers those that they named before. */
export async function followFiles(tx: Tx, lang: Language, words: Words): Promise<string[]> {
  const left = await tx.deleteFrom('site_files').where('lang', '=', lang).returning('file').execute();
  const rows = (await findFiles(tx, words)).map(({ name }) => ({ lang, file: name }));
  if (rows.length > 0) await tx.insertInto('site_files').values(rows).execute();
  return left.map(({ file }) => file);
}

/** What is known of the stored files that words name. */
export async function describeFiles(db: Db, words: Words): Promise<SiteFiles> {
  const files = (await findFiles(db, words)).map(file => ({ ...file, src: mediaUrl(file.name) }));
  const form = files.find(({ src }) => src === words.membership.form_url);
  return {
    form_size: form?.size ?? null,
    pictures: files.flatMap(({ src, width, height }) => (width && height ? [{ src, width, height }] : [])),
  };
}

async function findFiles(db: Db, words: unknown) {
  const names = namesIn(words);
  if (names.length === 0) return [];
  return db
    .selectFrom('files')
    .select(['name', 'width', 'height', 'size'])
    .where('name', 'in', names)
    .orderBy('name')
    .execute();
}

/** The names under which files may be stored that words name, also by the address of a smaller version. */
function namesIn(words: unknown): string[] {
  const stems = JSON.stringify(words)
    .matchAll(/\/media\/([0-9a-f]{40})[-.]/g)
    .map(([, stem]) => stem);
  return [...new Set(stems)].flatMap(stem => ['jpg', 'webp', 'pdf'].map(extension => `${stem}.${extension}`));
}
