import type { Language } from '#shared/language.ts';
import type { EventKind } from './kinds.ts';

type EventFacts = {
  id: number;
  kind: EventKind;
  lang: Language;
  started_at: string;
  finished_at: string;
  time: string;
  location: string;
  image: string | null;
  pair_id: number | null;
};

/**
 * Groups the events that are versions of one occasion: those of a pair, and of others those that look like one
 * (`looksLikeCounterpart`).
 */
export function occasionsOf<Event extends EventFacts>(events: readonly Event[]): [Event, ...Event[]][] {
  const occasions: [Event, ...Event[]][] = [];
  for (const event of events) {
    const same = occasions.find(([first, ...rest]) => rest.length === 0 && isSame(first, event));
    if (same) same.push(event);
    else occasions.push([event]);
  }
  return occasions;
}

function isSame(one: EventFacts, other: EventFacts): boolean {
  if (one.pair_id !== null || other.pair_id !== null) return one.pair_id === other.pair_id;
  return looksLikeCounterpart(one, other);
}

/** Whether two events in different languages have kind, days and time in common, and the place or the picture. */
function looksLikeCounterpart(one: EventFacts, other: EventFacts): boolean {
  const isWhen = (['kind', 'started_at', 'finished_at', 'time'] as const).every(
    name => one[name] === other[name],
  );
  const isWhere = one.location === other.location || (one.image !== null && one.image === other.image);
  return one.lang !== other.lang && isWhen && isWhere;
}
