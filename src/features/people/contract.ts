import * as z from 'zod/mini';
import { endpoint, fileResponse } from '#shared/api/endpoint.ts';
import { optionalText, requiredText } from '#shared/validation.ts';

/** How many rows are kept about a person, by the lists of the record. */
const counts = z.record(z.string(), z.int());

/** So many people are found at most. */
export const mostPeopleFound = 100;

const knownPerson = z.object({
  /** As it was written last. */
  email: z.string(),
  /** The names under which the address came, the latest first. */
  names: z.array(z.string()),
  counts,
  /** When the latest came of what is kept. */
  last_at: z.string(),
});
export type KnownPerson = z.infer<typeof knownPerson>;

/** What is kept, by the columns in which it is kept. */
const kept = z.array(z.looseObject({ id: z.int() }));

const personRecord = z.object({
  email: z.string(),
  applications: kept,
  questions: kept,
  members: kept,
  mails: kept,
  spam: kept,
  /** Of applications: what a change replaced; `id` is that of the application. */
  versions: kept,
  /** Of the first three, what is in the trash, each with its `type`. */
  trash: z.array(z.looseObject({ type: z.string(), id: z.int(), deleted_at: z.string() })),
  certificates: z.array(
    z.object({ number: z.string(), lang: z.string(), revoked_at: z.nullable(z.string()) }),
  ),
});
export type PersonRecord = z.infer<typeof personRecord>;

const query = z.object({ email: requiredText() });

export const peopleCalls = {
  /** Who is known by a part of a name or address: at most 100, the latest first. */
  search: endpoint({
    name: 'searchPeople',
    method: 'GET',
    path: '/people',
    access: 'administrator',
    noCache: true,
    query: z.object({ search: z._default(optionalText(), '') }),
    response: z.array(knownPerson),
    schemaName: 'KnownPerson',
    clientMessage: 'Failed to search people',
  }),
  /** All that is kept about an address; empty lists about one that nobody has. */
  record: endpoint({
    name: 'showPersonRecord',
    method: 'GET',
    path: '/people/record',
    access: 'administrator',
    noCache: true,
    query,
    response: personRecord,
    schemaName: 'PersonRecord',
    clientMessage: 'Failed to fetch the record',
  }),
  /** The same as a ZIP, for programs and for people. */
  exportRecord: endpoint({
    name: 'exportPersonRecord',
    method: 'GET',
    path: '/people/export',
    access: 'administrator',
    noCache: true,
    query,
    contentType: 'application/zip',
    response: fileResponse,
    clientMessage: 'Failed to export the record',
  }),
  /** Erases all of it for good, at once. What is answered names nobody. */
  erase: endpoint({
    name: 'erasePerson',
    method: 'DELETE',
    path: '/people',
    access: 'administrator',
    query,
    response: z.object({ success: z.literal(true), erased_at: z.string(), counts }),
    clientMessage: 'Failed to erase the person',
  }),
};
