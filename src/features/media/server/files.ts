import { AppError } from '#shared/api/errors.ts';
import type { FileKind } from '#shared/file-kind.ts';
import { type FileDetails, type PreparedImage, prepareImage } from './images.ts';
import { nameOfSum } from './names.ts';
import { type ReceivedFile, readHead } from './uploads.ts';

/** `path` is a temporary file. */
type PreparedPdf = FileDetails & { path: string };

export type PreparedFile = PreparedImage | PreparedPdf;

/**
 * Checks a received file by its content and prepares it for storing; throws `unsupported_type` and the like
 * for `field`, the name in the form.
 */
export async function prepareFile(kind: FileKind, file: ReceivedFile, field: string): Promise<PreparedFile> {
  return kind === 'image' ? prepareImage(file.path, field) : preparePdf(file);
}

/** A PDF is stored unchanged: it is only served as a download. */
export async function preparePdf({ path, size, sha256 }: ReceivedFile): Promise<PreparedPdf> {
  if ((await readHead(path, 5)) !== '%PDF-') throw new AppError('unsupported_type', { file: 'pdf' });
  return { name: nameOfSum(sha256, 'pdf'), size, width: null, height: null, path };
}
