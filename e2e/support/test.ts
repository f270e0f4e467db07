import {
  type BrowserContext,
  type BrowserContextOptions,
  test as base,
  type ConsoleMessage,
  expect,
  type Page,
  type Request,
  type WebError,
} from '@playwright/test';
import { sessionCalls } from '#features/accounts/contract.ts';
import { type Api, createApi, signIn } from './api.ts';
import { launchOptions, storeSession, visit } from './browser.ts';
import { createPageKeeper, newPage } from './kept-page.ts';
import type { Language } from './languages.ts';
import type { Environment, TestedSite } from './sites/site.ts';
import { createSitePool } from './sites/site-pool.ts';

export { expect };

/** The environment of a site with example content that takes as many calls as tests make, and of one without. */
export const exampleSite = { RATE_LIMIT: 'off' };
export const emptySite = { RATE_LIMIT: 'off', STARTER_CONTENT: 'off' };
/** Of a site whose public address is another than the one it is asked at. */
export const publishedSite = { PUBLIC_URL: 'https://udruzenje.example' };

/** What the browser itself notes of a call that was refused or did not come through. */
export const failedRequest = /Failed to load resource/;

export type Sites = ReturnType<typeof createSitePool>;

type WorkerFixtures = {
  sites: Sites;
  keeper: ReturnType<typeof createPageKeeper>;
  /** Of the sites' sessions, because a password takes a while to compare. */
  tokens: Map<string, string>;
};

export type OpenPage = (options?: BrowserContextOptions) => Promise<Page>;
export type CleanUp = (step: () => unknown) => void;
type OpenPublic = (path: string, options?: BrowserContextOptions) => Promise<Page>;
export type OpenIn = (language: Language, path: string, options?: BrowserContextOptions) => Promise<Page>;
type OpenAdmin = (path?: string, options?: BrowserContextOptions) => Promise<Page>;

type Fixtures = {
  /** The environment of the site. Files that say the same share a running one. */
  settings: Environment;
  /** Tells sites with the same settings apart, for files that must not see each other's data. */
  siteName: string;
  /** Whether it is in a process of its own: where the site starts others, which are told the environment of its process. */
  hasOwnProcess: boolean;
  site: TestedSite;
  /** Where `page.goto('/')` leads. */
  origin: string;
  /** Problems that every test of a file may bring about. */
  expectedProblems: RegExp[];
  problems: { note: (problem: string) => void; expect: (pattern: RegExp) => void };
  /**
   * Names a problem that the test brings about. Any other fails it: errors and warnings in the console (hydration
   * and violated policies included), uncaught errors, requests to other hosts.
   */
  expectProblems: (pattern: RegExp) => void;
  /** A page of a reader of its own. */
  openPage: OpenPage;
  /**
   * Whether `page`, or the first page that is opened by a function below, is the one that the test before had, emptied. Not where a test
   * does to it what cannot be undone (clocks, scripts, devtools) or counts its history.
   */
  sharesPage: boolean;
  /** Whether the panel loads all its screens once the browser is idle, in a page that is not shared. */
  loadsAhead: boolean;
  /** That page, or one of a reader of its own. */
  openShared: OpenPage;
  /** A public page that its scripts have taken over. */
  openPublic: OpenPublic;
  /** The same of a reader who has chosen a language. */
  openIn: OpenIn;
  /** A screen of the panel with its heading, signed in without the login screen: its own tests walk that. */
  openAdmin: OpenAdmin;
  /** Does something when the test is over, whatever came of it; what was asked for last comes first. */
  cleanUp: CleanUp;
  /** Of the session that `api` and `openAdmin` share. */
  token: string;
  api: Api;
};

