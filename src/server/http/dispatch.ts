import * as z from 'zod/mini';
import type { Session } from '#features/accounts/server/sessions.ts';
import { needsSession } from '#shared/api/access.ts';
import type { Endpoint } from '#shared/api/endpoint.ts';
import { AppError } from '#shared/api/errors.ts';
import { fieldProblems } from '#shared/api/field-problems.ts';
import { parseId } from '#shared/api/ids.ts';
import { defaultLanguage, isLanguage, type Language } from '#shared/language.ts';
import { withTrail } from '../audit/audit-trail.ts';
import type { CacheRequest } from '../http-cache/cache-request.ts';
import { streamJson } from '../http-cache/streamed-response.ts';
import { type KeepResponse, keyOfRequest } from '../idempotency/idempotency-keys.ts';
import { hashOfRequest } from '../idempotency/request-hash.ts';
import type { Services } from '../services.ts';
import { authorize } from './authorize.ts';
import { readBody, type UploadedFile } from './body.ts';
import { BodyBudget } from './body-budget.ts';
import { fileResponse } from './file-response.ts';
import type { Call, FileContent, Handler, Pieces } from './handler.ts';
import { acceptedLanguage, namedLanguage } from './negotiation.ts';
import { type Query, Routes } from './routes.ts';

/** A call of any endpoint, parsed by the endpoint's schemas. */
type ParsedCall = Record<keyof Call<Endpoint>, unknown> & {
  session: Session | undefined;
  address: string;
  files: Readonly<Record<string, UploadedFile>>;
};

/** Routes requests for `/api/…` to handlers. */
export class Dispatcher {
  readonly #routes: Routes;
  readonly #parameters: Map<Endpoint, string[]>;
  readonly #services: Services;
  readonly #strangersBodies = new BodyBudget();

  constructor(handlers: readonly Handler[], services: Services) {
    this.#routes = new Routes(handlers);
    this.#parameters = new Map(handlers.map(({ endpoint }) => [endpoint, parametersOf(endpoint)]));
    this.#services = services;
  }

  /** The cache key of a public read without content and day; undefined for other calls. */
  keyOf(
    path: string,
    { query: parameters, header }: Pick<CacheRequest, 'query' | 'header'>,
  ): string | undefined {
    const query = readQuery(parameters());
    const endpoint = this.#routes.findRead(path, query)?.endpoint;
    if (!endpoint || needsSession(endpoint.access) || endpoint.noCache) return undefined;
    const language = languageOf(header('accept-language'), query);
    const known = this.#parameters.get(endpoint) ?? [];
    const request = known.filter(name => name in query);
    // The parsed language, because any text is accepted for it.
    const values = request.map(name => (name === 'lang' ? language : encodeURIComponent(query[name] ?? '')));
    return `${path} ${language} ${request.join()} ${values.join()}`;
  }

  /** Whether nobody may keep the response to a read, not even of a refusal. */
  isNeverKept(path: string, { query }: CacheRequest): boolean {
    return this.#routes.findRead(path, readQuery(query()))?.endpoint.noCache === true;
  }

  /** Whether the length of a read's response is unlimited. */
  isLong(path: string, { query }: CacheRequest): boolean {
    return this.#routes.findRead(path, readQuery(query()))?.isLong === true;
  }

