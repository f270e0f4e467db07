import type { IncomingMessage } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ReceivedFile, Uploads } from '#features/media/server/uploads.ts';
import { guardedGet, OldSiteFailure } from './guarded-request.ts';
import { type OldItem, readItem } from './old-item.ts';

export type OldSiteOptions = {
  /** Where its calls are, such as `https://old.example/api`. */
  address: URL;
  token: string | undefined;
  /** Whose host, with its port, may be a private one: by default that of `address`; null where nobody has named one. */
  named?: URL | null;
  signal: AbortSignal;
  /** Waits so many milliseconds. */
  pause?: (ms: number) => Promise<unknown>;
};

/** In bytes. */
const longestAnswer = 64 * 1024 * 1024;
/** In milliseconds. */
const longestDownload = 300_000;
/** How long is waited before it is tried again. */
const pauses = [500, 2_000, 5_000, 15_000];
/** More pages, or images of an album, are no site's. */
const mostPages = 2_000;

type Query = Readonly<Record<string, string | number>>;

/** A site that speaks the calls of the first one. Methods throw an `OldSiteFailure`. */
export class OldSite {
  readonly address: URL;
  readonly #token: string | undefined;
  readonly #named: URL | undefined;
  readonly #signal: AbortSignal;
  readonly #pause: (ms: number) => Promise<unknown>;
  /** The lists that were asked for, and whether they are there. */
  readonly #lists = new Map<string, boolean>();
  #hasAnswered = false;
  #isAway = false;

  constructor({ address, token, named = address, signal, pause }: OldSiteOptions) {
    this.address = address;
    this.#named = named ?? undefined;
    this.#token = token;
    this.#signal = signal;
    this.#pause = pause ?? (ms => sleep(ms, undefined, { signal }));
  }

  /** The lists that the site does not have. */
  get missing(): string[] {
    return [...this.#lists].filter(([, isThere]) => !isThere).map(([path]) => path);
  }

  /** Whether it has any list. */
  get isThere(): boolean {
    return [...this.#lists.values()].includes(true);
  }

  /** Whether it never answered, however often the first call was tried: then none of the others is worth the wait. */
  get isAway(): boolean {
    return this.#isAway;
  }

  /** The items of a list, which may come as a whole or in pages; none of one that is not there. */
  async *list(path: string, query: Query = {}, { isPersonal = false } = {}): AsyncGenerator<OldItem> {
    for (let page = 1; page <= mostPages; page += 1) {
      const asked = page === 1 ? query : { ...query, page };
      const answer = await this.#json(path, asked, isPersonal).catch(undefinedIfMissing);
      this.#lists.set(path, answer !== undefined || (this.#lists.get(path) ?? false));
      if (answer === undefined) return;
      const { items, totalPages } = readList(answer, path);
      for (const item of items) {
        const read = readItem(item);
        if (read) yield read;
      }
      if (page >= totalPages) return;
    }
  }

  /** One item; undefined if there is none. */
  async find(path: string, query: Query): Promise<OldItem | undefined> {
    const answer = await this.#json(path, query, false).catch(undefinedIfMissing);
    if (answer === undefined) return undefined;
    const { items } =
      Array.isArray(answer) || hasItems(answer) ? readList(answer, path) : { items: [answer] };
    return readItem(items[0]);
  }

  /** Downloads a file; an address without a host is one of the old site. */
  async download(address: string, longest: number, uploads: Uploads): Promise<ReceivedFile> {
    let failure: unknown;
    for (const url of this.#addressesOf(address)) {
      try {
        return await this.#tryAgain(async () => {
          const answer = await this.#get(url, { accept: '*/*' });
          return uploads.receive(bounded(answer, longest, url));
        });
      } catch (error) {
        if (!(error instanceof OldSiteFailure)) throw error;
        failure = error;
      }
    }
    throw failure ?? new OldSiteFailure({ reason: 'noAddress', values: { address } });
  }

