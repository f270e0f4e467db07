import type { Selectable } from 'kysely';
import { type ApplicationForm, insertApplicationForm } from '#features/applications/server/actions.ts';
import type { QuestionInput } from '#features/questions/contract.ts';
import { insertQuestion } from '#features/questions/server/queries.ts';
import type { Db } from '#server/db/schema.ts';
import type { SpamSubmission } from '../../spam-contract.ts';
import { takeSpam } from './queries.ts';
import type { SpamTables } from './tables.ts';

type SpamRow = Selectable<SpamTables['suspects']>;

/** What a row holds, as the action of its kind wrote it. */
function contentsOf({ kind, form, event_id }: SpamRow) {
  return kind === 'question'
    ? { kind, form: JSON.parse(form) as QuestionInput }
    : { kind, form: JSON.parse(form) as ApplicationForm, eventId: event_id ?? 0 };
}

/** A suspected submission as the panel shows it: who it names, and all else that was filled in. */
export function describeSubmission(row: SpamRow): SpamSubmission {
  const { id, reason, created_at } = row;
  return { id, ...describe(contentsOf(row)), reason, created_at };
}

function describe(contents: ReturnType<typeof contentsOf>): Pick<SpamSubmission, 'name' | 'email' | 'text'> {
  if (contents.kind === 'question') {
    const { name, email, message } = contents.form;
    return { name, email, text: message };
  }
  const { firstName, lastName, email, ...others } = contents.form.person;
  return {
    name: `${firstName} ${lastName}`,
    email,
    text: Object.values(others).filter(Boolean).join(' · '),
  };
}

/** Moves a submission to the messages or applications, with the time when it was sent. */
export function markAsHam(db: Db, id: number): Promise<void> {
  return db.transaction().execute(async tx => {
    const row = await takeSpam(tx, id);
    const contents = contentsOf(row);
    if (contents.kind === 'question') await insertQuestion(tx, contents.form, row.created_at);
    else await insertApplicationForm(tx, contents.eventId, contents.form, row.created_at);
  });
}