  async respond(request: Request, path: string, address: string): Promise<Response> {
    const parameters = new URL(request.url).searchParams;
    const query = readQuery(parameters);
    const handler = this.#routes.find(request.method, path, query);
    const { endpoint } = handler;
    // Access is checked before any of the body is read.
    const session = await authorize(endpoint, request, this.#services);
    refuseSlips(endpoint, parameters);
    const key = endpoint.status === 201 ? keyOfRequest(request.headers) : undefined;
    const share = session ? undefined : this.#strangersBodies.share(address);
    const uploads = this.#services.media.uploads();
    try {
      const call = {
        ...parseQuery(endpoint, query),
        ...(await readInput(endpoint, request, { uploads, share })),
        session,
        language: languageOf(request.headers.get('accept-language'), query),
        readerLanguage: namedLanguage(request.headers.get('accept-language')),
        address,
        userAgent: request.headers.get('user-agent') ?? '',
      };
      if (handler.isLong) return await streamJson(this.#runLong(handler, call));
      if (endpoint.contentType) {
        const file = await this.#perform(handler, call);
        return fileResponse(endpoint.contentType, file as FileContent);
      }
      const body = await (key === undefined ? this.#run(handler, call) : this.#runOnce(handler, call, key));
      return Response.json(body, { status: endpoint.status ?? 200 });
    } finally {
      share?.release();
      await uploads.remove();
    }
  }

  /** Makes a public read for a page that is rendered in this process, without request and session. */
  async read(path: string, parameters: URLSearchParams, acceptLanguage: string | undefined): Promise<object> {
    const query = readQuery(parameters);
    const handler = this.#routes.find('GET', path, query);
    if (needsSession(handler.endpoint.access)) throw new AppError('unauthorized');
    const call = {
      ...parseQuery(handler.endpoint, query),
      body: {},
      files: {},
      session: undefined,
      language: languageOf(acceptLanguage, query),
      readerLanguage: namedLanguage(acceptLanguage),
      address: '127.0.0.1',
      userAgent: '',
    };
    if (handler.isLong) return (await Array.fromAsync(this.#runLong(handler, call))).flat();
    return this.#run(handler, call) as Promise<object>;
  }

  /** Parses the response too, so that only what the contract names is sent. */
  async #run(handler: Handler, call: ParsedCall, keep?: KeepResponse): Promise<unknown> {
    return z.parse(handler.endpoint.response, await this.#perform(handler, call, keep));
  }

  /** Runs the handler; what an account does by it is kept in the audit. */
  #perform({ endpoint, run, audit }: Handler, call: ParsedCall, keep?: KeepResponse): Promise<unknown> {
    const { session } = call;
    const perform = () => run(call as Call<Endpoint>, this.#services, keep);
    if (!session || !audit) return perform();
    const { db, clock, auditTitles: titles } = this.#services;
    return withTrail(
      {
        db,
        titles,
        doer: { who: session.user, at: clock().toISOString() },
        deeds: audit(call as Call<Endpoint>),
        isRead: endpoint.method === 'GET',
      },
      perform,
    );
  }

  /** Runs a create with an idempotency key, which belongs to an account or a public address. */
  #runOnce(handler: Handler, call: ParsedCall, key: string): Promise<unknown> {
    const { path, response: schema } = handler.endpoint;
    const { session, address, query, body, files } = call;
    const caller = session ? `account ${session.user.id}` : `address ${address}`;
    const requestHash = hashOfRequest({ path, query, body, files });
    return this.#services.idempotencyKeys.respond({ caller, key, requestHash }, keep =>
      this.#run(handler, call, (tx, made) => keep(tx, z.parse(schema, made))),
    );
  }

  /** Like `#run`, for a long list. */
  async *#runLong({ endpoint, run }: Handler, call: ParsedCall): AsyncGenerator<readonly unknown[]> {
    const pieces = (await run(call as Call<Endpoint>, this.#services)) as Pieces;
    for await (const items of pieces) yield z.parse(endpoint.response, items) as unknown[];
  }
}

/** The language of the response: `lang`, where an unknown value is Bosnian, else `Accept-Language`. */
export function languageOf(acceptLanguage: string | null | undefined, { lang }: Query): Language {
  if (lang !== undefined) return isLanguage(lang) ? lang : defaultLanguage;
  return acceptedLanguage(acceptLanguage);
}

/** Empty parameters are left out. Repeated ones are joined, so that no schema accepts one of the values. */
export function readQuery(parameters: URLSearchParams): Query {
  const values = new Map<string, string>();
  for (const [name, value] of parameters) {
    const before = values.get(name);
    values.set(name, before === undefined ? value : `${before},${value}`);
  }
  values.delete('__proto__');
  return Object.fromEntries(values.entries().filter(([, value]) => value !== ''));
}

function parametersOf({ id, when = [], query }: Endpoint): string[] {
  const named = query instanceof z.core.$ZodObject ? Object.keys(query._zod.def.shape) : [];
  const conditions = when.map(condition => condition.replace(/=.*/, ''));
  return [...new Set([...(id ? [id] : []), ...conditions, ...named])].sort();
}

function refuseSlips({ without = [] }: Endpoint, parameters: URLSearchParams): void {
  const given = without.filter(name => parameters.has(name));
  if (given.length === 0) return;
  throw new AppError('validation', {
    fields: Object.fromEntries(given.map(name => [name, { key: 'required' }])),
  });
}

function parseQuery({ id, query: rule }: Endpoint, query: Query) {
  return { id: id ? getId(query[id]) : undefined, query: parse(rule ?? z.object({}), query) };
}

function getId(text: string | undefined): number {
  const id = parseId(text);
  if (id === undefined) throw new AppError('not_found');
  return id;
}

async function readInput(
  { body: rule }: Endpoint,
  request: Request,
  options: Parameters<typeof readBody>[2],
) {
  if (!rule) return { body: {}, files: {} };
  const { fields, files } = await readBody(request, rule, options);
  const missing = (rule.requiredFiles ?? []).filter(name => !files[name]);
  return { body: parse(rule.schema, fields, missing), files };
}

/** Parses input by a schema; throws `validation` with the first problem of each field, including missing ones. */
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
