import { randomUUID } from 'node:crypto';
import type { HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import { mediaPath } from '#features/media/contract.ts';
import { answerMedia } from '#features/media/server/routes.ts';
import { answerDescription, descriptionPaths } from './api-description/routes.ts';
import { handlers } from './features.ts';
import { answerFeed } from './feeds/routes.ts';
import { clientAddress } from './http/client-address.ts';
import { compressed } from './http/compression.ts';
import { Dispatcher, languageOf, readQuery } from './http/dispatch.ts';
import { errorAnswer, logDefect } from './http/errors.ts';
import { addSecurityHeaders, filePolicy, type policies } from './http/security-headers.ts';
import { brokenPage } from './pages/document.ts';
import type { Services } from './services.ts';
import type { Settings } from './settings.ts';

/** Answers what is neither the API nor a stored file: pages and their assets. */
export type PageHandler = (
  request: Request,
) => Promise<{ response: Response; policy: keyof typeof policies }>;

export type AppOptions = {
  services: Services;
  settings: Pick<Settings, 'publicUrl' | 'trustedProxies'>;
  /** Made from the API, which pages call in process; absent where only the API is tested. */
  pages?: (api: (request: Request) => Promise<Response>) => PageHandler;
};

type Variables = { requestId: string; policy: keyof typeof policies };

/** The whole site behind one `fetch`. */
export function createApp({ services, settings, pages }: AppOptions) {
  const { log } = services;
  const isHttps = settings.publicUrl.startsWith('https:');
  const dispatcher = new Dispatcher(handlers, services);
  const app = new Hono<{ Bindings: HttpBindings; Variables: Variables }>();

  app.use(async (c, next) => {
    const started = performance.now();
    const id = randomUUID();
    c.set('requestId', id);
    c.set('policy', 'data');
    await next();
    const answer = await compressed(c.res, c.req.raw);
    // Or the framework adds the headers of the one to the other.
    c.res = undefined;
    c.res = answer;
    c.res.headers.set('X-Request-Id', id);
    addSecurityHeaders(c.res.headers, c.get('policy'), isHttps);
    log.info('request', {
      id,
      method: c.req.method,
      path: c.req.path,
      status: c.res.status,
      ms: Math.round(performance.now() - started),
    });
  });

  const answerApi = (request: Request, address: string, requestId: string) => {
    const url = new URL(request.url);
    return dispatcher
      .answer(request, url.pathname.slice('/api'.length), address)
      .catch(error => errorAnswer(error, languageOf(request, readQuery(url.searchParams)), requestId, log))
      .then(answer => {
        // What a post answers can be as private as what a token opens: the login's answer is the token.
        const isPrivate = request.headers.has('authorization') || request.method === 'POST';
        answer.headers.set('Cache-Control', isPrivate ? 'no-store' : 'no-cache');
        answer.headers.set('Vary', 'Accept-Language, Authorization');
        return answer;
      });
  };
  app.on('ALL', descriptionPaths, c => {
    c.set('policy', 'description');
    return answerDescription(c.req.path, c.req.method);
  });
  app.on('ALL', ['/api', '/api/*'], c =>
    answerApi(
      c.req.raw,
      clientAddress(c.req.raw.headers, c.env, settings.trustedProxies),
      c.get('requestId'),
    ),
  );

  app.get(`${mediaPath}:name`, async c => {
    const answer = await answerMedia(services.media, c.req.param('name'));
    c.set('policy', filePolicy(answer));
    return answer;
  });

  app.get('*', async (c, next) => {
    const feed = await answerFeed(services, settings.publicUrl, c.req.path);
    return feed ?? next();
  });

  if (pages) {
    app.get('*', async c => {
      const requestId = c.get('requestId');
      const answerPage = pages(request => answerApi(request, '127.0.0.1', requestId));
      try {
        const { response, policy } = await answerPage(c.req.raw);
        c.set('policy', policy);
        return response;
      } catch (error) {
        logDefect(log, requestId, error);
        return c.html(brokenPage(requestId), 500);
      }
    });
  }

  app.notFound(c => {
    const isRead = ['GET', 'HEAD'].includes(c.req.method);
    if (isRead) return c.text('Not found\n', 404);
    return c.text('Method not allowed\n', 405, { Allow: 'GET, HEAD' });
  });
  app.onError((error, c) => errorAnswer(error, languageOf(c.req.raw, {}), c.get('requestId'), log));
  return app;
}
