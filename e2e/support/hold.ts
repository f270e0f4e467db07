import type { Page } from '@playwright/test';

/** Holds the requests to an address until the returned function is called. Those that come later pass, too. */
export async function hold(page: Page, address: Parameters<Page['route']>[0]): Promise<() => void> {
  const released = Promise.withResolvers<void>();
  await page.route(address, async route => {
    await released.promise;
    await route.continue();
  });
  return released.resolve;
}
