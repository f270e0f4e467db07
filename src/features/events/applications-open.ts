import type { Day } from '#shared/dates.ts';

/**
 * Whether an event takes applications: while its form is on, to the end of its last day. `today` is the calendar
 * day in the site's time zone. Pages and server decide by this one function.
 */
export function takesApplications(
  event: { finished_at: Day; show_application_form: 'true' | 'false' },
  today: Day,
): boolean {
  return event.show_application_form === 'true' && today <= event.finished_at;
}

/**
 * What a page says of an event's applications. A form that is switched off before the end says that none is needed:
 * 'closed' would read as 'you cannot come'.
 */
export function applicationsAt(
  event: { finished_at: Day; show_application_form: 'true' | 'false'; applications_open: boolean },
  today: Day,
): 'open' | 'closed' | 'notNeeded' {
  if (event.applications_open) return 'open';
  return event.show_application_form === 'false' && today <= event.finished_at ? 'notNeeded' : 'closed';
}
