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
