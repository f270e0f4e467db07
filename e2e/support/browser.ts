import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { LaunchOptions, Locator, Page, Response } from '@playwright/test';
import type { default as axe, RunOptions } from 'axe-core';
import type { Role } from '#shared/api/access.ts';
import { provideChromium } from '../../scripts/chromium.ts';
import { emptyDocument } from './kept-page.ts';
import { administrator } from './sites/site.ts';

const switches = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Even the invisible browser window is drawn; this stops its spinner.
  '--force-prefers-reduced-motion',
  // Processes prepared for windows that no test opens.
  '--disable-features=PreloadTopChromeWebUI,SpareRendererForSitePerProcess',
];

export const launchOptions = (): LaunchOptions => ({ executablePath: provideChromium(), args: switches });

/** Cookies other than those of language and theme; there must be none. */
export async function otherCookies(page: Page): Promise<string[]> {
  const names = (await page.context().cookies()).map(({ name }) => name);
  return names.filter(name => !['i18next', 'theme'].includes(name));
}

/** Opens a public page and waits for hydration. */
export async function visit(page: Page, address: string): Promise<Response | null> {
  const response = await page.goto(address);
  // The router sets it after hydration, and resets it when the page is left. A busy machine takes as long as for a navigation.
  await page.waitForFunction(() => history.scrollRestoration === 'manual', undefined, { timeout: 30_000 });
  return response;
}

/** Marks the document. Returns a function that tells whether it is still the same, that is, not reloaded. */
export async function markDocument(page: Page): Promise<() => Promise<boolean>> {
  await page.evaluate(() => Object.assign(window, { isMarked: true }));
  return () => page.evaluate(() => 'isMarked' in window);
}

/** The minified axe, which is half as large: every checked page parses it. */
const axeScript = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** The rules that depend on colours, and so on the colour scheme. */
export const colourRules = ['color-contrast', 'link-in-text-block'];

/** The rules that depend on what is shown, and how large: those of colours, of sizes, and of names and places. */
export const lookRules = [
  ...colourRules,
  ...['target-size', 'scrollable-region-focusable', 'region', 'heading-order', 'landmark-unique'],
  ...['button-name', 'link-name', 'label', 'aria-hidden-focus'],
];

/** The combinations of device and scheme: public pages alternate, the admin is checked in both. */
export const looks = [
  { width: 1440, colorScheme: 'light' },
  { width: 390, colorScheme: 'dark' },
] as const;

/** Violations of WCAG 2.2 A and AA and of axe's best practices, or only of `rules`, one line each. */
export async function axeViolations(page: Page, rules?: string[]): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeScript);
  const options: RunOptions = {
    resultTypes: ['violations'],
    // No rule that runs reads style sheets.
    preload: { assets: ['media'] },
    ...(rules && { runOnly: rules }),
  };
  const violations = await page.evaluate(async chosen => {
    // During a colour transition the contrast is not the final one.
    const changes = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
    await Promise.allSettled(changes.map(({ finished }) => finished));
    const tool = (window as unknown as { axe: typeof axe }).axe;
    return (await tool.run(document, chosen)).violations;
  }, options);
  return violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes.map(node => `${node.html.slice(0, 160)} (${node.failureSummary})`).join(' | ')}`,
  );
}

/** Whether a click in the middle of an element reaches it. */
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

/** Signs the browser in with a session from the API, before a screen of the panel is opened. */
export async function storeSession(page: Page, token: string, role: Role = 'administrator'): Promise<void> {
  // A kept page is there already.
  if (!page.url().endsWith(emptyDocument)) await page.goto(emptyDocument);
  await page.evaluate(stored => Object.assign(localStorage, stored), {
    token,
    role,
    user: JSON.stringify({ id: 1, email: administrator.email }),
  });
}
