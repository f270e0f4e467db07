import { byFeature } from '../../public/messages/by-feature.ts';

/** Texts by the names with which screens ask for them. */
export type Namespaces = Record<string, object>;

/** Modules of features by their paths. */
type Modules = Record<string, Namespaces>;

/**
 * Texts of public pages are named by their feature, those of the panel by their exports. `language` is the export that
 * has those of pages.
 */
export function namespacesOf(ofPages: Modules, ofScreens: Modules, language: 'bs' | 'en'): Namespaces {
  const besidePages = Object.entries(byFeature(ofPages)).map(
    ([feature, { [language]: texts = {}, ...ofPanel }]) => ({ ...ofPanel, [feature]: texts }),
  );
  return Object.assign({}, ...besidePages, ...Object.values(ofScreens));
}
