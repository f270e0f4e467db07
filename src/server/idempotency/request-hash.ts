import { createHash } from 'node:crypto';
import type { UploadedFile } from '../http/body.ts';

/** A create after parsing. */
export type CreateRequest = {
  path: string;
  query: unknown;
  body: unknown;
  files: Readonly<Record<string, UploadedFile>>;
};

/**
 * The SHA-256 of a create's content, in hexadecimal digits. The raw body would not do: a form's boundary
 * differs each time.
 */
export function hashOfRequest({ path, query, body, files }: CreateRequest): string {
  const parts = Object.entries(files)
    .map(([field, { name, sha256: sum }]) => [field, name, sum])
    .sort();
  return sha256(JSON.stringify([path, query, body, parts]));
}

export function sha256(data: string | Uint8Array): string {
  return createHash('sha256').update(data).digest('hex');
}
