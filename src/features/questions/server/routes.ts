import { judge } from '#features/suspects/server/judge.ts';
import { insertSuspect } from '#features/suspects/server/queries.ts';
import { pageRows } from '#server/db/pages.ts';
import { type Handler, handle } from '#server/http/handler.ts';
import { deleteRecord } from '#server/records/queries.ts';
import { success } from '#shared/endpoint.ts';
import { questionCalls } from '../contract.ts';
import { insertQuestion, questions } from './queries.ts';

export const questionsHandlers: Handler[] = [
  handle(questionCalls.list, ({ query }, { db }) => questions(db, query).execute()),
  handle(questionCalls.page, ({ query }, { db }) =>
    pageRows(db, { query: questions(db, query), table: 'questions', of: 'questions' }, query),
  ),
  handle(questionCalls.create, ({ body, address }, { db, clock, postLimit }) => {
    postLimit?.take(address);
    const at = clock().toISOString();
    const { form, reason } = judge(body);
    if (reason) return insertSuspect(db, { kind: 'question', form, reason, created_at: at });
    return insertQuestion(db, form, at);
  }),
  handle(questionCalls.remove, async ({ id }, { db }) => {
    await deleteRecord(db, 'questions', id);
    return success;
  }),
];
