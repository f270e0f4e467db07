import { fileLimits } from '#features/media/contract.ts';
import type { FileKind } from '#shared/file-kind.ts';
import type { JsonSchema } from './schemas.ts';

/** A file of a request. */
export function fileSchema(kind: FileKind): JsonSchema {
  const what = kind === 'image' ? 'JPEG, PNG, WebP, GIF or AVIF' : 'PDF';
  return {
    type: 'string',
    contentMediaType: kind === 'image' ? 'image/*' : 'application/pdf',
    description: `A file: ${what}, at most ${fileLimits[kind] / 1024 / 1024} MiB.`,
  };
}
