import { randomUUID } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import type { HttpBindings } from '@hono/node-server';
import { type Context, Hono } from 'hono';
import { findLiveSession } from '#features/accounts/server/sessions.ts';
import { mediaPath } from '#features/media/contract.ts';
import { serveMedia } from '#features/media/server/routes.ts';
import { AppError } from '#shared/api/errors.ts';
import { descriptionPaths, serveDescription } from './api-description/routes.ts';
import { handlers, previewLinks, tokenPaths } from './features.ts';
import { serveFeed } from './feeds/routes.ts';
import { clientAddress } from './http/client-address.ts';
import { compressed } from './http/compression.ts';
import { Dispatcher, languageOf, readQuery } from './http/dispatch.ts';
import type { Env } from './http/env.ts';
import { errorResponse, refusalOf } from './http/errors.ts';
import { proxySign } from './http/proxy-sign.ts';
import { addSecurityHeaders, filePolicy } from './http/security-headers.ts';
import {
  apiPath,
  type CacheRequest,
  isBelowApi,
  isPersonal,
  isRead,
  toCacheRequest,
} from './http-cache/cache-request.ts';
import {
  type BufferedBody,
  CachedResponse,
  toResponse,
  type WireResponse,
} from './http-cache/cached-response.ts';
import { createKeys } from './http-cache/keys.ts';
import { ResponseCache } from './http-cache/response-cache.ts';
import { ResponseQueues } from './http-cache/response-queues.ts';
import { createLoggedPath } from './logging/logged-path.ts';
import { busyPage } from './pages/document.ts';
import { KeptReads } from './pages/kept-reads.ts';
import type { Pages } from './pages/pages.ts';
import { addPageRoutes } from './pages/routes.ts';
import type { Services } from './services.ts';
import type { Settings } from './settings.ts';
import type { RenderOptions } from './ssr.tsx';

const loggedPath = createLoggedPath(tokenPaths);

export type AppOptions = {
  services: Services;
  settings: Pick<Settings, 'publicUrl' | 'trustedProxies'>;
  /** Absent if only the API is tested. */
  pages?: Pages;
  /** Called once if a header shows that there is a proxy although none is trusted. */
  onForgottenProxy?: (header: string) => void;
};

