import * as z from 'zod/mini';
import { trapInput } from '#features/suspects/trap-input.ts';
import { recordCalls } from '#shared/records.ts';
import { email, limits, requiredText } from '#shared/validation.ts';

const question = z.object({
  id: z.int(),
  name: z.string(),
  email: z.string(),
  message: z.string(),
  created_at: z.string(),
});
export type Question = z.infer<typeof question>;

export const questionInput = z.object({
  name: requiredText(),
  email: email(),
  message: requiredText(limits.text),
});
export type QuestionInput = z.output<typeof questionInput>;

export const questionCalls = recordCalls({
  one: 'Question',
  many: 'Questions',
  path: '/questions.php',
  filter: {},
  sortable: ['name', 'email', 'created_at'],
  record: question,
  pageSize: 50,
  create: {
    access: 'public',
    input: z.extend(questionInput, trapInput),
    answer: z.object({ id: z.int() }),
    errors: ['too_many'],
  },
});
