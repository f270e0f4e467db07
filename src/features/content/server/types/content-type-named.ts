import { AppError } from '#shared/api/errors.ts';
import type { ContentManifest } from './content-manifest.ts';

/** The type of content that a call for all types names; refused at `type` if there is none. */
export function contentTypeNamed(types: ReadonlyMap<string, ContentManifest>, name: string): ContentManifest {
  const manifest = types.get(name);
  if (!manifest) throw new AppError('validation', { fields: { type: { key: 'choice' } } });
  return manifest;
}
