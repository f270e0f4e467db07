/** What has become of an application. */
export const applicationStatuses = ['received', 'accepted', 'waiting', 'declined', 'withdrawn'] as const;
export type ApplicationStatus = (typeof applicationStatuses)[number];

/** Of those whom it concerns when the event changes. */
export const concernedStatuses: readonly ApplicationStatus[] = ['received', 'accepted', 'waiting'];
