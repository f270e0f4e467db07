import type { retention } from '#shared/retention.ts';

/** What the notices tell of the association and of the site's settings. */
export type NoticeFacts = typeof retention & {
  trashDays: number;
  name: string;
  address: string;
  email: string;
  /** A number of them, in words: '30 dana'. */
  days: (count: number) => string;
  weeks: (count: number) => string;
};
