import { isUtf8 } from 'node:buffer';
import { MIMEType } from 'node:util';
import { fileLimits } from '#features/media/contract.ts';
import type { ReceivedFile, Uploads } from '#features/media/server/uploads.ts';
import type { BodyRule, BodyType } from '#shared/api/endpoint.ts';
import { AppError } from '#shared/api/errors.ts';
import type { FileKind } from '#shared/file-kind.ts';
import type { BodyShare } from './body-budget.ts';
import { decodeUtf8, readMultipart } from './multipart.ts';

/** The limit for JSON, and for the text fields of a form together, in bytes. */
const textLimit = 1024 * 1024;
const maximumFields = 60;
/** No call takes so much; values that calls do not look into would break what goes down into them. */
const deepestJson = 32;

const mediaTypes: Record<string, BodyType> = {
  'application/json': 'json',
  'multipart/form-data': 'multipart',
  'application/x-www-form-urlencoded': 'urlencoded',
};

/** `name` is the file's name on the sender's machine. It is never used as a path. */
export type UploadedFile = ReceivedFile & { name: string };
export type ParsedBody = { fields: Record<string, unknown>; files: Record<string, UploadedFile> };

type Pieces = AsyncIterable<Uint8Array>;
type Options = {
  uploads: Pick<Uploads, 'receive'>;
  share?: BodyShare | undefined;
};

/** Reads a call's body. Throws 415 for another media type, 413 beyond the limit, 400 if it is malformed. */
export async function readBody(request: Request, rule: BodyRule, options: Options): Promise<ParsedBody> {
  const contentType = parseContentType(request.headers.get('content-type'));
  const type = mediaTypes[contentType.essence];
  if (!type || !rule.types.includes(type)) throw new AppError('unsupported_type');
  if (request.headers.get('content-encoding')) throw new AppError('unsupported_type');
  const kinds = type === 'multipart' ? Object.values(rule.files ?? {}) : [];
  const pieces = piecesOf(request, kinds, options.share);
  if (type === 'multipart') return parseMultipart(pieces, boundaryOf(contentType), rule, options.uploads);
  const bytes = await bytesOf(pieces);
  return { fields: type === 'json' ? parseJson(bytes) : parseUrlencoded(bytes), files: {} };
}

function parseContentType(header: string | null): MIMEType {
  try {
    return new MIMEType(header ?? '');
  } catch {
    throw new AppError('unsupported_type');
  }
}

/** Yields the body up to the limit for texts and the given files. */
async function* piecesOf(
  request: Request,
  kinds: readonly FileKind[],
  share: BodyShare | undefined,
): AsyncGenerator<Uint8Array> {
  const limit = kinds.reduce((sum, kind) => sum + fileLimits[kind], textLimit);
  // With several files it is unknown which one is too large.
  const tooLarge = new AppError('too_large', { file: kinds.length === 1 ? kinds[0] : undefined });
  if (Number(request.headers.get('content-length') ?? 0) > limit) throw tooLarge;
  try {
    for await (const piece of upTo(limit, tooLarge)(request.body ?? [])) {
      share?.take(piece.byteLength);
      yield piece;
    }
  } catch (error) {
    // The client disconnected, which is no defect of the site.
    throw error instanceof AppError ? error : new AppError('bad_request');
  }
}

/** Passes chunks on, and throws once they exceed `limit` bytes in total. */
function upTo(limit: number, error: AppError) {
  let size = 0;
  return async function* (pieces: Pieces | Iterable<Uint8Array>): AsyncGenerator<Uint8Array> {
    for await (const piece of pieces) {
      size += piece.byteLength;
      if (size > limit) throw error;
      yield piece;
    }
  };
}

async function bytesOf(pieces: Pieces): Promise<Buffer> {
  return Buffer.concat(await Array.fromAsync(pieces));
}

function parseJson(bytes: Buffer): Record<string, unknown> {
  const value = unreadable(() => JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)));
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new AppError('bad_request');
  if (depthOf(bytes) > deepestJson) throw new AppError('bad_request');
  return value;
}

/** How many objects and lists of a valid JSON text are within each other at most. */
function depthOf(json: Uint8Array): number {
  const [quote, backslash] = [0x22, 0x5c];
  let depth = 0;
  let deepest = 0;
  let isInText = false;
  for (let at = 0; at < json.length; at += 1) {
    const byte = json[at] ?? 0;
    if (byte === quote) isInText = !isInText;
    else if (isInText) at += byte === backslash ? 1 : 0;
    else if (byte === 0x5b || byte === 0x7b) deepest = Math.max(deepest, ++depth);
    else if (byte === 0x5d || byte === 0x7d) depth -= 1;
  }
  return deepest;
}

function parseUrlencoded(bytes: Buffer): Record<string, unknown> {
  const text = bytes.toString('latin1');
  // Checked before parsing, because half a million fields take seconds.
  if (text.split('&', 2 * maximumFields + 1).length > 2 * maximumFields) throw new AppError('bad_request');
  const unescaped = text.replace(/%([\da-f]{2})/gi, (_, code) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
  if (!isUtf8(bytes) || !isUtf8(Buffer.from(unescaped, 'latin1'))) throw new AppError('bad_request');
  const fields = [...new URLSearchParams(bytes.toString())];
  const names = new FieldNames();
  for (const [name] of fields) names.add(name);
  return Object.fromEntries(fields);
}

/** Valid by RFC 2046 (5.1.1). Searching for a longer one that almost matches repeatedly could take minutes. */
function boundaryOf({ params }: MIMEType): string {
  const boundary = params.get('boundary') ?? '';
  if (!/^[\w'()+,./:=? -]{1,70}$/.test(boundary)) throw new AppError('bad_request');
  return boundary;
}

/** Texts stay in memory, files are streamed to the disk. */
async function parseMultipart(
  pieces: Pieces,
  boundary: string,
  { files: kinds = {} }: BodyRule,
  uploads: Options['uploads'],
): Promise<ParsedBody> {
  const names = new FieldNames();
  const fields: Record<string, string> = Object.create(null);
  const files: Record<string, UploadedFile> = {};
  const upToTextLimit = upTo(textLimit, new AppError('too_large'));
  await readMultipart(pieces, boundary, ({ name, filename }) => {
    const kind = Object.hasOwn(kinds, name) ? kinds[name] : undefined;
    names.add(name, filename !== undefined && !kind);
    return async content => {
      if (filename === undefined) {
        fields[name] = decodeUtf8(await bytesOf(upToTextLimit(content)));
      } else if (kind) {
        const upToLimit = upTo(fileLimits[kind], new AppError('too_large', { file: kind }));
        files[name] = { ...(await uploads.receive(upToLimit(content))), name: filename };
      } else {
        for await (const _ of content);
      }
    };
  });
  return { fields: { ...fields }, files };
}

class FieldNames {
  readonly #names = new Set<string>();
  #count = 0;

  /** Counts a field. Ignored fields may be repeated. */
  add(name: string, isIgnored = false): void {
    this.#count += 1;
    // A repeated name is ambiguous.
    if (this.#count > maximumFields || this.#names.has(name)) throw new AppError('bad_request');
    if (!isIgnored) this.#names.add(name);
  }
}

function unreadable<T>(parse: () => T): T {
  try {
    return parse();
  } catch {
    throw new AppError('bad_request');
  }
}
