import { detectSpam } from '#features/submissions/server/spam/detect-spam.ts';
import { insertSpam } from '#features/submissions/server/spam/queries.ts';
import { moveToTrash } from '#server/db/living-rows.ts';
import { paginate } from '#server/db/pagination.ts';
import { type Handler, handle, handleCreate } from '#server/http/handler.ts';
import { success } from '#shared/endpoint.ts';
import * as contract from '../contract.ts';
import { acceptQuestion } from './actions.ts';
import { countUnseenQuestions, markSeen, questions } from './queries.ts';
import { questionRows } from './tables.ts';

const { questionCalls } = contract;

export const questionsHandlers: Handler[] = [
  handle(questionCalls.list, ({ query }, { db }) => questions(db, query).execute()),
  handle(questionCalls.page, ({ query }, { db, counts }) =>
    paginate(counts, { query: questions(db, query), table: 'questions' }, query),
  ),
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
  handle(contract.questionCalls.countUnseen, async (_, { db }) => ({
    count: await countUnseenQuestions(db),
  })),
  handle(contract.questionCalls.markSeen, async ({ query }, { db, clock }) => {
    await markSeen(db, query.ids, clock().toISOString());
    return success;
  }),
  handle(questionCalls.remove, async ({ id, session }, { db, clock }) => {
    await moveToTrash(db, questionRows, id, { by: session.user.id, at: clock().toISOString() });
    return success;
  }),
];
