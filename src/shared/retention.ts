/**
 * For how long the site keeps what it sets apart and copies, as the privacy notice says. For how long the trash does is a
 * setting (`TRASH_DAYS`).
 */
export const retention = {
  spamDays: 30,
  /** Of each of these days and weeks the last daily backup is kept. */
  backupDays: 7,
  backupWeeks: 4,
} as const;
