import { detectSpam } from '#features/submissions/server/spam/detect-spam.ts';
import { insertSpam } from '#features/submissions/server/spam/queries.ts';
import { transact } from '#server/audit/audit-trail.ts';
import { audited, auditedInside } from '#server/audit/declaration.ts';
import { moveToTrash } from '#server/db/living-rows.ts';
import { paginate } from '#server/db/pagination.ts';
import { type Handler, handle, handleCreate } from '#server/http/handler.ts';
import { success } from '#shared/api/endpoint.ts';
import { questionCalls } from '../contract.ts';
import type { QuestionStatus } from '../status.ts';
import { acceptQuestion, answerQuestion } from './actions.ts';
import { countQuestions, questions, setStatus, toResponse } from './queries.ts';
import { questionRows } from './tables.ts';

export const questionsHandlers: Handler[] = [
  handle(questionCalls.list, async ({ query }, { db }) =>
    (await questions(db, query).execute()).map(toResponse),
  ),
  handle(questionCalls.page, async ({ query }, { db, counts }) => {
    const found = await paginate(counts, { query: questions(db, query), table: 'questions' }, query);
    return { ...found, items: found.items.map(toResponse) };
  }),
  handleCreate(questionCalls.create, async ({ body, address, language }, services) => {
    await services.postLimit?.take(address, 'question', body.message);
    const at = services.clock().toISOString();
    const { form, reason } = detectSpam(body);
    const question = { ...form, lang: language };
    return {
      make: tx =>
        reason
          ? insertSpam(tx, { kind: 'question', form: question, reason, created_at: at })
          : acceptQuestion(tx, services, question, at),
    };
  }),
  handle(questionCalls.count, async (_, { db, counts }) => {
    const count = (status: QuestionStatus) => countQuestions(db, counts, status);
    return { new: await count('new'), answered: await count('answered'), closed: await count('closed') };
  }),
  handle(
    questionCalls.answer,
    ({ body, session }, services) => answerQuestion(services, body, session.user.id),
    auditedInside,
  ),
  handle(
    questionCalls.setStatus,
    async ({ body: { ids, status } }, { db }) => ({
      changed: await transact(db, tx => setStatus(tx, ids, status)),
    }),
    audited('update', 'question'),
  ),
  handle(
    questionCalls.remove,
    async ({ id, session }, { db, clock }) => {
      const deletion = { by: session.user.id, at: clock().toISOString() };
      await transact(db, tx => moveToTrash(tx, questionRows, id, deletion));
      return success;
    },
    audited('delete', 'question'),
  ),
];
