/** `applied` until the association decides; who was declined is in the trash. */
export const memberStatuses = ['applied', 'active', 'former'] as const;
export type MemberStatus = (typeof memberStatuses)[number];
