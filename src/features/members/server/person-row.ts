import { searchText } from '#shared/search.ts';
import { type Person, type PersonInput, personColumns } from '../person.ts';

/** A person as the form sent one, in the columns of the tables of people. */
export function personRow(person: PersonInput): Person {
  const fields = Object.entries(personColumns) as [keyof PersonInput, keyof Person][];
  return Object.fromEntries(fields.map(([field, column]) => [column, person[field]])) as Person;
}

/** What a person is found by. */
export function personText({ firstName, lastName, email }: PersonInput): string {
  return searchText(firstName, lastName, email);
}
