import { stateParameter } from '#features/content/admin/list/state-filter.tsx';
import type { TranslationState } from '#features/content/states.ts';
import { editedParameter, newItem } from '#ui/admin/screens/opened-address.ts';
import { useContentSection } from '#ui/admin/screens/section.ts';
import { useText } from '#ui/i18n.tsx';

/** The names and addresses of the panel's lists, by the name of their type in calls for all types. */
export function useContentLists() {
  const text = useText();
  const sectionOf = useContentSection();
  const pathOf = (type: string) => sectionOf(type).screens[0].path.pattern;
  return {
    titleOf: (type: string) => text(`${sectionOf(type).texts}:title`),
    addLabelOf: (type: string) => text(`${sectionOf(type).texts}:add`),
    listPath: pathOf,
    /** The list with the form of a new item. */
    newPath: (type: string) => `${pathOf(type)}?${editedParameter}=${newItem}`,
    /** The list with the editor of an item. */
    editorPath: (type: string, id: number) => `${pathOf(type)}?${editedParameter}=${id}`,
    /** The list with what is in a state. */
    statePath: (type: string, state: TranslationState) => `${pathOf(type)}?${stateParameter}=${state}`,
  };
}
