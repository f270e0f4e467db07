import { useMutation } from '@tanstack/react-query';
import { type PointerEvent, useRef, useState } from 'react';
import { errorText } from '#shared/error-text.ts';
import { useTranslation } from '../i18n.tsx';
import { useToasts } from '../toast.tsx';
import { moved } from './moved.ts';
import { useWithSession } from './sign-in-again.ts';

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
  const { t } = useTranslation('admin');
  const { showError } = useToasts();
  const withSession = useWithSession();
  const [order, setOrder] = useState<readonly number[]>();
  const [told, setTold] = useState('');
  const dragged = useRef<number>(undefined);
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

  const tell = (id: number, next: readonly number[]) =>
    setTold(
      t('order.movedTo', {
        title: byId.get(id)?.title ?? '',
        place: next.indexOf(id) + 1,
        total: next.length,
      }),
    );
  const move = (id: number, by: 1 | -1) => {
    const next = moved(ids, id, ids.indexOf(id) + by);
    setOrder(next);
    tell(id, next);
    mutate(next);
  };
  const handle = (id: number) => ({
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      dragged.current = id;
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (dragged.current !== id) return;
      const below = document.elementFromPoint(event.clientX, event.clientY)?.closest(`[${attribute}]`);
      const target = ids.indexOf(Number(below?.getAttribute(attribute)));
      if (target >= 0 && ids[target] !== id) setOrder(moved(ids, id, target));
    },
    onPointerUp: () => {
      if (dragged.current !== id) return;
      dragged.current = undefined;
      if (ids.every((one, index) => one === stored[index]?.id)) return;
      tell(id, ids);
      mutate(ids);
    },
    onPointerCancel: () => {
      dragged.current = undefined;
      setOrder(undefined);
    },
  });
  return { entries, told, move, handle };
}
