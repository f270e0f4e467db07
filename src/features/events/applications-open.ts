import type { Day } from '#shared/dates.ts';
import { dayIn, type Moment } from '#shared/instants.ts';
import type { Admission } from './kinds.ts';

/** What of an event says when it takes applications. */
export type Applying = {
  finished_at: Day;
  show_application_form: 'true' | 'false';
  cancelled: boolean;
  /** Instants, ISO 8601 in UTC; null where nothing else is said than by the days. */
  apply_from: string | null;
  apply_until: string | null;
};

/**
 * Whether an event takes applications: its form is on, it is not cancelled, its last day is not over, and applications
 * have begun and not ended.
 */
export function takesApplications(event: Applying, { now, today }: Moment): boolean {
  return (
    event.show_application_form === 'true' &&
    !event.cancelled &&
    today <= event.finished_at &&
    (event.apply_from === null || now >= event.apply_from) &&
    (event.apply_until === null || now < event.apply_until)
  );
}

/** What the page and the row of an event tell of its applications. */
export type ApplicationsState =
  | 'cancelled'
  | 'open'
  | 'waitingList'
  | 'full'
  | 'upcoming'
  | 'notNeeded'
  | 'closed';

type Told = Applying & {
  applications_open: boolean;
  admission: Admission;
  waiting_list: boolean;
  places_left: number | null;
};

/**
 * The state of an event's applications. A form that is switched off early means that no application is needed: 'closed'
 * would suggest that nobody can come. 'full' is where an application would be refused; `waitingList` where it would wait.
 */
export function applicationsAt(
  event: Told,
  { today, timeZone }: { today: Day; timeZone: string },
): ApplicationsState {
  const { apply_from } = event;
  if (event.cancelled) return 'cancelled';
  if (event.applications_open) {
    if (event.admission === 'manual' || event.places_left !== 0) return 'open';
    return event.waiting_list ? 'waitingList' : 'full';
  }
  if (today > event.finished_at) return 'closed';
  if (event.show_application_form === 'false') return 'notNeeded';
  // The day is all that a page knows of the time.
  return apply_from !== null && dayIn(timeZone, new Date(apply_from)) >= today ? 'upcoming' : 'closed';
}

/**
 * How many places are told to be left; undefined where none are limited, or nobody has been given one by an administrator
 * yet: then the number would look like a promise.
 */
export function toldPlaces(event: {
  admission: Admission;
  capacity: number;
  places_left: number | null;
}): number | undefined {
  const { admission, capacity, places_left } = event;
  if (places_left === null || (admission === 'manual' && places_left === capacity)) return undefined;
  return places_left;
}
