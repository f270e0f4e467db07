import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { errorText } from '#shared/api/error-text.ts';
import { useToasts } from '#ui/toast.tsx';
import { useWithSession } from '../saving/sign-in-again.ts';
import { moved } from './moved.ts';
import { useArranging } from './use-arranging.ts';

type Entry = { id: number; title: string };

type Order<One extends Entry> = {
  /** The attribute by which the elements of entries are found: with `data-image` each has its id there. */
  attribute: `data-${string}`;
  stored: readonly One[];
  /** Stores the ids in their new order; of one `scope` one order after the other. */
  save: (ids: number[]) => Promise<unknown>;
  scope: string;
  onSaved: () => Promise<unknown>;
  /** Said when it was not stored. */
  failed: string;
};

/** Entries in an order that can be changed by steps and by dragging; it is stored at once. */
export function useOrder<One extends Entry>({ attribute, stored, save, scope, onSaved, failed }: Order<One>) {
  const { showError } = useToasts();
  const withSession = useWithSession();
  const [order, setOrder] = useState<readonly number[]>();
  const { mutate } = useMutation({
    scope: { id: scope },
    mutationFn: (ids: readonly number[]) => withSession(() => save([...ids])),
    onSuccess: onSaved,
    onError: error => {
      setOrder(undefined);
      showError(errorText(error, failed));
    },
  });
  const byId = new Map(stored.map(entry => [entry.id, entry]));
  const isKnown = order?.length === stored.length && order.every(id => byId.has(id));
  const entries = isKnown ? order.map(id => byId.get(id) as One) : [...stored];
  const ids = entries.map(({ id }) => id);
  const arranging = useArranging({
    attribute,
    ids,
    titleOf: id => byId.get(id)?.title ?? '',
    place: (id, place) => setOrder(moved(ids, id, place)),
    onMoved: mutate,
    onCancelled: () => setOrder(undefined),
  });
  return { entries, ...arranging };
}
