import * as z from 'zod/mini';
import { insertApplication } from '#features/applications/server/queries.ts';
import { eventKinds } from '#features/events/kinds.ts';
import { type EventForApplying, findEvent } from '#features/events/server/queries.ts';
import { membershipTypes } from '#features/members/membership-types.ts';
import { type PersonInput, personInput } from '#features/members/person.ts';
import { personColumns } from '#features/members/person-columns.ts';
import { memberRow, personRow, personText } from '#features/members/server/person-row.ts';
import { questionInput } from '#features/questions/contract.ts';
import { reserveIds } from '#server/db/reserve-ids.ts';
import type { Db, Tx } from '#server/db/schema.ts';
import { emailKey } from '#shared/addresses/email-key.ts';
import { defaultLanguage } from '#shared/language.ts';
import { searchText } from '#shared/text/search.ts';
import { findImported, noteImported } from '../imported-items.ts';
import { type OldItem, saidBy } from './old-item.ts';
import { readInstant } from './old-values.ts';
import type { SiteImport } from './site-import.ts';

/** What of a person's kind is stored; `id` is left out where its number is something else's. */
type Insert = (tx: Tx, row: { id?: number; created_at: string }) => Promise<{ id: number }>;
type Kind = { type: 'application' | 'question' | 'member'; table: 'applications' | 'questions' | 'members' };

/** Takes applications, questions and members. Nobody is told of them. */
export async function importPeople(context: SiteImport): Promise<void> {
  for (const kind of eventKinds) await importApplications(context, kind);
  await importAll(context, { type: 'question', table: 'questions' }, 'questions.php', insertQuestion);
  await importAll(context, { type: 'member', table: 'members' }, 'members.php', insertMember);
}

async function importApplications(context: SiteImport, kind: (typeof eventKinds)[number]): Promise<void> {
  const { services, source, planned } = context;
  const { db, visibleTo } = services;
  const taken = await db
    .selectFrom('imported_items')
    .select(['old_id', 'item_id'])
    .where('source', '=', source)
    .where('type', '=', kind)
    .orderBy('old_id')
    .execute();
  const events = [...taken, ...planned.filter(({ type }) => type === kind)];
  for (const [index, old] of events.entries()) {
    context.onProgress({ step: 'application', done: index, total: events.length });
    const event = 'item_id' in old && (await findEvent({ db, visibleTo, session: undefined }, old.item_id));
    if ('item_id' in old && !event) continue;
    await importAll(
      // Of an event's few it is said how far the events are.
      { ...context, onProgress: () => {} },
      { type: 'application', table: 'applications' },
      'applications.php',
      item => (event ? insertApplicationTo(event, item) : readPerson(item) && insertNothing),
      { id: old.old_id, application_type: kind },
    );
  }
}

/** Of an application to an event that a dry run has not taken. */
const insertNothing: Insert = () => Promise.reject(new Error('A dry run inserts nothing.'));

function insertApplicationTo(event: EventForApplying, item: OldItem): Insert | undefined {
  const person = readPerson(item);
  return (
    person &&
    ((tx, row) =>
      insertApplication(tx, {
        ...personRow(person),
        ...row,
        event_id: event.keeper_id,
        made_for: event.id,
        lang: event.lang,
        email_key: emailKey(person.email),
        search_text: personText(person),
        ...{ consent_at: null, consent_version: null, notice_version: null, token_hash: null },
      }))
  );
}

function insertQuestion(item: OldItem): Insert | undefined {
  const names = ['name', 'email', 'message'] as const;
  const said = Object.fromEntries(names.map(name => [name, saidBy(item, name) ?? '']));
  const { data: question } = z.safeParse(questionInput, said);
  if (!question) return undefined;
  const { name, email, message } = question;
  return (tx, row) =>
    tx
      .insertInto('questions')
      .values({
        ...row,
        name,
        email,
        message,
        lang: defaultLanguage,
        search_text: searchText(name, email, message),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
}

function insertMember(item: OldItem): Insert | undefined {
  const person = readPerson(item);
  return (
    person &&
    ((tx, row) =>
      tx
        .insertInto('members')
        .values({ ...row, ...memberRow(person, '') })
        .returning('id')
        .executeTakeFirstOrThrow())
  );
}

/** Undefined without a name or a right e-mail address. */
function readPerson(item: OldItem): PersonInput | undefined {
  const said = Object.entries(personColumns).map(([field, column]) => [field, saidBy(item, column)]);
  const { membershipType, ...person } = Object.fromEntries(said.filter(([, value]) => value !== undefined));
  const meant = membershipTypes.find(type => searchText(type) === searchText(membershipType ?? ''));
  return z.safeParse(personInput, { ...person, membershipType: meant ?? membershipTypes[0] }).data;
}

async function importAll(
  context: SiteImport,
  kind: Kind,
  path: string,
  prepare: (item: OldItem) => Insert | undefined,
  query: Readonly<Record<string, string | number>> = {},
): Promise<void> {
  const { services, site, source, report, isDryRun, signal } = context;
  const items = await Array.fromAsync(site.list(path, query, { isPersonal: true }));
  // The oldest first, so that those without a moment keep their order.
  for (const [index, item] of items.toSorted((one, other) => one.id - other.id).entries()) {
    signal.throwIfAborted();
    context.onProgress({ step: kind.type, done: index, total: items.length });
    const known = await findImported(services.db, { source, type: kind.type, old_id: item.id });
    const insert = known ? undefined : prepare(item);
    if (known) report.count(kind.type, 'kept');
    else if (!insert) report.skip(kind.type, item.id, { reason: 'noPerson' });
    else {
      if (!isDryRun) await services.db.transaction().execute(tx => take(tx, context, kind, { item, insert }));
      report.count(kind.type, 'taken');
    }
  }
}

async function take(
  tx: Tx,
  { services, source }: SiteImport,
  { type, table }: Kind,
  { item, insert }: { item: OldItem; insert: Insert },
): Promise<void> {
  const now = services.clock().toISOString();
  await reserveIds(tx, table, item.id);
  const created_at = readInstant(saidBy(item, 'created_at') ?? '') ?? now;
  const { id } = await insert(tx, { ...((await isFree(tx, table, item.id)) && { id: item.id }), created_at });
  const noted = { source, type, old_id: item.id, item_id: id, hash: null, version: null };
  await noteImported(tx, { ...noted, imported_at: now });
}

async function isFree(db: Db, table: Kind['table'], id: number): Promise<boolean> {
  return (await db.selectFrom(table).select('id').where('id', '=', id).executeTakeFirst()) === undefined;
}