  /** Below the site's origin, else beside the calls. */
  #addressesOf(address: string): URL[] {
    const text = address.trim().replaceAll('\\', '/');
    const base = new URL(this.address.pathname.replace(/\/[^/]*\/?$/, '/'), this.address);
    const beside = new URL(`${this.address.pathname.replace(/\/$/, '')}/`, this.address);
    const found = [URL.parse(text, base), URL.parse(text, this.address.origin), URL.parse(text, beside)];
    const all = found.filter(url => url !== null);
    return [...new Map(all.map(url => [url.href, url])).values()];
  }

  #json(path: string, query: Query, isPersonal: boolean): Promise<unknown> {
    const url = new URL(`${this.address.href.replace(/\/$/, '')}/${path}`);
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, String(value));
    return this.#tryAgain(async () => {
      const headers = {
        accept: 'application/json',
        'x-requested-with': 'XMLHttpRequest',
        ...(isPersonal && this.#token && { authorization: `Bearer ${this.#token}` }),
      };
      const answer = await this.#get(url, headers);
      const chunks = await Array.fromAsync(bounded(answer, longestAnswer, url));
      return parse(Buffer.concat(chunks).toString(), url);
    });
  }

  async #get(url: URL, headers: Record<string, string>): Promise<IncomingMessage> {
    const signal = AbortSignal.any([this.#signal, AbortSignal.timeout(longestDownload)]);
    const answer = await guardedGet(url, { named: this.#named, headers, signal });
    this.#hasAnswered = true;
    const { statusCode: status = 0, headers: answered } = answer;
    if (status !== 200) {
      answer.destroy();
      const isPassing = status >= 500 || status === 429 || status === 408;
      const said = { reason: 'status', values: { address: url.href, status } } as const;
      throw new OldSiteFailure(said, { isPassing, status });
    }
    if ((answered['content-encoding'] ?? 'identity') !== 'identity') {
      answer.destroy();
      throw new OldSiteFailure({ reason: 'packed', values: { address: url.href } });
    }
    return answer;
  }

  async #tryAgain<T>(attempt: () => Promise<T>): Promise<T> {
    for (const pause of [...pauses, undefined]) {
      this.#signal.throwIfAborted();
      try {
        return await attempt();
      } catch (error) {
        this.#signal.throwIfAborted();
        const failure = asFailure(error);
        if (!failure?.isPassing || pause === undefined) {
          this.#isAway = !this.#hasAnswered && isUnanswered(failure);
          throw failure ?? error;
        }
        await this.#pause(pause);
      }
    }
    throw new Error('unreachable');
  }
}

function undefinedIfMissing(error: unknown): undefined {
  if (!(error instanceof OldSiteFailure && error.status === 404)) throw error;
}

const isUnanswered = (failure: OldSiteFailure | undefined) =>
  failure !== undefined && ['noAnswer', 'silent', 'unknownHost'].includes(failure.said.reason);

/** A connection that breaks in the middle of an answer is a passing failure too. */
function asFailure(error: unknown): OldSiteFailure | undefined {
  if (error instanceof OldSiteFailure) return error;
  if (!(error instanceof Error)) return undefined;
  const { code = '' } = error as NodeJS.ErrnoException;
  if (
    error.name === 'TimeoutError' ||
    error.name === 'AbortError' ||
    /^(ECONN|ETIMEDOUT|EPIPE|ERR_STREAM)/.test(code)
  )
    return new OldSiteFailure({ reason: 'brokenOff', values: { error: error.message } }, { isPassing: true });
  return undefined;
}

async function* bounded(answer: IncomingMessage, longest: number, url: URL): AsyncGenerator<Uint8Array> {
  let size = 0;
  for await (const chunk of answer as AsyncIterable<Uint8Array>) {
    size += chunk.length;
    if (size > longest) {
      answer.destroy();
      const megabytes = Math.round(longest / 1024 / 1024);
      throw new OldSiteFailure({ reason: 'larger', values: { address: url.href, megabytes } });
    }
    yield chunk;
  }
}

function parse(text: string, url: URL): unknown {
  let answer: unknown;
  try {
    answer = JSON.parse(text.replace(/^\ufeff/, ''));
  } catch {
    throw new OldSiteFailure({ reason: 'noJson', values: { address: url.href } });
  }
  const { error } = (typeof answer === 'object' && answer !== null ? answer : {}) as { error?: unknown };
  if (typeof error === 'string' && error)
    throw new OldSiteFailure({
      reason: 'itsError',
      values: { address: url.href, error: error.slice(0, 200) },
    });
  return answer;
}

function hasItems(answer: unknown): boolean {
  return (
    typeof answer === 'object' && answer !== null && Array.isArray((answer as { items?: unknown }).items)
  );
}

function readList(answer: unknown, path: string): { items: readonly unknown[]; totalPages: number } {
  if (Array.isArray(answer)) return { items: answer, totalPages: 1 };
  const { items, data, totalPages } = (answer ?? {}) as Record<string, unknown>;
  const list = [items, data].find(Array.isArray);
  if (!list) throw new OldSiteFailure({ reason: 'noList', values: { address: path } });
  return { items: list, totalPages: Number(totalPages) || 1 };
}
