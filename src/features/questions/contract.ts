import * as z from 'zod/mini';
import { submissionCalls } from '#features/submissions/contract.ts';
import { honeypotInput } from '#features/submissions/honeypot-input.ts';
import { done, endpoint } from '#shared/endpoint.ts';
import { idList } from '#shared/id-list.ts';
import { email, limits, requiredText } from '#shared/validation.ts';

export const question = z.object({
  id: z.int(),
  name: z.string(),
  email: z.string(),
  message: z.string(),
  created_at: z.string(),
  /** When an administrator first saw it; null while it is new. */
  seen_at: z.nullable(z.string()),
});
export type Question = z.infer<typeof question>;

export const questionInput = z.object({
  name: requiredText(),
  email: email(),
  message: requiredText(limits.text),
});
export type QuestionInput = z.output<typeof questionInput>;

export const questionCalls = {
  ...submissionCalls({
    one: 'Question',
    many: 'Questions',
    path: '/questions.php',
    filter: {},
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
  countUnseen: endpoint({
    name: 'countUnseenQuestions',
    method: 'GET',
    path: '/unseen-questions',
    access: 'administrator',
    response: z.object({ count: z.int() }),
    clientMessage: 'Failed to count unseen questions',
  }),
  markSeen: endpoint({
    name: 'markQuestionsSeen',
    method: 'DELETE',
    path: '/unseen-questions',
    access: 'administrator',
    query: z.object({ ids: idList }),
    response: done,
    clientMessage: 'Failed to mark questions as seen',
  }),
};
