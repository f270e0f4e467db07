import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { BrowserContext, LaunchOptions, Locator, Page, Response } from '@playwright/test';
import type { AxeResults, default as axe, RunOptions } from 'axe-core';
import { provideChromium } from '../../scripts/chromium.ts';
import { administrator } from './site.ts';

const switches = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // The window around the page, which nobody sees, is drawn too: its spinner need not turn.
  '--force-prefers-reduced-motion',
  // Processes that are made ready for windows that no test opens.
  '--disable-features=PreloadTopChromeWebUI,SpareRendererForSitePerProcess',
];

/** `fontSize`: the font size that the reader has chosen for all pages, in pixels. */
export function launchOptions({ fontSize = 16 } = {}): LaunchOptions {
  return {
    executablePath: provideChromium(),
    args: [...switches, `--blink-settings=defaultFontSize=${fontSize}`],
  };
}

/** What is kept in cookies beside the choices of a language and of a theme: nothing may be. */
export async function otherCookies(page: Page): Promise<string[]> {
  const names = (await page.context().cookies()).map(({ name }) => name);
  return names.filter(name => !['i18next', 'theme'].includes(name));
}

/** Opens a public page and waits until its scripts have taken over what the server rendered. */
export async function visit(page: Page, address: string): Promise<Response | null> {
  const response = await page.goto(address);
  // The router sets it once the page is hydrated, and back when it is left.
  await page.waitForFunction(() => history.scrollRestoration === 'manual');
  return response;
}

/** Notes the document, to tell later whether it is still the same: a reload would make another one. */
export async function markDocument(page: Page): Promise<() => Promise<boolean>> {
  await page.evaluate(() => Object.assign(window, { isMarked: true }));
  return () => page.evaluate(() => 'isMarked' in window);
}

/** axe as it is made for pages, half as long as its source: every page that is looked at reads it anew. */
const axeScript = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** The rules that depend on colours: all that a page can break that was whole in another scheme of them. */
export const colourRules = ['color-contrast', 'link-in-text-block'];

/** As a page is seen: the public pages take turns, the panel is looked at in both. */
export const looks = [
  { width: 1440, colorScheme: 'light' },
  { width: 390, colorScheme: 'dark' },
] as const;

/** Violations of WCAG 2.2 A and AA and of axe's best practices, or of `rules` alone, one line each. */
export async function axeViolations(page: Page, rules?: string[]): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeScript);
  const options: RunOptions = { resultTypes: ['violations'], ...(rules && { runOnly: rules }) };
  const results = await page.evaluate(async chosen => {
    // Half-way through a change of colour nothing has the contrast it will have.
    const changes = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
    await Promise.allSettled(changes.map(({ finished }) => finished));
    const tool = (window as unknown as { axe: typeof axe }).axe;
    return (await tool.run(document, chosen)) as AxeResults;
  }, options);
  return results.violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes.map(node => `${node.html.slice(0, 160)} (${node.failureSummary})`).join(' | ')}`,
  );
}

/** Whether a press in the middle of an element reaches it. */
export function isReachable(element: Locator): Promise<boolean> {
  return element.evaluate(node => {
    const { x, y, width, height } = node.getBoundingClientRect();
    const hit = document.elementFromPoint(x + width / 2, y + height / 2);
    return hit !== null && node.contains(hit);
  });
}

/** Whether the page is wider than the window. */
export function scrollsSideways(page: Page): Promise<boolean> {
  return page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
}

/** Signs a reader in with a session that the API has given. */
export function storeSession(context: BrowserContext, token: string): Promise<unknown> {
  return context.addInitScript(
    stored => {
      // Once, and not in the empty page of a new tab: whoever signs out in the test stays out.
      if (location.protocol === 'about:' || localStorage.getItem('hasSignedIn')) return;
      localStorage.setItem('hasSignedIn', 'true');
      for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
    },
    { token, user: JSON.stringify({ id: 1, email: administrator.email }) },
  );
}
