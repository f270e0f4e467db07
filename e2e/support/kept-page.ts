import type {
  Browser,
  BrowserContext,
  BrowserContextOptions,
  Dialog,
  Page,
  ViewportSize,
} from '@playwright/test';

/** What can be chosen for a page that exists. Whatever else a context is told needs one of its own. */
const looks = ['viewport', 'colorScheme', 'reducedMotion'] as const;
type Look = Pick<BrowserContextOptions, (typeof looks)[number]>;

const isLook = (options: BrowserContextOptions): options is Look =>
  Object.keys(options).every(name => (looks as readonly string[]).includes(name));

/** A document of every site that runs nothing: what is opened after it stays in the same process. */
export const emptyDocument = '/robots.txt';

/** A page in which the panel does not load all its other screens too, as it does when the browser is idle: few tests open one. */
export async function newPage(context: BrowserContext): Promise<Page> {
  await context.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
  return context.newPage();
}

type Kept = { page: Page; origin: string; viewport: ViewportSize | null };

/**
 * The pages that a worker's tests have one after the other, because the process of a new one and its scripts cost more
 * than what most tests do in it. They are emptied in between. Each site has its own; those asked for last are kept.
 */
export function createPageKeeper(browser: Browser, maxPages = 4) {
  const pages = new Map<string, Kept>();
  let taken: Kept | undefined;
  let isTaken = false;

  async function open(origin: string): Promise<Kept> {
    const context = await browser.newContext({ baseURL: origin });
    const page = await newPage(context);
    await page.goto(origin + emptyDocument);
    return { page, origin, viewport: page.viewportSize() };
  }

  async function drop({ page, origin }: Kept): Promise<void> {
    pages.delete(origin);
    await page.context().close();
  }

  return {
    /** Undefined where the test has it already, or asks for what cannot be changed in it. */
    take: async (origin: string, options: BrowserContextOptions): Promise<Page | undefined> => {
      if (isTaken || !isLook(options)) return undefined;
      isTaken = true;
      taken = pages.get(origin) ?? (await open(origin));
      pages.delete(origin);
      pages.set(origin, taken);
      const [oldest = taken] = pages.values();
      if (pages.size > maxPages) await drop(oldest);
      await show(taken.page, { viewport: taken.viewport, ...options });
      return taken.page;
    },
    giveBack: async (): Promise<void> => {
      if (!isTaken || !taken) return;
      isTaken = false;
      if (taken.page.isClosed()) await drop(taken);
      else await empty(taken.page, taken.origin);
      taken = undefined;
    },
  };
}

async function show(page: Page, { viewport, colorScheme = 'light', reducedMotion = 'reduce' }: Look) {
  if (viewport) await page.setViewportSize(viewport);
  await page.emulateMedia({ media: null, colorScheme, reducedMotion, forcedColors: null, contrast: null });
}

/** Leaves the page as its first test found it. */
async function empty(page: Page, origin: string): Promise<void> {
  const context = page.context();
  await context.setOffline(false);
  await Promise.all([page, context].map(open => open.unrouteAll({ behavior: 'ignoreErrors' })));
  await Promise.all(context.pages().map(other => other !== page && other.close()));
  // A form that still has unsaved text asks whether it may be left.
  const leave = (dialog: Dialog) => dialog.accept();
  page.on('dialog', leave);
  // Before the storage is emptied, because a page may write to it while it is left.
  await page.goto(origin + emptyDocument);
  page.off('dialog', leave);
  await page.evaluate(() => {
    for (const storage of [localStorage, sessionStorage]) storage.clear();
  });
  await Promise.all([context.clearCookies(), context.clearPermissions(), page.mouse.move(0, 0)]);
}
