import { sql } from 'kysely';
import type { Feature } from '#server/feature.ts';
import { question } from './contract.ts';
import { questionPaths } from './paths.ts';
import { questionAnswered, questionReceived } from './server/mail-templates.ts';
import { getQuestion } from './server/queries.ts';
import { questionsHandlers } from './server/routes.ts';
import { questionSubmission } from './server/submission.ts';
import { questionRows } from './server/tables.ts';

export const questionsFeature: Feature = {
  name: 'questions',
  handlers: questionsHandlers,
  trash: [
    {
      ...questionRows,
      type: 'question',
      title: sql.ref('name'),
      searchText: sql.ref('search_text'),
      files: [],
      response: question,
      find: ({ db }, id) => getQuestion(db, id),
    },
  ],
  pages: [questionPaths.contact],
  mailTemplates: [questionReceived, questionAnswered],
  submissionKinds: [questionSubmission],
};