export function createApp({ services, settings, pages, onForgottenProxy }: AppOptions) {
  const { log } = services;
  const isHttps = settings.publicUrl.startsWith('https:');
  const dispatcher = new Dispatcher(handlers, services);
  const keptReads = new KeptReads(dispatcher, services);
  const cache = new ResponseCache(services.tableTracker);
  const keyOf = createKeys(services, dispatcher, pages);
  const queues = new ResponseQueues(
    cacheRequest =>
      isBelowApi(cacheRequest.pathname) &&
      dispatcher.isLong(cacheRequest.pathname.slice(apiPath.length), cacheRequest),
  );
  const assets = assetsOf(pages, isHttps);
  const app = new Hono<Env>();

  const isNeverKept = (cacheRequest: CacheRequest) =>
    isPersonal(cacheRequest) ||
    (isBelowApi(cacheRequest.pathname) &&
      dispatcher.isNeverKept(cacheRequest.pathname.slice(apiPath.length), cacheRequest));
  const assetFor = ({ method, pathname }: CacheRequest) =>
    isRead(method) ? assets.get(pathname) : undefined;
  /** A session may read more than the public, so its responses are not cached. */
  const hasSession = async ({ header }: Pick<CacheRequest, 'header'>) =>
    (await findLiveSession(services.db, header('authorization'), services.clock())) !== undefined;
  const isShownByLink = async (file: string) => {
    for (const { hasFile } of previewLinks) if (await hasFile(services, file)) return true;
    return false;
  };
  const logRequest = (id: string, method: string, path: string, status: number, started: number) =>
    log.info('request', {
      id,
      method,
      path: loggedPath(path),
      status,
      ms: Math.round(performance.now() - started),
    });

  const addressOf = ({ req, env }: Context<Env>) =>
    clientAddress(req.raw.headers, env, settings.trustedProxies);
  let isProxyForgotten = false;
  const lookForProxy = (headers: Headers, bindings: HttpBindings | undefined) => {
    if (settings.trustedProxies > 0 || isProxyForgotten) return;
    const sign = proxySign(headers, bindings?.incoming?.socket.remoteAddress);
    isProxyForgotten = sign !== undefined;
    if (sign !== undefined) onForgottenProxy?.(sign);
  };

  app.use(async (c, next) => {
    const started = performance.now();
    const id = randomUUID();
    c.set('requestId', id);
    c.set('policy', 'data');
    const makeResponse = async () => {
      await next();
      addSecurityHeaders(c.res.headers, c.get('policy'), isHttps);
      return c.res;
    };
    lookForProxy(c.req.raw.headers, c.env);
    const cacheRequest = toCacheRequest(c.req.raw);
    const send = async () => {
      // What is made now may be kept until the next moment. A database that fails is told by the response itself.
      if (isRead(cacheRequest.method)) await services.schedule.refresh().catch(() => undefined);
      else services.tableTracker.poll();
      const key = keyOf(cacheRequest);
      const made =
        assetFor(cacheRequest) ??
        (key && !(isPersonal(cacheRequest) && (await hasSession(cacheRequest)))
          ? await cache.respond(key, makeResponse)
          : await makeResponse());
      if (made instanceof CachedResponse) return toResponse(await made.send(cacheRequest));
      return compressed(made, c.req.raw);
    };
    const requester = {
      address: addressOf(c),
      outgoing: c.env?.outgoing as ServerResponse | undefined,
    };
    const response = await queues
      .inTurn(cacheRequest, requester, send)
      .catch(error => refuse(error, cacheRequest, id));
    // Otherwise the framework merges the headers of both responses.
    c.res = undefined;
    c.res = response;
    c.res.headers.set('X-Request-Id', id);
    if (isNeverKept(cacheRequest)) c.res.headers.set('Cache-Control', 'no-store');
    logRequest(id, c.req.method, c.req.path, c.res.status, started);
  });

  /** The response if too many requests wait already. */
  const refuse = (error: unknown, { pathname, header, query }: CacheRequest, id: string) => {
    if (!(error instanceof AppError)) throw error;
    const isApi = isBelowApi(pathname);
    const refusal = errorResponse(error, languageOf(header('accept-language'), readQuery(query())), id, log);
    const { status, headers } = refusal;
    headers.set('Cache-Control', 'no-store');
    addSecurityHeaders(headers, isApi ? 'data' : 'page', isHttps);
    if (isApi) return refusal;
    headers.set('Content-Type', 'text/html; charset=utf-8');
    return new Response(busyPage(services.site.lastKnown.bs), { status, headers });
  };

  const serveApi = (request: Request, address: string, requestId: string) => {
    const url = new URL(request.url);
    return dispatcher
      .respond(request, url.pathname.slice('/api'.length), address)
      .catch(error =>
        errorResponse(
          error,
          languageOf(request.headers.get('accept-language'), readQuery(url.searchParams)),
          requestId,
          log,
        ),
      )
      .then(response => {
        response.headers.set('Cache-Control', 'no-cache');
        response.headers.set('Vary', 'Accept-Language, Authorization');
        return response;
      });
  };
  const readApi =
    (requestId: string, from: Pick<Dispatcher, 'read'> = keptReads): RenderOptions['api'] =>
    async ({ pathname, searchParams }, { headers }) => {
      const language = headers['Accept-Language'];
      const { status, body } = await from
        .read(pathname.slice('/api'.length), searchParams, language)
        .then(body => ({ status: 200, body }))
        .catch(error => refusalOf(error, languageOf(language, {}), requestId, log));
      return { ok: status === 200, status, json: async () => body };
    };
  app.on('ALL', descriptionPaths, c => {
    c.set('policy', 'description');
    return serveDescription(c.req.path, c.req.method);
  });
  app.on('ALL', ['/api', '/api/*'], c => serveApi(c.req.raw, addressOf(c), c.get('requestId')));

  app.get(`${mediaPath}:name`, async c => {
    const name = c.req.param('name');
    const response = await serveMedia(services.media, name, {
      method: c.req.method,
      address: addressOf(c),
      // A preview asks without a session, as the page itself does.
      mayRead: async () => (await hasSession(toCacheRequest(c.req.raw))) || isShownByLink(name),
    });
    c.set('policy', filePolicy(response.headers));
    return response;
  });

  app.get('*', async (c, next) => {
    const feed = await serveFeed(services, settings.publicUrl, c.req.path);
    return feed ?? next();
  });

  if (pages) addPageRoutes(app, { pages, services, addressOf, serveApi, readApi });

  app.notFound(c => {
    if (isRead(c.req.method)) return c.text('Not found\n', 404);
    return c.text('Method not allowed\n', 405, { Allow: 'GET, HEAD' });
  });
  app.onError((error, c) =>
    errorResponse(error, languageOf(c.req.header('accept-language'), {}), c.get('requestId'), log),
  );
  return {
    fetch: app.fetch,
    request: app.request,
    /** The cached response, ready to be sent; undefined if `fetch` has to make it. */
    lookup(cacheRequest: CacheRequest): WireResponse | undefined {
      const started = performance.now();
      const response =
        assetFor(cacheRequest) ?? (isPersonal(cacheRequest) ? undefined : cache.lookup(keyOf(cacheRequest)));
      const sent = response?.sentTo(cacheRequest);
      if (!sent) return undefined;
      const id = randomUUID();
      logRequest(id, cacheRequest.method, cacheRequest.pathname, sent.status, started);
      return { ...sent, headers: [...sent.headers, 'x-request-id', id] };
    },
  };
}

/** The built files as responses that stay in memory. */
function assetsOf(pages: Pages | undefined, isHttps: boolean): Map<string, CachedResponse> {
  const responses = (pages?.assets ?? new Map<string, BufferedBody>()).entries().map(([path, asset]) => {
    const headers = new Headers(asset.headers);
    addSecurityHeaders(headers, filePolicy(headers), isHttps);
    return [path, new CachedResponse({ ...asset, headers })] as const;
  });
  return new Map(responses);
}
