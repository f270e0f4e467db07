import type { Example } from '#features/content/server/starter.ts';
import type { SubmissionKind } from '#features/submissions/server/submission-kind.ts';
import type { Day } from '#shared/dates.ts';
import type { Handler } from './http/handler.ts';
import type { Services } from './services.ts';

/** What a feature has for the server: each states it in its own `feature.ts`, which features.ts gathers. */
export type Feature = {
  /** What the description of the API calls it. */
  name: string;
  handlers: readonly Handler[];
  /** What strangers send in that may be spam. */
  submissionKinds?: readonly SubmissionKind[];
  /** What a fresh installation starts with, oldest first. */
  examples?: (today: Day) => readonly Example[];
  /** What is cleared away at the start and then every hour. */
  hourly?: (services: Pick<Services, 'db' | 'clock' | 'log'>) => Promise<void>;
};
