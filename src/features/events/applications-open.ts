import type { Day } from '#shared/dates.ts';

/**
 * Whether an event takes applications: its form is on, and its last day is not over. `today` is the calendar
 * day in the site's time zone. Pages and server share this function.
 */
export function takesApplications(
  event: { finished_at: Day; show_application_form: 'true' | 'false' },
  today: Day,
): boolean {
  return event.show_application_form === 'true' && today <= event.finished_at;
}

/**
 * The state of an event's applications on its page. A form that is switched off early means that no
 * application is needed: 'closed' would suggest that nobody can come.
 */
export function applicationsAt(
  event: { finished_at: Day; show_application_form: 'true' | 'false'; applications_open: boolean },
  today: Day,
): 'open' | 'closed' | 'notNeeded' {
  if (event.applications_open) return 'open';
  return event.show_application_form === 'false' && today <= event.finished_at ? 'notNeeded' : 'closed';
}
