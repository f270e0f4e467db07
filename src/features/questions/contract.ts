import * as z from 'zod/mini';
import { submissionCalls } from '#features/submissions/contract.ts';
import { honeypotInput } from '#features/submissions/honeypot-input.ts';
import { endpoint } from '#shared/api/endpoint.ts';
import { languages } from '#shared/language.ts';
import { choice, email, limits, reference, references, requiredText } from '#shared/validation.ts';
import { questionStatuses } from './status.ts';

export const question = z.object({
  id: z.int(),
  name: z.string(),
  email: z.string(),
  message: z.string(),
  /** The language of the form. */
  lang: z.enum(languages),
  created_at: z.string(),
  status: z.enum(questionStatuses),
  /** The last answer, when it was given and by whom; null while there is none. */
  answer: z.nullable(z.string()),
  answered_at: z.nullable(z.string()),
  answered_by: z.nullable(z.object({ id: z.int(), email: z.string() })),
});
export type Question = z.infer<typeof question>;

export const questionInput = z.object({
  name: requiredText(),
  email: email(),
  message: requiredText(limits.text),
});
export type QuestionInput = z.output<typeof questionInput>;

const answerInput = z.object({ id: reference(), text: requiredText(limits.text) });
export type AnswerInput = z.output<typeof answerInput>;

export const questionCalls = {
  ...submissionCalls({
    one: 'Question',
    many: 'Questions',
    path: '/questions.php',
    filter: { status: z.optional(choice(questionStatuses)) },
    sortable: ['name', 'email', 'created_at'],
    submission: question,
    pageSize: 50,
    create: {
      access: 'public',
      input: z.extend(questionInput, honeypotInput),
      response: z.object({ id: z.int() }),
      errors: ['too_many'],
    },
  }),
  /** How many there are of each status. */
  count: endpoint({
    name: 'countQuestions',
    method: 'GET',
    path: '/question-counts',
    access: 'administrator',
    response: z.object({ new: z.int(), answered: z.int(), closed: z.int() }),
    clientMessage: 'Failed to count questions',
  }),
  /** Sends an answer to who has asked. Said twice, the same answer is sent once. */
  answer: endpoint({
    name: 'answerQuestion',
    method: 'POST',
    path: '/questions/answer',
    access: 'administrator',
    body: { types: ['json'], schema: answerInput },
    response: question,
    schemaName: 'Question',
    errors: ['not_found'],
    clientMessage: 'Failed to answer the question',
  }),
  /** Closes questions, which those with an answer are when they are answered, or makes them new again. */
  setStatus: endpoint({
    name: 'setQuestionStatus',
    method: 'POST',
    path: '/questions/status',
    access: 'administrator',
    body: { types: ['json'], schema: z.object({ ids: references(), status: choice(['new', 'closed']) }) },
    response: z.object({ changed: z.int() }),
    errors: ['not_found'],
    clientMessage: 'Failed to change the status of questions',
  }),
};
