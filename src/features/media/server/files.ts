import { AppError } from '#shared/errors.ts';
import type { FileKind } from '#shared/file-kind.ts';
import { type FileDetails, type PreparedImage, prepareImage } from './images.ts';
import { nameOfSum } from './names.ts';
import { type ReceivedFile, readHead } from './uploads.ts';

/** It lies at `path` until it is stored. */
type PreparedPdf = FileDetails & { path: string };

/** A file that is ready to be stored. */
export type PreparedFile = PreparedImage | PreparedPdf;

/** A received file of a kind, checked by its content; `field` is the form's name for it. */
export async function prepareFile(kind: FileKind, file: ReceivedFile, field: string): Promise<PreparedFile> {
  return kind === 'image' ? prepareImage(file.path, field) : preparePdf(file);
}

/** A PDF is stored as it came: it is only ever served as a download. */
export async function preparePdf({ path, size, sha256 }: ReceivedFile): Promise<PreparedPdf> {
  if ((await readHead(path, 5)) !== '%PDF-') throw new AppError('unsupported_type', { file: 'pdf' });
  return { name: nameOfSum(sha256, 'pdf'), size, width: null, height: null, path };
}
