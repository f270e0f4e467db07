import type { SubmissionKind } from '#features/submissions/server/submission-kind.ts';
import { defaultLanguage } from '#shared/language.ts';
import { insertNewApplication, type NewApplication } from './actions.ts';

/** What an earlier release set apart does not say for which event it was made, nor in which language. */
type KeptApplication = Omit<NewApplication, 'madeFor' | 'lang'> &
  Partial<Pick<NewApplication, 'madeFor' | 'lang'>>;

export const applicationSubmission: SubmissionKind<KeptApplication> = {
  kind: 'application',
  describe: ({ person: { firstName, lastName, email, ...others } }) => ({
    name: `${firstName} ${lastName}`,
    email,
    text: Object.values(others).filter(Boolean).join(' · '),
  }),
  restore: (tx, { form, event_id, created_at }, context) => {
    const eventId = event_id ?? 0;
    return insertNewApplication(
      tx,
      context,
      { lang: defaultLanguage, madeFor: eventId, ...form },
      eventId,
      created_at,
    );
  },
};
