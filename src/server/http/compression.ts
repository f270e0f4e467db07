import { Duplex } from 'node:stream';
import { promisify } from 'node:util';
import {
  brotliCompress,
  brotliCompressSync,
  constants,
  createBrotliCompress,
  createGzip,
  gzip,
  gzipSync,
} from 'node:zlib';
import { StreamedResponse } from '../http-cache/streamed-response.ts';
import { acceptedEncoding, type Encoding } from './negotiation.ts';

/** The encodings that are worth it, with functions that encode the body. */
export type Encoders = Partial<Record<Encoding, () => Promise<Buffer>>>;

/** In bytes. Compressing less saves no packet. */
const smallest = 1_400;
const compressible = /^(text\/|application\/(json|xml|rss\+xml|manifest\+json|ld\+json)|image\/svg\+xml)/;

/** In bytes. For less, passing it to another thread takes longer than compressing it, about 0.3 ms. */
const largestAtOnce = 64 * 1024;

/** Of 11 (docs/performance.md compares them); gzip's level is of 9. */
const brotliQuality = 3;
const gzipLevel = 4;

export function encodersOf(text: Uint8Array): Encoders {
  if (text.length < smallest) return {};
  // With the size known, the encoder is a third faster.
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = constants;
  const brotli = { params: { [BROTLI_PARAM_QUALITY]: brotliQuality, [BROTLI_PARAM_SIZE_HINT]: text.length } };
  const level = { level: gzipLevel };
  if (text.length <= largestAtOnce)
    return { br: async () => brotliCompressSync(text, brotli), gzip: async () => gzipSync(text, level) };
  return {
    br: () => promisify(brotliCompress)(text, brotli),
    gzip: () => promisify(gzip)(text, level),
  };
}

/** Whether a response is a text; pictures are compressed already. */
export function isText({ headers }: Response): boolean {
  return compressible.test(headers.get('content-type') ?? '');
}

/** Compresses a text response, if that is worth it and the client accepts it. */
export async function compressed(response: Response, request: Request): Promise<Response> {
  if (!isText(response) || !response.body || response.headers.has('content-encoding')) return response;
  const headers = new Headers(response.headers);
  headers.append('Vary', 'Accept-Encoding');
  const { status } = response;
  if (response instanceof StreamedResponse) return compressedPiecewise(response, headers, request);
  const bytes = new Uint8Array(await response.arrayBuffer());
  const encoding = acceptedEncoding(request.headers.get('accept-encoding'));
  const encoder = encoding && encodersOf(bytes)[encoding];
  if (!encoder) return new Response(bytes, { status, headers });
  headers.set('Content-Encoding', encoding);
  headers.delete('Content-Length');
  return new Response(new Uint8Array(await encoder()), { status, headers });
}

/** Compresses a streamed response chunk by chunk. */
function compressedPiecewise(
  { body, status }: StreamedResponse,
  headers: Headers,
  request: Request,
): Response {
  const encoding = acceptedEncoding(request.headers.get('accept-encoding'));
  if (!encoding || !body) return new Response(body, { status, headers });
  headers.set('Content-Encoding', encoding);
  const encoder =
    encoding === 'br'
      ? createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality } })
      : createGzip({ level: gzipLevel });
  return new Response(body.pipeThrough(Duplex.toWeb(encoder) as TransformStream), { status, headers });
}
