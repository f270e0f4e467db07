import { fileLimits } from '#features/media/contract.ts';
import type { BodyRule, BodyType } from '#shared/endpoint.ts';
import { AppError } from '#shared/errors.ts';
import type { FileKind } from '#shared/file-kind.ts';
import type { BodyShare } from './body-budget.ts';

/** JSON, and what the text fields of a form may take together, in bytes. */
const textLimit = 1024 * 1024;
const maximumFields = 60;
/** What stands before the value of a field: its name and that of its file, in bytes. */
const longestHead = 4 * 1024;

const mediaTypes: Record<string, BodyType> = {
  'application/json': 'json',
  'multipart/form-data': 'multipart',
  'application/x-www-form-urlencoded': 'urlencoded',
};

/** `name` is the file's on the sender's machine: a text like any other, no path of ours. */
export type UploadedFile = { bytes: Uint8Array; name: string };
export type ParsedBody = { fields: Record<string, unknown>; files: Record<string, UploadedFile> };

/**
 * Reads a body that a call takes; `415` for another type, `413` past the limit, `400` when unreadable. A `share` counts
 * its bytes.
 */
export async function readBody(request: Request, rule: BodyRule, share?: BodyShare): Promise<ParsedBody> {
  const contentType = request.headers.get('content-type') ?? '';
  const type = mediaTypes[contentType.split(';')[0]?.trim().toLowerCase() ?? ''];
  if (!type || !rule.types.includes(type)) throw new AppError('unsupported_type');
  if (request.headers.get('content-encoding')) throw new AppError('unsupported_type');
  const kinds = type === 'multipart' ? Object.values(rule.files ?? {}) : [];
  const bytes = await readBytes(request, kinds, share);
  return type === 'json' ? { fields: parseJson(bytes), files: {} } : parseForm(bytes, contentType, rule);
}

/** Stops at the limit for texts and these files: what comes after it is never held in memory. */
async function readBytes(
  request: Request,
  kinds: readonly FileKind[],
  share?: BodyShare,
): Promise<Uint8Array<ArrayBuffer>> {
  const limit = kinds.reduce((sum, kind) => sum + fileLimits[kind], textLimit);
  // Which of several files it was nobody looks for any more.
  const tooLarge = new AppError('too_large', { file: kinds.length === 1 ? kinds[0] : undefined });
  if (Number(request.headers.get('content-length') ?? 0) > limit) throw tooLarge;
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const chunk of request.body ?? []) {
      size += chunk.byteLength;
      if (size > limit) throw tooLarge;
      share?.take(chunk.byteLength);
      chunks.push(chunk);
    }
  } catch (error) {
    // The sender broke off: no defect of ours.
    throw error instanceof AppError ? error : new AppError('bad_request');
  }
  return new Uint8Array(Buffer.concat(chunks, size));
}

function parseJson(bytes: Uint8Array): Record<string, unknown> {
  const value = unreadable(() => JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)));
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new AppError('bad_request');
  return value;
}

async function parseForm(
  bytes: Uint8Array<ArrayBuffer>,
  contentType: string,
  rule: BodyRule,
): Promise<ParsedBody> {
  const type = typeOfForm(contentType);
  // Looked through before it is read: reading half a million fields, or headers of a field, takes seconds.
  if (isLaborious(bytes, type.separator)) throw new AppError('bad_request');
  const form = await formOf(bytes, type.name);
  if (sizeOfTexts(form) > textLimit) throw new AppError('too_large');
  if (hasReplacement(form)) await refuseOtherEncodings(bytes, type.name);
  const fields: Record<string, unknown> = Object.create(null);
  const files: Record<string, UploadedFile> = {};
  let count = 0;
  for (const [name, value] of form) {
    count += 1;
    // A name that comes twice says two things: nobody could tell which was meant.
    if (count > maximumFields || name in fields || Object.hasOwn(files, name))
      throw new AppError('bad_request');
    const kind = rule.files && Object.hasOwn(rule.files, name) ? rule.files[name] : undefined;
    if (typeof value === 'string') {
      // Also a file without a name: a browser sends it for a file field that was left alone.
      fields[name] = value;
    } else if (kind) {
      if (value.size > fileLimits[kind]) throw new AppError('too_large', { file: kind });
      files[name] = { bytes: new Uint8Array(await value.arrayBuffer()), name: value.name };
    }
  }
  return { fields: { ...fields }, files };
}

type FormType = { name: string; separator: string };

/**
 * How a form is told to the parser, and what stands between its fields. In our own words: who finds another boundary
 * in a header than the parser does looks through another form. Longer than RFC 2046 (5.1.1) has it, a boundary that
 * nearly occurs over and over takes minutes to look for.
 */
function typeOfForm(contentType: string): FormType {
  if (/^\s*application\//i.test(contentType)) {
    return { name: 'application/x-www-form-urlencoded', separator: '&' };
  }
  const [, quoted, plain] =
    /;\s*boundary=(?:"([\w'()+,./:=? -]{1,70})"|([\w'()+,./:=?-]{1,70}))\s*(?:;|$)/i.exec(contentType) ?? [];
  const boundary = quoted ?? plain;
  if (boundary === undefined) throw new AppError('bad_request');
  return { name: `multipart/form-data; boundary="${boundary}"`, separator: `--${boundary}` };
}

/** Whether there are more fields than a form may have, or more before a value than its names. */
function isLaborious(bytes: Uint8Array<ArrayBuffer>, separator: string): boolean {
  const buffer = Buffer.from(bytes.buffer);
  let count = 0;
  for (let at = buffer.indexOf(separator); at !== -1; at = buffer.indexOf(separator, at)) {
    count += 1;
    at += separator.length;
    if (count > maximumFields + 1) return true;
    if (separator === '&') continue;
    const head = buffer.subarray(at, at + longestHead);
    const isEnd = head.subarray(0, 2).equals(Buffer.from('--'));
    if (!isEnd && !head.includes('\r\n\r\n')) return true;
  }
  return false;
}

function sizeOfTexts(form: FormData): number {
  const texts = [...form.values()].filter(value => typeof value === 'string');
  return texts.reduce((sum, text) => sum + Buffer.byteLength(text), 0);
}

function formOf(bytes: Uint8Array<ArrayBuffer>, contentType: string): Promise<FormData> {
  return new Response(bytes, { headers: { 'content-type': contentType } })
    .formData()
    .catch(() => Promise.reject(new AppError('bad_request')));
}

function hasReplacement(form: FormData): boolean {
  return [...form.values()].some(value =>
    (typeof value === 'string' ? value : value.name).includes('\ufffd'),
  );
}

/**
 * The form parser replaces bytes that are no UTF-8 by U+FFFD; text is to be kept exactly, or refused. Read once
 * more without those that were sent as such, the form has one only where something was replaced.
 */
async function refuseOtherEncodings(bytes: Uint8Array<ArrayBuffer>, contentType: string): Promise<void> {
  const others = Buffer.from(bytes.buffer)
    .toString('latin1')
    .replaceAll(/\xef\xbf\xbd|%[Ee][Ff]%[Bb][Ff]%[Bb][Dd]/g, '???');
  if (hasReplacement(await formOf(new Uint8Array(Buffer.from(others, 'latin1')), contentType)))
    throw new AppError('bad_request');
}

function unreadable<T>(parse: () => T): T {
  try {
    return parse();
  } catch {
    throw new AppError('bad_request');
  }
}
