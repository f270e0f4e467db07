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
    return insertQuestion(db, body, clock());
  }),
  handle(questionCalls.remove, async ({ id }, { db }) => {
    await deleteRecord(db, 'questions', id);
    return success;
  }),
];
