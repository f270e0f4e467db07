import { yearOfQuery } from '#features/content/list-year.ts';
import { onlyParameter, textOfQuery } from '#shared/site-query.ts';
import { type EventTime, eventTimes } from './event-days.ts';
import { type EventKind, eventKinds } from './kinds.ts';

/** What the page of all events can be narrowed by, by the names of the call's parameters. */
export type EventFilter = { kind?: EventKind; when?: EventTime; year?: number; place?: string };

export const filterParameters = ['kind', 'when', 'year', 'place'] as const satisfies (keyof EventFilter)[];

/** All parameters of its address. */
export const listParameters = [...filterParameters, onlyParameter];

/** The filter of an address; what is no value of a parameter does not narrow. */
export function filterOfQuery(query: URLSearchParams): EventFilter {
  const kind = eventKinds.find(each => each === query.get('kind'));
  const when = eventTimes.find(each => each === query.get('when'));
  const place = textOfQuery(query, 'place');
  return {
    ...(kind && { kind }),
    ...(when && { when }),
    ...yearOfQuery(query, 'year'),
    ...(place && { place }),
  };
}
