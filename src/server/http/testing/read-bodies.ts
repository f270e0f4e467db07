import assert from 'node:assert/strict';
import { after } from 'node:test';
import * as z from 'zod/mini';
import { Uploads } from '#features/media/server/uploads.ts';
import { temporaryPath } from '#features/media/testing/temporary-files.ts';
import type { BodyRule } from '#shared/api/endpoint.ts';
import { AppError } from '#shared/api/errors.ts';
import { type ParsedBody, readBody } from '../body.ts';

const schema = z.object({});
export const jsonRule: BodyRule = { types: ['json'], schema };
export const formRule: BodyRule = { types: ['multipart', 'urlencoded'], schema, files: { image: 'image' } };
export const mebibyte = 1024 * 1024;
const uploads = new Uploads(temporaryPath);
after(() => uploads.remove());

type Bytes = string | Uint8Array | ReadableStream<Uint8Array> | FormData;

/** What `readBody` makes of a request of a type with a body. */
export function read(rule: BodyRule, type: string | undefined, body: Bytes | undefined, headers = {}) {
  const init: RequestInit & { duplex: 'half' } = {
    method: 'POST',
    headers: { ...(type !== undefined && { 'Content-Type': type }), ...headers },
    body: (body ?? null) as BodyInit | null,
    duplex: 'half',
  };
  return readBody(new Request('http://localhost/', init), rule, { uploads });
}

export const readJson = (text: Bytes) => read(jsonRule, 'application/json', text);
export const readForm = (form: FormData) => read(formRule, undefined, form);

export function formOf(entries: [name: string, value: string | Blob][]): FormData {
  const form = new FormData();
  for (const [name, value] of entries) form.append(name, value);
  return form;
}

export function assertRefused(reading: Promise<ParsedBody>, code: string, message?: string) {
  return assert.rejects(reading, error => error instanceof AppError && error.code === code, message);
}
