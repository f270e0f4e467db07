import { withBelongings } from '#server/erasure/erase.ts';
import { type FoundRow, findPeople, findRowsOf, readRows } from '#server/erasure/find-people.ts';
import type { Services } from '#server/services.ts';
import { emailKey } from '#shared/addresses/email-key.ts';
import { type KnownPerson, mostPeopleFound, type PersonRecord } from '../contract.ts';
import type { RecordPart } from '../texts/record.ts';

/** Who is known by a part of a name or address, the latest first. */
export async function searchPeople(
  { db, personalTables }: Pick<Services, 'db' | 'personalTables'>,
  search: string,
): Promise<KnownPerson[]> {
  const rows = await findPeople(db, personalTables, search);
  return [...Map.groupBy(rows, ({ email }) => emailKey(email)).values()]
    .map(describe)
    .sort((a, b) => (a.last_at < b.last_at ? 1 : -1))
    .slice(0, mostPeopleFound);
}

function describe(rows: readonly FoundRow[]): KnownPerson {
  const latestFirst = rows.toSorted((a, b) => (a.createdAt < b.createdAt ? 1 : -1));
  const counts: KnownPerson['counts'] = {};
  for (const { table } of rows) counts[table.name] = (counts[table.name] ?? 0) + 1;
  return {
    email: latestFirst[0]?.email ?? '',
    names: [...new Set(latestFirst.map(({ name }) => name).filter(Boolean))],
    counts,
    last_at: latestFirst[0]?.createdAt ?? '',
  };
}

/** All that is kept about an address. */
export async function readRecord(services: Services, email: string): Promise<PersonRecord> {
  const { db, personalTables } = services;
  const record: PersonRecord & Record<string, unknown> = {
    email: email.trim(),
    applications: [],
    questions: [],
    members: [],
    mails: [],
    spam: [],
    versions: [],
    trash: [],
    certificates: [],
  };
  const own = await findRowsOf(db, personalTables, email);
  for (const [table, ids] of await withBelongings(db, personalTables, own)) {
    const list = record[table.name as RecordPart] as object[];
    for (const row of await readRows(db, table, [...ids])) {
      const entry = { id: row.id, ...(await table.present(services, row)) };
      const { deleted_at } = row;
      if (typeof deleted_at === 'string') record.trash.push({ type: table.type ?? '', deleted_at, ...entry });
      else list.push(entry);
    }
  }
  return record;
}
