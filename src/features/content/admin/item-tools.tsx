import { type ComponentType, createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import type { Language } from '#shared/language.ts';
import type { Fields } from '../fields.ts';
import type { ItemState } from '../states.ts';

/** A stored item, named by its type as in calls for all types. */
export type ToolItem = {
  type: string;
  id: number;
  title: string;
  lang?: Language | undefined;
  translation?: { id: number; lang: Language; title: string } | null | undefined;
} & ItemState;

/** How the fields of the item's type are shown; a choice whose values are no words for people has labels for them. */
export type ToolFields = {
  fields: Fields;
  meta: Readonly<Record<string, { label: string; valueLabels?: Readonly<Record<string, string>> }>>;
  /** What an earlier version does not bring back, if it is not what content has. */
  untouched?: string;
};

/** The form that a tool stands in. */
type ToolForm = {
  hasChanges: boolean;
  /** Saves the form; a new item becomes a draft, any other keeps its state. Then the tool is opened. */
  saveAndOpen: () => void;
  /** Called when the stored item has become an earlier version again. */
  onRestored: (item: object) => void;
};

export type ItemToolProps = {
  /** The item's type, as calls for all types name it. */
  type: string;
  /** Undefined for a new one. */
  item: ToolItem | undefined;
  /** Both are undefined on a screen that only shows the item. */
  shape?: ToolFields | undefined;
  form?: ToolForm | undefined;
  isOpen: boolean;
  open: () => void;
  close: () => void;
};

/** Where a tool stands: beside the buttons that save, or in the note that a translation is outdated. */
type ToolPlace = 'item' | 'outdated';

/** A button for what can be done with an item of any type, stated in its feature's `admin-tools.ts`. */
export type ItemTool = { name: string; place: ToolPlace; Tool: ComponentType<ItemToolProps> };

const ToolsContext = createContext<readonly ItemTool[]>([]);

export const ItemToolsProvider = ToolsContext.Provider;

/** The tool that is open, and for which item. */
export type OpenedTool = { name: string; item: number };

type Opening = [opened: OpenedTool | undefined, setOpened: (opened: OpenedTool | undefined) => void];
const OpeningContext = createContext<Opening>([undefined, () => {}]);

type OpenedToolProviderProps = { initial?: OpenedTool | undefined; children: ReactNode };

/** Remembers which tool is open, while forms around it are replaced. */
export function OpenedToolProvider({ initial, children }: OpenedToolProviderProps) {
  return <OpeningContext value={useState(initial)}>{children}</OpeningContext>;
}

/** Opens a tool for an item. */
export function useOpenTool(): (opened: OpenedTool) => void {
  return useContext(OpeningContext)[1];
}

type ItemToolsProps = Pick<ItemToolProps, 'type' | 'item' | 'shape'> & {
  place: ToolPlace;
  form?: Omit<ToolForm, 'saveAndOpen'> & { saveAndOpen: (tool: string) => void };
};

export function ItemTools({ place, type, item, shape, form }: ItemToolsProps) {
  const tools = useContext(ToolsContext);
  const [opened, setOpened] = useContext(OpeningContext);
  // What is open from the beginning is shown after the editor's own dialog, so that it stands over it.
  const [isShown, setIsShown] = useState(false);
  useEffect(() => setIsShown(true), []);
  return tools
    .filter(tool => tool.place === place)
    .map(({ name, Tool }) => (
      <Tool
        key={name}
        type={type}
        item={item}
        shape={shape}
        form={form && { ...form, saveAndOpen: () => form.saveAndOpen(name) }}
        isOpen={isShown && item !== undefined && opened?.name === name && opened.item === item.id}
        open={() => item && setOpened({ name, item: item.id })}
        close={() => setOpened(undefined)}
      />
    ));
}
