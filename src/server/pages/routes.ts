import type { Context, Hono } from 'hono';
import { handlers, movedFinders, pageForms, previewLinks } from '../features.ts';
import { Dispatcher } from '../http/dispatch.ts';
import type { Env } from '../http/env.ts';
import { logDefect } from '../http/errors.ts';
import type { Services } from '../services.ts';
import type { RenderOptions } from '../ssr.tsx';
import { UnavailableError, unavailableHeaders } from '../unavailable.ts';
import { brokenPage } from './document.ts';
import { createFormSubmitter } from './page-forms.ts';
import type { Pages } from './pages.ts';

type Deps = {
  pages: Pages;
  services: Services;
  addressOf: (context: Context<Env>) => string;
  /** Answers a call of the API as if it had come by itself. */
  serveApi: (request: Request, address: string, requestId: string) => Promise<Response>;
  /** Public reads for pages that are rendered in this process. */
  readApi: (requestId: string, from?: Pick<Dispatcher, 'read'>) => RenderOptions['api'];
};

/** Pages, what their forms send, and previews. */
export function addPageRoutes(app: Hono<Env>, deps: Deps): void {
  const { pages, services, addressOf, serveApi, readApi } = deps;

  const respond = async (c: Context<Env>, refused?: RenderOptions['refused']) => {
    const requestId = c.get('requestId');
    try {
      const { response, policy } = await pages.respond(c.req.raw, readApi(requestId), refused);
      if (response.status === 404) {
        const target = await findMoved(services, new URL(c.req.url));
        // Not kept by browsers: it may lead elsewhere tomorrow, or be a page.
        if (target) {
          c.header('Cache-Control', 'no-cache');
          return c.redirect(target, 308);
        }
      }
      c.set('policy', policy);
      return response;
    } catch (error) {
      return respondBroken(c, error);
    }
  };

  const respondBroken = (c: Context<Env>, error: unknown) => {
    const requestId = c.get('requestId');
    logDefect(services.log, requestId, error);
    const html = brokenPage(services.site.lastKnown.bs, requestId);
    return error instanceof UnavailableError ? c.html(html, 503, unavailableHeaders) : c.html(html, 500);
  };

  for (const { path, find } of previewLinks) {
    app.get(path.pattern, async (c, next) => {
      try {
        const page = await find(services, c.req.param('token') ?? '');
        if (!page) return await next();
        c.set('policy', 'preview');
        const reads = new Dispatcher(handlers, page.services);
        return await pages.preview(c.req.raw, page, readApi(c.get('requestId'), reads));
      } catch (error) {
        return respondBroken(c, error);
      }
    });
  }

  const submitForm = createFormSubmitter(services);
  for (const form of pageForms) {
    app.post(form.page.pattern, async c => {
      const [address, requestId] = [addressOf(c), c.get('requestId')];
      const outcome = await submitForm(form, {
        ...{ request: c.req.raw, item: c.req.param('token') ?? c.req.param('id') ?? '', address, requestId },
        call: (url, init) => serveApi(new Request(url, init), address, requestId),
      });
      return outcome instanceof Response ? outcome : respond(c, outcome);
    });
  }

  app.get('*', c => respond(c));
}

/** Where an address without a page leads. */
async function findMoved(services: Services, address: URL): Promise<string | undefined> {
  for (const find of movedFinders) {
    const target = await find(services, address);
    if (target !== undefined) return target;
  }
  return undefined;
}
