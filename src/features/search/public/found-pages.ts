import type { Site } from '#features/site/contract.ts';
import type { FoundPage } from '#ui/found-page.ts';
import type { TextKey } from '#ui/i18n.tsx';

const ofFeatures = import.meta.glob<readonly FoundPage<Site>[]>('../../*/found-pages.ts', {
  eager: true,
  import: 'foundPages',
});

export const foundPages: readonly FoundPage<Site>[] = Object.values(ofFeatures)
  .flat()
  .sort((one, other) => one.place - other.place);

/** What the results of each type of content are called, in the order of the filter. */
export const kinds: Readonly<Record<string, TextKey>> = Object.fromEntries(
  foundPages.flatMap(({ lists, title }) => (lists ? [[lists, title]] : [])),
);
