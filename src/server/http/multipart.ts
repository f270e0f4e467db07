import { Dicer } from '@fastify/busboy';
import { AppError } from '#shared/api/errors.ts';

/** The limit for a part's name and file name, in bytes. */
const longestHead = 4 * 1024;
/** The parser silently truncates longer headers. Its types lack this option. */
const options: { maxHeaderSize: number } = { maxHeaderSize: 2 * longestHead };

/** `filename` is undefined if the part is not a file. */
export type PartName = { name: string; filename: string | undefined };

/** Must read a part's content to its end. */
type ReadContent = (content: AsyncIterable<Uint8Array>) => Promise<void>;

/**
 * Streams a form (RFC 7578). `begin` gets each part and returns a function that reads it; both refuse the
 * form by throwing. After a refusal the rest is read and dropped, because a client that is still sending does
 * not read the response. Throws what these and `pieces` throw, and `bad_request` if the form is malformed.
 */
export async function readMultipart(
  pieces: AsyncIterable<Uint8Array>,
  boundary: string,
  begin: (part: PartName) => ReadContent,
): Promise<void> {
  const parts: Dicer.PartStream[] = [];
  const readings: Promise<void>[] = [];
  const refusals: unknown[] = [];
  const { promise: refused, reject: refuse } = Promise.withResolvers<never>();
  refused.catch(reason => refusals.push(reason));

  const parser = new Dicer({ boundary, ...options });
  const finished = new Promise(resolve => parser.once('finish', () => resolve(undefined)));
  parser.on('error', () => refuse(new AppError('bad_request')));
  parser.on('part', part => {
    parts.push(part);
    // The reader of the part gets the error too.
    part.on('error', () => undefined);
    part.once('header', header => {
      const reading = begin(nameOf(header as PartHeader))(part);
      reading.catch(refuse);
      readings.push(reading);
    });
  });
  const unlessRefused = async (step: () => Promise<unknown>) => {
    if (refusals.length === 0) await Promise.race([step(), refused]).catch(refuse);
  };
  // The parser does not call back for the chunk that ends the form.
  const write = (piece: Uint8Array) =>
    Promise.race([new Promise(resolve => parser.write(piece, resolve)), finished]);

  try {
    for await (const piece of pieces) {
      await unlessRefused(() => write(piece));
    }
    await unlessRefused(() => {
      parser.end();
      return finished;
    });
    await unlessRefused(() => Promise.all(readings));
  } finally {
    for (const part of parts) part.destroy();
    await Promise.allSettled(readings);
  }
  if (refusals.length > 0) throw refusals[0];
  // The parser silently skips a part whose header is incomplete.
  if (readings.length < parts.length) throw new AppError('bad_request');
}

/** A part's header fields, as bytes in Latin-1. */
type PartHeader = Readonly<Record<string, readonly string[]>>;

function nameOf(header: PartHeader): PartName {
  const lines = Object.entries(header).flatMap(([name, values]) =>
    values.map(value => `${name}: ${value}\r\n`),
  );
  const [disposition] = header['content-disposition'] ?? [];
  const isLong = lines.join('').length > longestHead;
  // RFC 7578 (4.7) has removed these encodings, so the content would be misread.
  const isEncoded = header['content-transfer-encoding']?.some(
    name => !/^([78]bit|binary)$/i.test(name.trim()),
  );
  if (disposition === undefined || isLong || isEncoded) throw new AppError('bad_request');
  return parseDisposition(decodeUtf8(Buffer.from(disposition, 'latin1')));
}

const parameter = /;\s*([\w-]+)(\*?)=(?:"([^"]*)"|([^\s";]*))\s*/y;

/**
 * Parses `form-data; name="a"; filename="b.jpg"`, as browsers write it; other clients write `filename*` (RFC 5987).
 */
function parseDisposition(text: string): PartName {
  const [start = ''] = /^\s*form-data\s*/i.exec(text) ?? [];
  const values = new Map<string, string>();
  parameter.lastIndex = start.length;
  while (start !== '' && parameter.lastIndex < text.length) {
    const match = parameter.exec(text);
    if (!match) throw new AppError('bad_request');
    const [, name = '', star, quoted, plain = ''] = match;
    values.set(name.toLowerCase() + star, star ? decodeExtended(plain) : unescapeQuoted(quoted ?? plain));
  }
  const name = values.get('name');
  if (name === undefined) throw new AppError('bad_request');
  return { name, filename: values.get('filename*') ?? values.get('filename') };
}

/** Reverses the escapes of the HTML standard's form encoding. */
function unescapeQuoted(text: string): string {
  const signs: Record<string, string> = { '%22': '"', '%0d': '\r', '%0a': '\n' };
  return text.replace(/%(?:22|0D|0A)/gi, sign => signs[sign.toLowerCase()] ?? sign);
}

function decodeExtended(text: string): string {
  const [, encoded] = /^utf-8'[^']*'(.*)$/i.exec(text) ?? [];
  try {
    return decodeURIComponent(encoded ?? '%');
  } catch {
    throw new AppError('bad_request');
  }
}

/** Decodes UTF-8; throws `bad_request` if it is invalid. */
export function decodeUtf8(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    throw new AppError('bad_request');
  }
}
