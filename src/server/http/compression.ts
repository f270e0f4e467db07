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

export type Encoding = 'br' | 'gzip';

/** Makes the bytes of an encoding: for who waits for them, and smaller ones where many will ask. */
type Encoder = { quick: () => Promise<Buffer>; thorough?: () => Promise<Buffer> };

/** The encodings in which a body is worth sending. */
export type Encoders = Partial<Record<Encoding, Encoder>>;

/** Below this many bytes it saves no packet. */
const smallest = 1_400;
const compressible = /^(text\/|application\/(json|xml|rss\+xml|manifest\+json|ld\+json)|image\/svg\+xml)/;

/** Up to so many bytes handing a text to another thread takes longer than to compress it: both some 0.3 ms. */
const largestAtOnce = 64 * 1024;

/** Brotli's quality, of 11 (docs/performance.md has what others cost and save), and gzip's level, of 9. */
const quick = { br: 2, gzip: 4 };
const thorough = { br: 10, gzip: 9 };

/** What is larger would take a core for seconds: 50 kB take 20 ms. */
const largestThorough = 512 * 1024;

/** The encoders of a text. */
export function encodersOf(text: Uint8Array): Encoders {
  if (text.length < smallest) return {};
  // Told its size, the encoder takes a third less time.
  const brotli = (quality: number) => ({
    params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: text.length },
  });
  const inThread = {
    br: (quality: number) => promisify(brotliCompress)(text, brotli(quality)),
    gzip: (level: number) => promisify(gzip)(text, { level }),
  };
  const atOnce = {
    br: async (quality: number) => brotliCompressSync(text, brotli(quality)),
    gzip: async (level: number) => gzipSync(text, { level }),
  };
  const encoder = (encoding: Encoding): Encoder => ({
    quick: () => (text.length <= largestAtOnce ? atOnce : inThread)[encoding](quick[encoding]),
    ...(text.length <= largestThorough && { thorough: () => inThread[encoding](thorough[encoding]) }),
  });
  return { br: encoder('br'), gzip: encoder('gzip') };
}

/** The best of the encodings that `Accept-Encoding` names (RFC 9110, 12.5.3); undefined where it names none of them. */
export function acceptedEncoding(header: string | null | undefined): Encoding | undefined {
  const text = header ?? '';
  if (!known.has(text)) {
    if (known.size >= mostKnown) known.clear();
    known.set(text, readEncodings(text));
  }
  return known.get(text);
}

/** Browsers send one of a few texts, with every request. */
const known = new Map<string, Encoding | undefined>();
const mostKnown = 100;

function readEncodings(header: string): Encoding | undefined {
  const accepted = new Map(
    header
      .toLowerCase()
      .split(',')
      .map(part => {
        const [name = '', ...parameters] = part.split(';').map(text => text.trim());
        const quality = parameters.find(parameter => parameter.startsWith('q='));
        return [name, quality ? Number(quality.slice(2)) : 1] as const;
      }),
  );
  return (['br', 'gzip'] as const).find(name => (accepted.get(name) ?? accepted.get('*') ?? 0) > 0);
}

/** The answer with its text compressed, where that is worth it and the client takes it. */
export async function compressed(answer: Response, request: Request): Promise<Response> {
  const isText = compressible.test(answer.headers.get('content-type') ?? '');
  if (!isText || !answer.body || answer.headers.has('content-encoding')) return answer;
  const headers = new Headers(answer.headers);
  headers.append('Vary', 'Accept-Encoding');
  const { status } = answer;
  if (answer instanceof StreamedResponse) return compressedPiecewise(answer, headers, request);
  const bytes = new Uint8Array(await answer.arrayBuffer());
  const encoding = acceptedEncoding(request.headers.get('accept-encoding'));
  const encoder = encoding && encodersOf(bytes)[encoding];
  if (!encoder) return new Response(bytes, { status, headers });
  headers.set('Content-Encoding', encoding);
  headers.delete('Content-Length');
  return new Response(new Uint8Array(await encoder.quick()), { status, headers });
}

/** The same of an answer that is never whole. */
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
      ? createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: quick.br } })
      : createGzip({ level: quick.gzip });
  return new Response(body.pipeThrough(Duplex.toWeb(encoder) as TransformStream), { status, headers });
}
