import type { Site } from '#features/site/contract.ts';
import type { TextKey } from '#ui/i18n.tsx';
import type { FoundPage } from '#ui/pages/found-page.ts';
import type { PageRoute } from '#ui/pages/page-route.ts';
import { contentLists } from './content-lists.ts';

const ofFeatures = import.meta.glob<readonly FoundPage<Site>[]>('../../*/found-pages.ts', {
  eager: true,
  import: 'foundPages',
});
const routes = import.meta.glob<readonly PageRoute[]>('../../*/public-routes.ts', {
  eager: true,
  import: 'pages',
});
const stated = Object.values(ofFeatures).flat();

export const foundPages: readonly FoundPage<Site>[] = [
  ...stated,
  ...contentLists(Object.values(routes).flat(), stated),
].sort((one, other) => one.place - other.place);

/** What the results of each type of content are called, in the order of the filter. */
export const kinds: Readonly<Record<string, TextKey>> = Object.fromEntries(
  foundPages.flatMap(({ lists, title }) => (lists ? [[lists, title]] : [])),
);
