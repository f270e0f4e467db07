import { randomUUID } from 'node:crypto';
import type { HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import { mediaPath } from '#features/media/contract.ts';
import { answerMedia } from '#features/media/server/routes.ts';
import { AnswerMemory } from './answers/answer-memory.ts';
import { type Asked, askedBy, isRead } from './answers/asked.ts';
import { createKeys } from './answers/keys.ts';
import { type Sent, WholeAnswer, type WholeBody } from './answers/whole-answer.ts';
import { answerDescription, descriptionPaths } from './api-description/routes.ts';
import { handlers } from './features.ts';
import { answerFeed } from './feeds/routes.ts';
import { clientAddress } from './http/client-address.ts';
import { compressed } from './http/compression.ts';
import { Dispatcher, languageOf, readQuery } from './http/dispatch.ts';
import { errorAnswer, logDefect, refusalOf } from './http/errors.ts';
import { addSecurityHeaders, filePolicy, type policies } from './http/security-headers.ts';
import { brokenPage } from './pages/document.ts';
import type { Pages } from './pages/pages.ts';
import type { Services } from './services.ts';
import type { Settings } from './settings.ts';
import type { RenderOptions } from './ssr.tsx';

export type AppOptions = {
  services: Services;
  settings: Pick<Settings, 'publicUrl' | 'trustedProxies'>;
  /** Absent where only the API is tested. */
  pages?: Pages;
};

type Variables = { requestId: string; policy: keyof typeof policies };

/** The whole site: its answer to a request, and what of its answers is in memory. */
export function createApp({ services, settings, pages }: AppOptions) {
  const { log } = services;
  const isHttps = settings.publicUrl.startsWith('https:');
  const dispatcher = new Dispatcher(handlers, services);
  const memory = new AnswerMemory(services.tableUse);
  const keyOf = createKeys(services, dispatcher, pages);
  const assets = assetsOf(pages, isHttps);
  const app = new Hono<{ Bindings: HttpBindings; Variables: Variables }>();

  const assetFor = ({ method, pathname }: Asked) => (isRead(method) ? assets.get(pathname) : undefined);
  const logRequest = (id: string, method: string, path: string, status: number, started: number) =>
    log.info('request', { id, method, path, status, ms: Math.round(performance.now() - started) });

  app.use(async (c, next) => {
    const started = performance.now();
    const id = randomUUID();
    c.set('requestId', id);
    c.set('policy', 'data');
    const makeAnswer = async () => {
      await next();
      addSecurityHeaders(c.res.headers, c.get('policy'), isHttps);
      return c.res;
    };
    const asked = askedBy(c.req.raw);
    const key = keyOf(asked);
    const made = assetFor(asked) ?? (key ? await memory.answer(key, makeAnswer) : await makeAnswer());
    const answer =
      made instanceof WholeAnswer ? responseOf(await made.send(asked)) : await compressed(made, c.req.raw);
    // Or the framework adds the headers of the one to the other.
    c.res = undefined;
    c.res = answer;
    c.res.headers.set('X-Request-Id', id);
    logRequest(id, c.req.method, c.req.path, c.res.status, started);
  });

  const answerApi = (request: Request, address: string, requestId: string) => {
    const url = new URL(request.url);
    return dispatcher
      .answer(request, url.pathname.slice('/api'.length), address)
      .catch(error =>
        errorAnswer(
          error,
          languageOf(request.headers.get('accept-language'), readQuery(url.searchParams)),
          requestId,
          log,
        ),
      )
      .then(answer => {
        // What a post answers can be as private as what a token opens: the login's answer is the token.
        const isPrivate = request.headers.has('authorization') || request.method === 'POST';
        answer.headers.set('Cache-Control', isPrivate ? 'no-store' : 'no-cache');
        answer.headers.set('Vary', 'Accept-Language, Authorization');
        return answer;
      });
  };
  /** The public reads, for a page that is rendered here. */
  const readApi =
    (requestId: string): RenderOptions['api'] =>
    async ({ pathname, searchParams }, { headers }) => {
      const language = headers['Accept-Language'];
      const { status, body } = await dispatcher
        .read(pathname.slice('/api'.length), searchParams, language)
        .then(body => ({ status: 200, body }))
        .catch(error => refusalOf(error, languageOf(language, {}), requestId, log));
      return { ok: status === 200, status, json: async () => body };
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
    c.set('policy', filePolicy(answer.headers));
    return answer;
  });

  app.get('*', async (c, next) => {
    const feed = await answerFeed(services, settings.publicUrl, c.req.path);
    return feed ?? next();
  });

  if (pages) {
    app.get('*', async c => {
      const requestId = c.get('requestId');
      try {
        const { response, policy } = await pages.answer(c.req.raw, readApi(requestId));
        c.set('policy', policy);
        return response;
      } catch (error) {
        logDefect(log, requestId, error);
        return c.html(brokenPage(requestId), 500);
      }
    });
  }

  app.notFound(c => {
    if (isRead(c.req.method)) return c.text('Not found\n', 404);
    return c.text('Method not allowed\n', 405, { Allow: 'GET, HEAD' });
  });
  app.onError((error, c) =>
    errorAnswer(error, languageOf(c.req.header('accept-language'), {}), c.get('requestId'), log),
  );
  return {
    fetch: app.fetch,
    request: app.request,
    /** What is in memory for who asks so, ready to be sent; undefined where `fetch` has to make it. */
    fromMemory(asked: Asked): Sent | undefined {
      const started = performance.now();
      const answer = assetFor(asked) ?? memory.find(keyOf(asked));
      const sent = answer ? answer.sentTo(asked) : undefined;
      if (!sent) return undefined;
      const id = randomUUID();
      logRequest(id, asked.method, asked.pathname, sent.status, started);
      const { status, headers, body } = sent;
      return { status, headers: [...headers, 'x-request-id', id], body };
    },
  };
}

/** The built files as answers: they stay as long as the process. */
function assetsOf(pages: Pages | undefined, isHttps: boolean): Map<string, WholeAnswer> {
  const answers = (pages?.assets ?? new Map<string, WholeBody>()).entries().map(([path, asset]) => {
    const headers = new Headers(asset.headers);
    addSecurityHeaders(headers, filePolicy(headers), isHttps);
    return [path, new WholeAnswer({ ...asset, headers })] as const;
  });
  return new Map(answers);
}

function responseOf({ status, headers, body }: Sent): Response {
  const pairs = headers.flatMap((name, index) =>
    index % 2 === 0 ? [[name, headers[index + 1] ?? ''] as [string, string]] : [],
  );
  return new Response(body && new Uint8Array(body), { status, headers: pairs });
}
