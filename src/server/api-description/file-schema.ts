import { fileLimits } from '#features/media/contract.ts';
import type { FileKind } from '#shared/file-kind.ts';
import type { JsonSchema } from './schemas.ts';

const kinds: Readonly<Record<FileKind, { type: string; what: string }>> = {
  image: { type: 'image/*', what: 'JPEG, PNG, WebP, GIF or AVIF' },
  pdf: { type: 'application/pdf', what: 'PDF' },
  piece: { type: 'application/octet-stream', what: 'a piece of one' },
};

/** A file of a request. */
export function fileSchema(kind: FileKind): JsonSchema {
  const { type, what } = kinds[kind];
  return {
    type: 'string',
    contentMediaType: type,
    description: `A file: ${what}, at most ${fileLimits[kind] / 1024 / 1024} MiB.`,
  };
}
