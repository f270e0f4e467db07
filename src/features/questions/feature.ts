import { sql } from 'kysely';
import type { Feature } from '#server/feature.ts';
import { question } from './contract.ts';
import { questionPaths } from './paths.ts';
import { contactForm } from './server/contact-form.ts';
import { questionAnswered, questionReceived } from './server/mail-templates.ts';
import { personalQuestions, questionRetention } from './server/personal-table.ts';
import { getQuestion } from './server/queries.ts';
import { questionsHandlers } from './server/routes.ts';
import { questionSubmission } from './server/submission.ts';
import { questionRows } from './server/tables.ts';

export const questionsFeature: Feature = {
  name: 'questions',
  people: [personalQuestions],
  retention: [questionRetention],
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
  pageForms: [contactForm],
  mailTemplates: [questionReceived, questionAnswered],
  submissionKinds: [questionSubmission],
};
