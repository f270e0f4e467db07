import type { SubmissionKind } from '#features/submissions/server/submission-kind.ts';
import { insertNewApplication, type NewApplication } from './actions.ts';

export const applicationSubmission: SubmissionKind<NewApplication> = {
  kind: 'application',
  describe: ({ person: { firstName, lastName, email, ...others } }) => ({
    name: `${firstName} ${lastName}`,
    email,
    text: Object.values(others).filter(Boolean).join(' · '),
  }),
  restore: (tx, { form, event_id, created_at }) => insertNewApplication(tx, event_id ?? 0, form, created_at),
};
