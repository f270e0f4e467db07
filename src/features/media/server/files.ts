import { AppError } from '#shared/errors.ts';
import type { FileKind } from '#shared/file-kind.ts';
import { prepareImage } from './images.ts';

/** A file as it is stored; width and height are an image's. */
export type PreparedFile = {
  bytes: Uint8Array;
  extension: 'jpg' | 'webp' | 'pdf';
  width: number | null;
  height: number | null;
};

/** An uploaded file of a kind, checked by its content; `field` is the form's name for it. */
export async function prepareFile(kind: FileKind, upload: Uint8Array, field: string): Promise<PreparedFile> {
  return kind === 'image' ? prepareImage(upload, field) : preparePdf(upload);
}

/** A PDF is stored as it came: it is only ever served as a download. */
function preparePdf(upload: Uint8Array): PreparedFile {
  const start = Buffer.from(upload.buffer, upload.byteOffset, Math.min(upload.byteLength, 5));
  if (start.toString('latin1') !== '%PDF-') throw new AppError('unsupported_type', { file: 'pdf' });
  return { bytes: upload, extension: 'pdf', width: null, height: null };
}
