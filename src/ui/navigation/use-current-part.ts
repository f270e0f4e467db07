import { useEffect, useState } from 'react';

/**
 * The id of the part of a page that has the focus and is in view, else of the last part that begins above a
 * quarter of the window.
 */
export function useCurrentPart<Id extends string>(ids: readonly Id[]): Id | undefined {
  const [current, setCurrent] = useState<Id>();
  useEffect(() => {
    const update = () => setCurrent(focusedPart(ids) ?? partAtLine(ids));
    const events = ['scroll', 'resize', 'focusin'];
    for (const event of events) window.addEventListener(event, update, { passive: true });
    update();
    return () => {
      for (const event of events) window.removeEventListener(event, update);
    };
  }, [ids]);
  return current;
}

function focusedPart<Id extends string>(ids: readonly Id[]): Id | undefined {
  const focused = document.activeElement;
  const part = ids.find(id => document.getElementById(id)?.contains(focused));
  if (!part || !focused) return undefined;
  const { top, bottom } = focused.getBoundingClientRect();
  return bottom > 0 && top < window.innerHeight ? part : undefined;
}

function partAtLine<Id extends string>(ids: readonly Id[]): Id | undefined {
  const begins = (id: Id) =>
    document.getElementById(id)?.getBoundingClientRect().top ?? Number.POSITIVE_INFINITY;
  const { scrollHeight } = document.documentElement;
  // The last parts may be too short to scroll that far up.
  const isAtEnd = window.scrollY > 0 && window.scrollY + window.innerHeight >= scrollHeight - 1;
  const line = isAtEnd ? window.innerHeight : window.innerHeight / 4;
  return ids.findLast(id => begins(id) <= line);
}
