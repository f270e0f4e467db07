/** What has become of an application. */
export const applicationStatuses = ['received', 'accepted', 'waiting', 'declined', 'withdrawn'] as const;
export type ApplicationStatus = (typeof applicationStatuses)[number];
