import { createContext, useContext } from 'react';

/** What was deleted, as the calls of the trash name it. */
export type Deleted = { type: string; id: number };

/** Says that something was deleted, and for a while offers to restore all of it. */
export type OfferUndo = (text: string, deleted: readonly Deleted[]) => void;

const Context = createContext<OfferUndo | undefined>(undefined);

export const UndoContext = Context.Provider;

export function useOfferUndo(): OfferUndo {
  const offerUndo = useContext(Context);
  if (!offerUndo) throw new Error('useOfferUndo() outside of an UndoProvider.');
  return offerUndo;
}
