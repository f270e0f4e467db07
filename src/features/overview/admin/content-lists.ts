import { stateParameter } from '#features/content/admin/state-filter.tsx';
import type { TranslationState } from '#features/content/states.ts';
import { educationAdminPaths } from '#features/education/paths.ts';
import { eventAdminPaths } from '#features/events/paths.ts';
import { galleryAdminPaths } from '#features/gallery/paths.ts';
import { newsAdminPaths } from '#features/news/paths.ts';
import { publicationAdminPaths } from '#features/publications/paths.ts';
import { editedParameter } from '#ui/admin/opened-address.ts';
import type { TextKey } from '#ui/i18n.tsx';

type ContentList = { path: { href: () => string }; label: TextKey };

/** The panel's lists by the name of their type in calls for all types. */
const contentLists: Readonly<Record<string, ContentList>> = {
  news: { path: newsAdminPaths.list, label: 'newsAdmin:title' },
  workshop: { path: eventAdminPaths.workshop.list, label: 'workshopAdmin:title' },
  symposium: { path: eventAdminPaths.symposium.list, label: 'symposiumAdmin:title' },
  congress: { path: eventAdminPaths.congress.list, label: 'congressAdmin:title' },
  education: { path: educationAdminPaths.list, label: 'educationAdmin:title' },
  publication: { path: publicationAdminPaths.list, label: 'publicationsAdmin:title' },
  album: { path: galleryAdminPaths.list, label: 'galleryAdmin:title' },
};

export function listOf(type: string): ContentList {
  const list = contentLists[type];
  if (!list) throw new Error(`No list of the type ${type}.`);
  return list;
}

/** The list of a type with the editor of an item. */
export function editorPath(type: string, id: number): string {
  return `${listOf(type).path.href()}?${editedParameter}=${id}`;
}

/** The list of a type with what is in a state. */
export function statePath(type: string, state: TranslationState): string {
  return `${listOf(type).path.href()}?${stateParameter}=${state}`;
}