export const test = base.extend<Fixtures, WorkerFixtures>({
  // A worker-scoped option would start a worker for each of its values.
  sites: [
    async ({}, provide) => {
      const sites = createSitePool();
      await provide(sites);
      await sites.stop();
    },
    { scope: 'worker' },
  ],
  tokens: [({}, provide) => provide(new Map()), { scope: 'worker' }],
  keeper: [({ browser }, provide) => provide(createPageKeeper(browser)), { scope: 'worker' }],
  settings: [exampleSite, { option: true }],
  siteName: ['shared', { option: true }],
  hasOwnProcess: [false, { option: true }],
  site: [
    async ({ sites, settings, siteName, hasOwnProcess }, provide) =>
      provide(await sites.get(settings, siteName, hasOwnProcess)),
    { timeout: 90_000 },
  ],
  origin: ({ site }, provide) => provide(site.origin),
  launchOptions: [({}, provide) => provide(launchOptions()), { scope: 'worker' }],

  expectedProblems: [[], { option: true }],
  problems: async ({ expectedProblems }, provide) => {
    const noted: string[] = [];
    const expected = [...expectedProblems];
    await provide({ note: problem => noted.push(problem), expect: pattern => expected.push(pattern) });
    expect(noted.filter(problem => !expected.some(pattern => pattern.test(problem)))).toEqual([]);
  },
  expectProblems: ({ problems }, provide) => provide(problems.expect),

  loadsAhead: [false, { option: true }],
  // Not as Playwright's `baseURL`, which every test has, so that each would start a site.
  openPage: async ({ browser, origin, problems, loadsAhead }, provide) => {
    const contexts: BrowserContext[] = [];
    await provide(async options => {
      const context = await browser.newContext({ baseURL: origin, ...options });
      contexts.push(context);
      watch(context, problems.note);
      return loadsAhead ? context.newPage() : newPage(context);
    });
    for (const context of contexts) {
      // A handler that is still fetching an answer finds its page gone; one that never answers cannot be waited for.
      await Promise.all(context.pages().map(page => page.unrouteAll({ behavior: 'ignoreErrors' })));
      await context.close();
    }
  },
  sharesPage: [true, { option: true }],
  openShared: async ({ keeper, openPage, origin, problems, sharesPage, loadsAhead }, provide) => {
    let unwatch = () => {};
    await provide(async (options = {}) => {
      const page = sharesPage && !loadsAhead ? await keeper.take(origin, options) : undefined;
      if (!page) return openPage(options);
      unwatch = watch(page.context(), problems.note);
      return page;
    });
    unwatch();
    await keeper.giveBack();
  },
  page: async ({ openShared }, provide) => provide(await openShared()),
  openPublic: ({ openShared }, provide) =>
    provide(async (path, options) => {
      const page = await openShared(options);
      await visit(page, path);
      return page;
    }),
  openIn: ({ openShared, origin }, provide) =>
    provide(async (language, path, options) => {
      const page = await openShared(options);
      await page.context().addCookies([{ name: 'i18next', value: language, url: origin }]);
      await visit(page, path);
      return page;
    }),
  openAdmin: ({ openShared, token }, provide) =>
    provide(async (path = '/admin', options) => {
      const page = await openShared(options);
      await storeSession(page, token);
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      return page;
    }),

  cleanUp: async ({}, provide) => {
    const steps: (() => unknown)[] = [];
    await provide(step => steps.unshift(step));
    for (const step of steps) await step();
  },
  token: async ({ site, tokens }, provide) => {
    const known = tokens.get(site.origin) ?? '';
    const isValid = (await createApi(site.origin, known).call(sessionCalls.show))?.status === 200;
    const token = isValid ? known : await signIn(site.origin);
    tokens.set(site.origin, token);
    await provide(token);
  },
  api: ({ site, token }, provide) => provide(createApi(site.origin, token)),
});

/** Returns how to stop. */
function watch(context: BrowserContext, note: (problem: string) => void): () => void {
  const hear = (message: ConsoleMessage) => {
    if (['error', 'warning'].includes(message.type())) note(`${message.type()}: ${message.text()}`);
  };
  const fail = (error: WebError) => note(`uncaught: ${error.error().message}`);
  const ask = (request: Request) => {
    const { hostname, protocol } = new URL(request.url());
    if (protocol === 'data:' || protocol === 'blob:' || hostname === 'localhost') return;
    note(`asked another host: ${request.url()}`);
  };
  context.on('console', hear).on('weberror', fail).on('request', ask);
  return () => context.off('console', hear).off('weberror', fail).off('request', ask);
}
