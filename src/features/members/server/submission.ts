import type { SubmissionKind } from '#features/submissions/server/submission-kind.ts';
import { type Applicant, acceptApplicant } from './actions.ts';

export const membershipSubmission: SubmissionKind<Applicant> = {
  kind: 'membership',
  describe: ({ person: { firstName, lastName, email, ...others } }) => ({
    name: `${firstName} ${lastName}`,
    email,
    text: Object.values(others).filter(Boolean).join(' · '),
  }),
  restore: (tx, { form, created_at }, context) => acceptApplicant(tx, context, form, created_at),
};
