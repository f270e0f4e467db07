import type { Page } from '@playwright/test';
import type { Endpoint } from '#shared/api/endpoint.ts';
import { bs } from '#shared/messages/bs.ts';

/** The site's response to a defect, for `route.fulfill`. The sentence is the same for every call. */
export const defect = {
  status: 500,
  json: { error: bs.errors.internal, code: 'internal', requestId: '00000000-0000-4000-8000-000000000000' },
};

/** Makes a page's call fail with a server error until it is undone. */
export const failing = (page: Page, path: string, method: string) =>
  page.route(`**/api${path}*`, route =>
    route.request().method() === method ? route.fulfill(defect) : route.fallback(),
  );

export const works = (page: Page, path: string) => page.unroute(`**/api${path}*`);

/** The same by endpoint; returns the function that undoes it. */
export async function breakCall(page: Page, { method, path }: Endpoint): Promise<() => Promise<void>> {
  await failing(page, path, method);
  return () => works(page, path);
}
