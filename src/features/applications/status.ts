/** What has become of an application. */
export const applicationStatuses = ['received', 'accepted', 'waiting', 'declined', 'withdrawn'] as const;
export type ApplicationStatus = (typeof applicationStatuses)[number];

/** Of those whom it concerns when the event changes. */
export const concernedStatuses: readonly ApplicationStatus[] = ['received', 'accepted', 'waiting'];

/** Whom an event expects: the accepted, or those received while nobody is accepted. */
export function expectedOf<Row extends { status: ApplicationStatus }>(applications: readonly Row[]): Row[] {
  const accepted = applications.filter(({ status }) => status === 'accepted');
  return accepted.length > 0 ? accepted : applications.filter(({ status }) => status === 'received');
}
