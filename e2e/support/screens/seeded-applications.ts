import { type PersonInput, personInput } from '#features/members/person.ts';
import { personColumns } from '#features/members/person-columns.ts';
import { emailKey } from '#shared/addresses/email-key.ts';
import { searchText } from '#shared/text/search.ts';
import { withDatabase } from '../sites/database.ts';

export type SeededApplication = Partial<PersonInput> & Pick<PersonInput, 'firstName' | 'lastName' | 'email'>;

/** Inserts applications into a site's database, because the API would be too slow for thousands. */
export function seedApplications(
  dataDir: string,
  eventId: number,
  people: readonly (SeededApplication & { createdAt: string })[],
): void {
  withDatabase(dataDir, database => {
    const own = [
      'event_id',
      'made_for',
      'email_key',
      'search_text',
      'created_at',
      'consent_at',
      'consent_version',
    ];
    const names = [...Object.values(personColumns), ...own];
    const insert = database.prepare(
      `INSERT INTO applications (${names.join()}) VALUES (${names.map(() => '?').join()})`,
    );
    database.exec('BEGIN');
    for (const { createdAt, ...fields } of people) {
      const person = personInput.parse(fields);
      const values = Object.keys(personColumns).map(name => person[name as keyof PersonInput]);
      const text = searchText(person.firstName, person.lastName, person.email);
      insert.run(...values, eventId, eventId, emailKey(person.email), text, createdAt, createdAt, '2026-11');
    }
    database.exec('COMMIT');
  });
}
