import { hash } from 'node:crypto';
import { type Encoders, encodersOf, isText } from '../http/compression.ts';
import { acceptedEncoding, type Encoding } from '../http/negotiation.ts';
import type { CacheRequest } from './cache-request.ts';

/** A whole body in memory, with its header fields. */
export type BufferedBody = { headers: Headers; body: Buffer; encoders: Encoders };

/** The header fields are name, value, name, value. */
export type WireResponse = { status: 200 | 304; headers: string[]; body: Buffer | null };

export function toResponse({ status, headers, body }: WireResponse): Response {
  const pairs = headers.flatMap((name, index) =>
    index % 2 === 0 ? [[name, headers[index + 1] ?? ''] as [string, string]] : [],
  );
  return new Response(body && new Uint8Array(body), { status, headers: pairs });
}

/** A successful response in memory, which is sent many times and compressed once. */
export class CachedResponse {
  readonly #etag: string;
  readonly #plain: Buffer;
  readonly #encoders: Encoders;
  readonly #onResized: () => void;
  readonly #fields: string[];
  readonly #unmodified: WireResponse;
  readonly #ready = new Map<Encoding | undefined, WireResponse>();
  readonly #underWay = new Map<Encoding | undefined, Promise<WireResponse>>();

  /** `onResized` is called when its size in memory changes. */
  constructor({ headers, body, encoders }: BufferedBody, onResized = () => {}) {
    // Weak, because each encoding has its own bytes.
    this.#etag = `W/"${hash('sha1', body, 'base64url')}"`;
    this.#plain = body;
    this.#encoders = encoders;
    this.#onResized = onResized;
    const all = new Headers(headers);
    all.append('Vary', 'Accept-Encoding');
    all.set('ETag', this.#etag);
    all.delete('Content-Length');
    this.#fields = [...all].flat();
    all.delete('Content-Type');
    this.#unmodified = { status: 304, headers: [...all].flat(), body: null };
  }

  static async of(response: Response, onResized: () => void): Promise<CachedResponse> {
    const body = Buffer.from(await response.arrayBuffer());
    const encoders = isText(response) ? encodersOf(body) : {};
    return new CachedResponse({ headers: response.headers, body, encoders }, onResized);
  }

  /** The approximate size in memory, in bytes. */
  get size(): number {
    const compressed = this.#ready
      .values()
      .map(({ body }) => (body === this.#plain ? 0 : (body?.length ?? 0)));
    return compressed.reduce((sum, length) => sum + length, this.#plain.length + 4_000);
  }

  /** The response to a request; undefined if it is not compressed yet. */
  sentTo({ header }: Pick<CacheRequest, 'header'>): WireResponse | undefined {
    if (this.#isKnown(header('if-none-match'))) return this.#unmodified;
    return this.#ready.get(this.#encodingFor(header));
  }

  /** The same, after compressing it once for all simultaneous requests. */
  async send(asked: Pick<CacheRequest, 'header'>): Promise<WireResponse> {
    const ready = this.sentTo(asked);
    if (ready) return ready;
    const encoding = this.#encodingFor(asked.header);
    const underWay =
      this.#underWay.get(encoding) ?? this.#encode(encoding).finally(() => this.#underWay.delete(encoding));
    this.#underWay.set(encoding, underWay);
    return underWay;
  }

  async #encode(encoding: Encoding | undefined): Promise<WireResponse> {
    const body = (encoding && (await this.#encoders[encoding]?.())) ?? this.#plain;
    const own = body === this.#plain ? [] : ['content-encoding', String(encoding)];
    const headers = [...this.#fields, 'content-length', String(body.length), ...own];
    const sent: WireResponse = { status: 200, headers, body };
    this.#ready.set(encoding, sent);
    this.#onResized();
    return sent;
  }

  #encodingFor(header: CacheRequest['header']): Encoding | undefined {
    const accepted = acceptedEncoding(header('accept-encoding'));
    return accepted && this.#encoders[accepted] ? accepted : undefined;
  }

  /** Whether `If-None-Match` has the ETag (RFC 9110, 13.1.2). */
  #isKnown(ifNoneMatch: string | undefined): boolean {
    if (!ifNoneMatch) return false;
    const tags = ifNoneMatch.split(',').map(tag => tag.trim());
    return tags.some(tag => tag === '*' || tag === this.#etag || `W/${tag}` === this.#etag);
  }
}
