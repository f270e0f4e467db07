import { type PointerEvent, useCallback, useRef, useState } from 'react';
import { useTranslation } from '#ui/i18n.tsx';
import { useSteady } from '../use-steady.ts';
import { moved } from './moved.ts';

type Arranging<Id extends string | number> = {
  /** The attribute by which the elements of entries are found: with `data-image` each has its id there. */
  attribute: `data-${string}`;
  /** In their present order. */
  ids: readonly Id[];
  titleOf: (id: Id) => string;
  /** Shows an entry at another place, from 0, while it is dragged too. */
  place: (id: Id, place: number) => void;
  /** Called when an entry was left at another place, with the new order. */
  onMoved?: (ids: readonly Id[]) => void;
  onCancelled?: () => void;
};

/**
 * Moves entries of a list by steps and by dragging. `told` says where the last one came to; `move` and `handle` stay
 * the same functions.
 */
export function useArranging<Id extends string | number>(list: Arranging<Id>) {
  const { attribute, ids, titleOf, place, onMoved, onCancelled } = list;
  const { t } = useTranslation('admin');
  const [told, setTold] = useState('');
  const dragged = useRef<{ id: Id; from: number }>(undefined);

  const finish = (id: Id, order: readonly Id[]) => {
    setTold(t('order.movedTo', { title: titleOf(id), place: order.indexOf(id) + 1, total: order.length }));
    onMoved?.(order);
  };
  const move = useSteady((id: Id, by: 1 | -1) => {
    const target = ids.indexOf(id) + by;
    place(id, target);
    finish(id, moved(ids, id, target));
  });
  const begin = useSteady((id: Id, event: PointerEvent<HTMLElement>) => {
    dragged.current = { id, from: ids.indexOf(id) };
    event.currentTarget.setPointerCapture(event.pointerId);
  });
  const drag = useSteady((id: Id, event: PointerEvent<HTMLElement>) => {
    if (dragged.current?.id !== id) return;
    const below = document.elementFromPoint(event.clientX, event.clientY)?.closest(`[${attribute}]`);
    const target = ids.findIndex(one => String(one) === below?.getAttribute(attribute));
    if (target >= 0 && ids[target] !== id) place(id, target);
  });
  const drop = useSteady((id: Id) => {
    const { from } = dragged.current ?? {};
    if (dragged.current?.id !== id) return;
    dragged.current = undefined;
    if (ids.indexOf(id) !== from) finish(id, ids);
  });
  const cancel = useSteady(() => {
    dragged.current = undefined;
    onCancelled?.();
  });
  const handle = useCallback(
    (id: Id) => ({
      onPointerDown: (event: PointerEvent<HTMLElement>) => begin(id, event),
      onPointerMove: (event: PointerEvent<HTMLElement>) => drag(id, event),
      onPointerUp: () => drop(id),
      onPointerCancel: cancel,
    }),
    [begin, drag, drop, cancel],
  );
  return { told, move, handle };
}
