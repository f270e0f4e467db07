import * as z from 'zod/mini';
import { findLiveSession } from '#features/accounts/server/sessions.ts';
import type { Endpoint } from '#shared/endpoint.ts';
import { AppError } from '#shared/errors.ts';
import { parseId } from '#shared/ids.ts';
import { defaultLanguage, isLanguage, type Language, languageOfAcceptHeader } from '#shared/language.ts';
import { fieldProblems } from '#shared/validation.ts';
import type { Asked } from '../answers/asked.ts';
import type { Services } from '../services.ts';
import { readBody } from './body.ts';
import type { Call, Handler } from './handler.ts';

type Query = Record<string, string>;

/** The calls of the API by path, answering requests to `/api/…`. */
export class Dispatcher {
  readonly #paths: Map<string, Handler[]>;
  readonly #parameters: Map<Endpoint, string[]>;
  readonly #services: Services;

  constructor(handlers: readonly Handler[], services: Services) {
    // Entries with a condition come before the one that answers the rest.
    const sorted = handlers.toSorted((a, b) => Number(!a.endpoint.when) - Number(!b.endpoint.when));
    this.#paths = Map.groupBy(sorted, ({ endpoint }) => endpoint.path);
    this.#parameters = new Map(handlers.map(({ endpoint }) => [endpoint, parametersOf(endpoint)]));
    this.#services = services;
  }

  /** What a public read's answer depends on beside content and day; undefined for every other call. */
  keyOf(path: string, { query: parameters, header }: Asked): string | undefined {
    const reads = this.#paths.get(path)?.filter(({ endpoint }) => endpoint.method === 'GET');
    if (!reads) return undefined;
    const query = readQuery(parameters());
    const endpoint = reads.find(({ endpoint }) => isMeant(endpoint, query))?.endpoint;
    if (endpoint?.access !== 'public' || endpoint.isLive) return undefined;
    const language = languageOf(header('accept-language'), query);
    const known = this.#parameters.get(endpoint) ?? [];
    const asked = known.filter(name => name in query);
    // Whatever stands in it, it names one of the languages.
    const values = asked.map(name => (name === 'lang' ? language : encodeURIComponent(query[name] ?? '')));
    return `${path} ${language} ${asked.join()} ${values.join()}`;
  }

  async answer(request: Request, path: string, address: string): Promise<Response> {
    const query = readQuery(new URL(request.url).searchParams);
    const handler = this.#find(request.method, path, query);
    const { endpoint } = handler;
    // Whether the caller may is decided before anything that they sent is read.
    const session = await this.#authorize(endpoint, request);
    const answer = await this.#run(handler, {
      ...parseQuery(endpoint, query),
      ...(await readInput(endpoint, request)),
      session,
      language: languageOf(request.headers.get('accept-language'), query),
      address,
      userAgent: request.headers.get('user-agent') ?? '',
    });
    return Response.json(answer, { status: endpoint.status ?? 200 });
  }

  /** What a public read answers, for pages that are rendered here: without a request, and without a caller. */
  async read(
    path: string,
    parameters: URLSearchParams,
    acceptLanguage: string | undefined,
  ): Promise<unknown> {
    const query = readQuery(parameters);
    const handler = this.#find('GET', path, query);
    if (handler.endpoint.access !== 'public') throw new AppError('unauthorized');
    return this.#run(handler, {
      ...parseQuery(handler.endpoint, query),
      body: {},
      files: {},
      session: undefined,
      language: languageOf(acceptLanguage, query),
      address: '127.0.0.1',
      userAgent: '',
    });
  }

  /** The answer is parsed as well as the call: only what the contract names can leave. */
  async #run({ endpoint, run }: Handler, call: Record<keyof Call<Endpoint>, unknown>): Promise<unknown> {
    return z.parse(endpoint.answer, await run(call as Call<Endpoint>, this.#services));
  }

  #find(method: string, path: string, query: Query): Handler {
    const handlers = this.#paths.get(path);
    if (!handlers) throw new AppError('not_found');
    const asked = method === 'HEAD' ? 'GET' : method;
    const offered = handlers.filter(({ endpoint }) => endpoint.method === asked);
    if (offered.length === 0) {
      const methods = new Set(
        handlers.flatMap(({ endpoint: { method } }) => (method === 'GET' ? ['GET', 'HEAD'] : method)),
      );
      throw new AppError('method_not_allowed', { headers: { Allow: [...methods].join(', ') } });
    }
    const handler = offered.find(({ endpoint }) => isMeant(endpoint, query));
    if (!handler) throw new AppError('not_found');
    return handler;
  }

  async #authorize(endpoint: Endpoint, request: Request) {
    if (endpoint.access === 'public') return undefined;
    const { db, clock } = this.#services;
    const session = await findLiveSession(db, request.headers.get('authorization') ?? undefined, clock());
    if (!session) throw new AppError('unauthorized', { headers: { 'WWW-Authenticate': 'Bearer' } });
    return session;
  }
}

/** The language in which a caller is answered: `lang`, of which anything odd is Bosnian, else the browser's. */
export function languageOf(acceptLanguage: string | null | undefined, { lang }: Query): Language {
  if (lang !== undefined) return isLanguage(lang) ? lang : defaultLanguage;
  return languageOfAcceptHeader(acceptLanguage);
}

/** Empty parameters count as not given; one that comes twice is joined, so that no rule takes it for either. */
export function readQuery(parameters: URLSearchParams): Query {
  const values = new Map<string, string>();
  for (const [name, value] of parameters) {
    const before = values.get(name);
    values.set(name, before === undefined ? value : `${before},${value}`);
  }
  values.delete('__proto__');
  return Object.fromEntries(values.entries().filter(([, value]) => value !== ''));
}

/** The names of the query parameters that a call knows. */
function parametersOf({ id, when = [], query }: Endpoint): string[] {
  const named = query instanceof z.core.$ZodObject ? Object.keys(query._zod.def.shape) : [];
  const conditions = when.map(condition => condition.replace(/=.*/, ''));
  return [...new Set([...(id ? [id] : []), ...conditions, ...named])].sort();
}

function isMeant({ when }: Endpoint, query: Query): boolean {
  return (
    !when ||
    when.some(condition => {
      const [name = '', value] = condition.split('=');
      return value === undefined ? query[name] !== undefined : query[name] === value;
    })
  );
}

/** What the query of a call's address says, by the call's own rules. */
function parseQuery({ id, query: rule }: Endpoint, query: Query) {
  return { id: id ? getId(query[id]) : undefined, query: parse(rule ?? z.object({}), query) };
}

function getId(text: string | undefined): number {
  const id = parseId(text);
  if (id === undefined) throw new AppError('not_found');
  return id;
}

async function readInput({ body: rule }: Endpoint, request: Request) {
  if (!rule) return { body: {}, files: {} };
  const { fields, files } = await readBody(request, rule);
  const missing = (rule.requiredFiles ?? []).filter(name => !files[name]);
  return { body: parse(rule.schema, fields, missing), files };
}

/** What a schema makes of the input; refuses it with the first problem of each field, `missing` ones included. */
function parse(
  schema: z.core.$ZodType,
  input: Record<string, unknown>,
  missing: readonly string[] = [],
): unknown {
  const result = z.safeParse(schema, input);
  if (result.success && missing.length === 0) return result.data;
  const required = missing.map(name => [name, { key: 'required' }] as const);
  throw new AppError('validation', {
    fields: { ...fieldProblems(result.error?.issues ?? [], input), ...Object.fromEntries(required) },
  });
}
