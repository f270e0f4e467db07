import type { Selectable } from 'kysely';
import { type ApplicationForm, insertApplicationForm } from '#features/applications/server/actions.ts';
import type { QuestionInput } from '#features/questions/contract.ts';
import { insertQuestion } from '#features/questions/server/queries.ts';
import type { Db } from '#server/db/schema.ts';
import type { Suspect } from '../contract.ts';
import { takeSuspect } from './queries.ts';
import type { SuspectsTables } from './tables.ts';

type SuspectRow = Selectable<SuspectsTables['suspects']>;

/** What a row holds, as the action of its kind wrote it. */
function contentsOf({ kind, form, event_id }: SuspectRow) {
  return kind === 'question'
    ? { kind, form: JSON.parse(form) as QuestionInput }
    : { kind, form: JSON.parse(form) as ApplicationForm, eventId: event_id ?? 0 };
}

/** A suspect as it is looked at: who it names, and all else that was filled in. */
export function describeSuspect(row: SuspectRow): Suspect {
  const { id, reason, created_at } = row;
  return { id, ...describe(contentsOf(row)), reason, created_at };
}

function describe(contents: ReturnType<typeof contentsOf>): Pick<Suspect, 'name' | 'email' | 'text'> {
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

/** Takes a suspect among the messages or applications, as of when it was sent. */
export function release(db: Db, id: number): Promise<void> {
  return db.transaction().execute(async tx => {
    const row = await takeSuspect(tx, id);
    const contents = contentsOf(row);
    if (contents.kind === 'question') await insertQuestion(tx, contents.form, row.created_at);
    else await insertApplicationForm(tx, contents.eventId, contents.form, row.created_at);
  });
}
