import type { Feature } from '#server/feature.ts';
import { applicationsHandlers } from './server/routes.ts';
import { applicationSubmission } from './server/submission.ts';

export const applicationsFeature: Feature = {
  name: 'applications',
  handlers: applicationsHandlers,
  submissionKinds: [applicationSubmission],
};
