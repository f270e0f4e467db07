import type { Feature } from '#server/feature.ts';
import { questionPaths } from './paths.ts';
import { questionsHandlers } from './server/routes.ts';
import { questionSubmission } from './server/submission.ts';

export const questionsFeature: Feature = {
  name: 'questions',
  handlers: questionsHandlers,
  pages: [questionPaths.contact],
  submissionKinds: [questionSubmission],
};
