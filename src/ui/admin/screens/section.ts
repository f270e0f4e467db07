import { type ComponentType, createContext, useContext } from 'react';
import type { Endpoint } from '#shared/api/endpoint.ts';
import type { ApiContext } from '#shared/api/query-options.ts';
import type { Path } from '#shared/paths.ts';
import type { Messages, TextKey } from '#ui/i18n.tsx';

export type ScreenModule = { default: ComponentType };

type Screen = {
  path: Pick<Path, 'pattern'>;
  load: () => Promise<ScreenModule>;
  /** Editors cannot use it; where it is the first of a section, the sidebar shows them none. */
  access?: 'administrator';
};

/** The namespaces that have texts of this form. */
type NamespaceOf<Texts> = { [N in keyof Messages]: Messages[N] extends Texts ? N : never }[keyof Messages];

/** What the search of the panel finds of a section, and where that leads. */
export type FoundEntry = { key: string; to: string; text: string; note: string };

type Finder = {
  /** The heading above them. */
  title: TextKey;
  load: () => Promise<{
    find: (context: ApiContext, search: string, signal: AbortSignal) => Promise<FoundEntry[]>;
  }>;
};

type Target = { title: TextKey; to: string; access?: Screen['access'] };

type Entry = {
  /** Its heading in the sidebar, and its place below that. */
  group: 'top' | 'content' | 'communication' | 'upkeep';
  place: number;
  icon: string;
  Badge?: ComponentType;
  /** The entry links to the first. */
  screens: readonly [Screen, ...Screen[]];
  /** Further screens, sheets and cards that the search of the panel finds by their own titles. */
  targets?: readonly Target[];
  /** What else that search finds here, beside items of content. */
  finder?: Finder;
};

/** The section of a content type. Screens that show every type find its list, its calls and its texts here. */
export type ContentSection = Entry & {
  content: {
    /** Its name in the calls for all types. */
    type: string;
    calls: () => Promise<{ update: Endpoint }>;
  };
  /** `one` names one item, `add` a new one, `purge` says that it will be removed for good. */
  texts: NamespaceOf<{ title: string; one: string; add: string; purge: string }>;
};

/** An entry of the sidebar and its screens, stated in its feature's `admin-routes.ts`. */
export type AdminSection =
  | ContentSection
  | (Entry & {
      content?: undefined;
      /** The namespace whose `title` is its label. */
      texts: NamespaceOf<{ title: string }>;
    });

const Context = createContext<readonly ContentSection[] | undefined>(undefined);

export const ContentSectionsContext = Context.Provider;

/** The sections of the content types, in the order of the sidebar. */
export function useContentSections(): readonly ContentSection[] {
  const sections = useContext(Context);
  if (!sections) throw new Error('useContentSections() outside of a ContentSectionsContext.');
  return sections;
}

/** Finds the section of a content type. */
export function useContentSection(): (type: string) => ContentSection {
  const sections = useContentSections();
  return type => {
    const section = sections.find(({ content }) => content.type === type);
    if (!section) throw new Error(`No section lists the type ${type}.`);
    return section;
  };
}
