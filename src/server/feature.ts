import type { ContentManifest } from '#features/content/server/content-manifest.ts';
import type { Example } from '#features/content/server/starter.ts';
import type { SubmissionKind } from '#features/submissions/server/submission-kind.ts';
import type { Day } from '#shared/dates.ts';
import type { Handler } from './http/handler.ts';
import type { Services } from './services.ts';

/** What a feature has for the server: each states it in its own `feature.ts`, which features.ts gathers. */
export type Feature = {
  /** What the description of the API calls it. */
  name: string;
  /** Its types of content. */
  content?: readonly ContentManifest[];
  /** Its calls beside those of its types of content. */
  handlers?: readonly Handler[];
  /** Its public pages but those of items, for the sitemap. */
  pages?: readonly { href: () => string }[];
  /** What strangers send in that may be spam. */
  submissionKinds?: readonly SubmissionKind[];
  /** What a fresh installation starts with, oldest first. */
  examples?: (today: Day) => readonly Example[];
  /** What is cleared away at the start and then every hour. */
  hourly?: (services: Pick<Services, 'db' | 'clock' | 'log'>) => Promise<void>;
};
