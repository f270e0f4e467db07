import type { Day } from '#shared/dates.ts';
import type { Moment } from '#shared/instants.ts';

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

/**
 * The state of an event's applications on its page. A form that is switched off early means that no
 * application is needed: 'closed' would suggest that nobody can come.
 */
export function applicationsAt(
  event: Pick<Applying, 'finished_at' | 'show_application_form'> & { applications_open: boolean },
  today: Day,
): 'open' | 'closed' | 'notNeeded' {
  if (event.applications_open) return 'open';
  return event.show_application_form === 'false' && today <= event.finished_at ? 'notNeeded' : 'closed';
}
