import { contentTypes, features } from '#server/features.ts';
import type { Texts } from '../languages.ts';

/** The texts of a list, as far as all types have them. */
type ListTexts = {
  title: string;
  empty: { title: string; text: string };
  loading: string;
  errorTitle: string;
};

/** The public lists of all content types. */
export const contentLists = contentTypes.map(manifest => {
  const feature = features.find(({ content = [] }) => content.includes(manifest));
  return {
    path: manifest.listPage.href(),
    /** Of a type in the namespace of its feature, of one of several in a part of it with the type's name. */
    textsOf: (t: Texts): ListTexts => {
      const texts = t[feature?.name as 'events'] as unknown as Record<string, ListTexts>;
      return texts[manifest.type.name] ?? (texts as unknown as ListTexts);
    },
  };
});
