import { type ComponentType, createContext, useContext } from 'react';
import type { Language } from '#shared/language.ts';

/** A stored item, named by its type as in calls for all types. */
export type ToolItem = {
  type: string;
  id: number;
  title: string;
  lang?: Language | undefined;
  translation?: { id: number; lang: Language; title: string } | null | undefined;
};

export type ItemToolProps = { item: ToolItem; hasUnsavedChanges: boolean };

/** A button for what can be done with a stored item of any type, stated in its feature's `admin-tools.ts`. */
export type ItemTool = { name: string; Tool: ComponentType<ItemToolProps> };

const Context = createContext<readonly ItemTool[]>([]);

export const ItemToolsProvider = Context.Provider;

export function ItemTools(props: ItemToolProps) {
  return useContext(Context).map(({ name, Tool }) => <Tool key={name} {...props} />);
}
