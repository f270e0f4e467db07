import { type ComponentType, createContext, useContext } from 'react';
import type { Fields } from '../fields.ts';

/** What the history of an item has to know of the editor that opens it. */
export type ItemHistoryProps = {
  /** As in the calls for all types. */
  type: string;
  id: number;
  title: string;
  fields: Fields;
  meta: Readonly<Record<string, { label: string }>>;
  /** Whether the form has changes, which are dropped when a version is restored. */
  hasChanges: boolean;
  onRestored: (item: object) => void;
  onClose: () => void;
};

const Context = createContext<ComponentType<ItemHistoryProps> | undefined>(undefined);

/** Filled by the shell: versions are a feature of their own, which knows content and not the other way round. */
export const ItemHistoryContext = Context.Provider;

export function useItemHistory(): ComponentType<ItemHistoryProps> | undefined {
  return useContext(Context);
}
