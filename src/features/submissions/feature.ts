import type { Feature } from '#server/feature.ts';
import { personalSpam, spamRetention } from './server/spam/personal-table.ts';
import { spamHandlers } from './server/spam/routes.ts';
import type { SubmissionKind } from './server/submission-kind.ts';

/** The spam calls for all kinds of submissions, which other features state. */
export const submissionsFeature = (kinds: readonly SubmissionKind[]): Feature => ({
  name: 'suspects',
  handlers: spamHandlers(kinds),
  people: [personalSpam(kinds)],
  retention: [spamRetention],
});
