import { emailKey } from '#shared/addresses/email-key.ts';
import { searchText } from '#shared/text/search.ts';
import type { Person, PersonInput } from '../person.ts';
import { personColumns } from '../person-columns.ts';

export function personRow(person: PersonInput): Person {
  const fields = Object.entries(personColumns) as [keyof PersonInput, keyof Person][];
  return Object.fromEntries(fields.map(([field, column]) => [column, person[field]])) as Person;
}

/** The text that a search for people looks through. */
export function personText({ firstName, lastName, email }: PersonInput): string {
  return searchText(firstName, lastName, email);
}

/** A person as members are stored: found by the number in the register too. */
export function memberRow(person: PersonInput, number: string) {
  const { firstName, lastName, email } = person;
  return {
    ...personRow(person),
    number,
    email_key: emailKey(email),
    search_text: searchText(firstName, lastName, email, number),
  };
}
