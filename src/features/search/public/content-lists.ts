import type { TextKey } from '#ui/i18n.tsx';
import type { FoundPage } from '#ui/pages/found-page.ts';
import type { PageRoute } from '#ui/pages/page-route.ts';

/** Among all pages: before the gallery. */
const place = 30;

/**
 * The lists of types that have no `found-pages.ts`: their page is the module `FEATURE/public/TYPE-list-page`, and the
 * feature's title is its own.
 */
export function contentLists(
  routes: readonly Pick<PageRoute, 'path' | 'module'>[],
  stated: readonly Pick<FoundPage, 'to'>[],
): FoundPage<unknown>[] {
  return routes.flatMap(({ path: to, module }) => {
    const [, feature, lists] = /^(\w+)\/public\/(\w+)-list-page$/.exec(module) ?? [];
    if (!lists || stated.some(page => page.to === to)) return [];
    return { title: `${feature}:title` as TextKey, to, place, lists };
  });
}
