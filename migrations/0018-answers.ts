import { type Kysely, sql } from 'kysely';

/** What has become of a question: in which language it was asked, whether it was answered, by whom and how. */
export async function up(db: Kysely<never>): Promise<void> {
  const questions = db.schema.alterTable('questions');
  await questions.addColumn('lang', 'text', column => column.notNull().defaultTo('bs')).execute();
  await questions.addColumn('status', 'text', column => column.notNull().defaultTo('new')).execute();
  await questions.addColumn('answer', 'text').execute();
  await questions.addColumn('answered_at', 'text').execute();
  await questions
    .addColumn('answered_by', 'integer', column => column.references('users.id').onDelete('set null'))
    .execute();
  // The confirmation was written in the language of the form.
  await sql`
    update questions set lang = coalesce(
      (select min(mails.lang) from mails where about_type = 'question' and about_id = questions.id), 'bs'
    )
  `.execute(db);
  // A question is new until it is answered or closed, not until it was seen.
  await sql`drop index questions_unseen`.execute(db);
  await questions.dropColumn('seen_at').execute();
  await sql`create index questions_by_status on questions (status, id) where deleted_at is null`.execute(db);
}
