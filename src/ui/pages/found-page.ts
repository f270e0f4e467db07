import type { TextKey } from '../i18n.tsx';

/** A public page that is no item, stated in its feature's `found-pages.ts`: the search finds it by its title. Lists of content need none. */
export type FoundPage<Words = never> = {
  title: TextKey;
  to: string;
  /** Its place among all of them. */
  place: number;
  /** The type whose items it lists: the search can be narrowed to them. */
  lists?: string;
  /** What the association says on it, by which it is found too. */
  textsOf?: (words: Words) => readonly string[];
};
