/** How far the daily backups go back: of each of these days and weeks the last one is kept. */
export const backupRetention = { days: 7, weeks: 4 } as const;

/** What goes by itself, and after how many months where nobody has set another number. */
export const defaultRetention = { applications: 24, questions: 12, mails: 12, spam: 1, audit: 24 } as const;

export type RetentionKind = keyof typeof defaultRetention;
export const retentionKinds = Object.keys(defaultRetention) as readonly RetentionKind[];
