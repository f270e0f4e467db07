/** What can have been done, in the order of the panel's filter. */
export const auditActions = [
  'create',
  'update',
  'publish',
  'withdraw',
  'delete',
  'restore',
  'purge',
  'decide',
  'answer',
  'read_person',
  'export',
  'erase',
  'login',
  'login_failed',
  'logout',
  'password',
  'second_factor',
  'account',
  'settings',
  'import',
] as const;
export type AuditAction = (typeof auditActions)[number];
