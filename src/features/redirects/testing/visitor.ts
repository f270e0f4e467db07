import { createApp } from '#server/app.ts';
import { createPages } from '#server/pages/pages.ts';
import type { TestSite } from '#server/testing/test-site.ts';

const publicUrl = 'http://localhost:3000';

/** Returns what asks a site that has the pages at these paths only: for the status, and where it leads. */
export function createVisitor({ services }: TestSite, paths: readonly string[]) {
  const pages = createPages(
    {
      assets: new Map(),
      adminFonts: [],
      assetsOf: () => ({ entry: '/entry.js', scripts: [] }),
      sharedAddress: () => undefined,
      render: async ({ pathname }) => ({
        status: paths.includes(pathname) ? 200 : 404,
        html: '<html><head></head><body></body></html>',
        fonts: [],
        state: {},
        module: 'm',
        isPrivate: false,
      }),
    },
    { publicUrl, timeZone: 'Europe/Sarajevo', trashDays: 30, services },
  );
  const app = createApp({ services, settings: { publicUrl, trustedProxies: 0 }, pages });
  return async (path: string) => {
    const { status, headers } = await app.request(publicUrl + path);
    return [status, headers.get('location')];
  };
}
