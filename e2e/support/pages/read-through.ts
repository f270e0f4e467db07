import type { Page } from '@playwright/test';

/**
 * Scrolls through a page and back after its fonts have loaded, because fallback fonts differ between
 * machines. Returns a function with the layout shifts since then.
 */
export async function readThrough(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(async () => {
    const frame = () => new Promise(resolve => requestAnimationFrame(resolve));
    await document.fonts.ready;
    await frame();
    await frame();
    const moved: string[] = [];
    Object.assign(window, { moved });
    new PerformanceObserver(list => {
      for (const entry of list.getEntries()) moved.push(JSON.stringify(entry));
    }).observe({ type: 'layout-shift' });
    for (let top = 0; top < document.documentElement.scrollHeight; top += window.innerHeight) {
      window.scrollTo(0, top);
      await frame();
    }
    window.scrollTo(0, 0);
  });
  return () => page.evaluate(() => (window as unknown as { moved: string[] }).moved);
}
