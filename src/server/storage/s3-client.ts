import { setTimeout as sleep } from 'node:timers/promises';
import { AwsV4Signer } from 'aws4fetch';
import { Parser } from 'htmlparser2';
import { UnavailableError } from '../unavailable.ts';
import { sendFile } from './send-file.ts';

export type BucketSettings = {
  /** Endpoint and bucket, without a trailing slash: `https://s3.example.org/bucket`. */
  bucketUrl: string;
  key: string;
  secret: string;
  /** By default what the endpoint's name says, or us-east-1. */
  region: string | undefined;
};

export type Content = { body: Uint8Array<ArrayBuffer> | { path: string }; sha256: string };

type Call = {
  method: 'GET' | 'HEAD' | 'PUT' | 'DELETE';
  /** Of the object; empty for the bucket itself. */
  key: string;
  query?: Record<string, string>;
  content?: Content;
};

type Patience = {
  /** Until a response begins, in milliseconds. */
  answer: number;
  /** For an upload, all of it. */
  upload: number;
  /** Before the first repetition; doubled before each further one. */
  repeat: number;
};

const usualPatience: Patience = { answer: 10_000, upload: 120_000, repeat: 200 };
const tries = 3;
/** Of a refusal's text, in characters. */
const longestWords = 300;
const sumOfNothing = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855';

/** Signed calls to one bucket of an S3-compatible store. */
export class S3Client {
  readonly #settings: BucketSettings;
  readonly #patience: Patience;
  /** Derived signing keys, which change daily. */
  readonly #signingKeys = new Map<string, ArrayBuffer>();

  constructor(settings: BucketSettings, patience: Partial<Patience> = {}) {
    this.#settings = settings;
    this.#patience = { ...usualPatience, ...patience };
  }

  /**
   * The response to a call; undefined if there is no such object. Whoever asked reads or cancels its body. Failures of the
   * network and of the store are tried again. Throws an `UnavailableError` with the store's words.
   */
  async call(call: Call): Promise<Response | undefined> {
    for (let attempt = 1; ; attempt += 1) {
      const { response, failure } = await this.#attempt(call);
      if (response?.ok) return response;
      const words = response ? await wordsOf(response) : undefined;
      if (response?.status === 404 && words?.code !== 'NoSuchBucket') return undefined;
      const mayHelp = response ? isPassing(response.status) : failure?.name !== 'TimeoutError';
      if (!mayHelp || attempt === tries) throw this.#describe(call, response, words?.text, failure);
      await sleep(this.#patience.repeat * 2 ** (attempt - 1) * (0.5 + Math.random()));
    }
  }

  async #attempt(call: Call): Promise<{ response?: Response; failure?: Error }> {
    const { url, headers } = await this.#sign(call);
    const { method, content } = call;
    const timer = new AbortController();
    const ms = content ? this.#patience.upload : this.#patience.answer;
    const timeout = setTimeout(() => timer.abort(new DOMException('no answer in time', 'TimeoutError')), ms);
    try {
      // A redirect would lead to where the signature does not hold.
      const options = { method, headers, redirect: 'manual', signal: timer.signal } as const;
      const { body = null } = content ?? {};
      const isFile = body !== null && 'path' in body;
      const sent = isFile ? sendFile(body.path, url, options) : fetch(url, { ...options, body });
      return { response: await sent };
    } catch (error) {
      const failure = timer.signal.aborted ? timer.signal.reason : error;
      return { failure: failure instanceof Error ? failure : new Error(String(failure)) };
    } finally {
      clearTimeout(timeout);
    }
  }

  async #sign({ method, key, query, content }: Call) {
    const { bucketUrl, key: accessKeyId, secret: secretAccessKey, region } = this.#settings;
    const url = new URL(key ? `${bucketUrl}/${encodeKey(key)}` : bucketUrl);
    for (const [name, value] of Object.entries(query ?? {})) url.searchParams.set(name, value);
    const signer = new AwsV4Signer({
      method,
      url: url.href,
      headers: { 'X-Amz-Content-Sha256': content?.sha256 ?? sumOfNothing },
      accessKeyId,
      secretAccessKey,
      service: 's3',
      ...(region && { region }),
      cache: this.#signingKeys,
    });
    const signed = await signer.sign();
    // Proxies change this header, so it is not signed.
    signed.headers.set('Accept-Encoding', 'identity');
    return signed;
  }

  #describe(call: Call, response?: Response, words?: string, failure?: Error): UnavailableError {
    const place = `${call.method} ${this.#settings.bucketUrl}/${call.key}`;
    if (response)
      return new UnavailableError(`The store of files refused ${place}: ${response.status} ${words}`);
    return new UnavailableError(`The store of files cannot be reached (${place}): ${reasonOf(failure)}`, {
      cause: failure,
    });
  }
}

/** What a store says of itself, or of the load that it has, rather than of the call. */
function isPassing(status: number): boolean {
  return status >= 500 || status === 429;
}

function encodeKey(key: string): string {
  return key.split('/').map(encodeURIComponent).join('/');
}

/** Reads a refusal. `HEAD` has no words. */
async function wordsOf(response: Response): Promise<{ code: string | undefined; text: string }> {
  const text = await response.text().catch(() => '');
  const { Code: [code] = [], Message: [message] = [] } = textsOf(text);
  const words = code ? `${code}: ${message ?? ''}` : text.trim() || response.statusText;
  return { code, text: words.slice(0, longestWords) };
}

/** A network failure's own reason is the cause of what `fetch` throws. */
function reasonOf(failure: Error | undefined): string {
  const cause = failure?.cause;
  return cause instanceof Error && cause.message ? cause.message : (failure?.message ?? 'unknown');
}

/** The texts of the elements of an XML document, by their names. */
export function textsOf(xml: string): Partial<Record<string, string[]>> {
  const texts: Partial<Record<string, string[]>> = {};
  let text = '';
  const parser = new Parser(
    {
      onopentag: () => {
        text = '';
      },
      ontext: piece => {
        text += piece;
      },
      onclosetag: name => {
        texts[name] = [...(texts[name] ?? []), text];
        text = '';
      },
    },
    { xmlMode: true },
  );
  parser.end(xml);
  return texts;
}
