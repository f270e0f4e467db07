// Only on SQLite.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { newsFeedPath } from '#features/news/paths.ts';
import type { Endpoint } from '#shared/api/endpoint.ts';
import { languages } from '#shared/language.ts';
import { Schemas } from '../api-description/schemas.ts';
import { handlers } from '../features.ts';
import { serveFeed } from '../feeds/routes.ts';
import { Dispatcher } from '../http/dispatch.ts';
import { requestOf } from '../testing/expected-call.ts';
import { sampleCall } from '../testing/expected-calls.ts';
import { createFilledSite } from '../testing/filled-site.ts';
import { type PlannedQuery, planOf, recordQueries } from './testing/recorded-queries.ts';

/** Queries that may take longer with more rows, and why. */
const exceptions: { of: RegExp; may: RegExp; because: string }[] = [
  {
    of: / like \? escape /,
    may: /^(looks at every row|has no index for search_text)/,
    because: 'a search is for any part of a word, which no index has',
  },
  {
    of: /order by alphabetical\(/,
    may: /^sorts/,
    because: 'the panel sorts by any field; of 10,000 rows in 30 ms, by keys of ids alone',
  },
  {
    of: /where "content"\."id" in \(|where "(applications|members|questions)"\."id" in \(/,
    may: /^sorts/,
    because: 'the rows of one page, found by their ids, are put in order again',
  },
  {
    of: /from "applications" .* and "event_id" = \? and "(attended|status)" (=|in) /,
    may: /./,
    because: 'all applications to one event are read, for a file that lists those who came',
  },
  {
    of: / from "members" where .*("status" = \?|"membership_type" = \?|"paid_until")/,
    may: /^(sorts|looks at every row of members|has no index for (membership_type|paid_until|status))/,
    because: 'the register is narrowed by what few of its rows have; of 10,000 in some milliseconds',
  },
  {
    of: /"publish_at" is not null/,
    may: /^sorts/,
    because: 'what is scheduled is little, however much there is',
  },
  {
    of: /"finished_at" >= \?/,
    may: /^(sorts|has no index for (lang|location))/,
    because: 'events that are not over are few, however many there have been',
  },
  {
    of: /"(started|published)_at" >= \? and/,
    may: /^(sorts|has no index for (lang|finished_at|location))/,
    because: 'a year has few items, whatever they are',
  },
  {
    of: /with recursive places/,
    may: /^looks at every row of places/,
    because: 'places are found by the index, each after the one before it',
  },
  {
    of: /from "sessions" where "user_id" = \?/,
    may: /^(sorts|has no index for (used_at|created_at))/,
    because: 'one account has few sessions, and those that ended go',
  },
  {
    of: / from "users" (order by "id"|where "role" = )/,
    may: /./,
    because: 'an association has few accounts',
  },
  {
    of: /^select "id", "lang", "title", "started_at" from "events" /,
    may: /^sorts/,
    because: 'the panel offers the latest events; of 10,000 in some milliseconds, by the rows of an index',
  },
  {
    of: / from "application_statistics" /,
    may: /^sorts/,
    because: 'what stays of an event’s applications is a handful of numbers',
  },
  {
    of: / from "audit_entries" where .* order by "id" desc/,
    may: /^has no index for (type|item_id|action|account_id)/,
    because:
      'an index finds one of the conditions in the order of the list; the others are passed over until a page is full',
  },
  {
    of: /^\s*select .* as since, .* < \?/s,
    may: /./,
    because:
      'what is due is looked for when it is asked for and every hour, in tables that retention keeps small',
  },
  {
    of: / from "missing_addresses" /,
    may: /./,
    because: 'what was asked for in vain is 500 addresses at most',
  },
  {
    of: / from "imported_items" where \("item_id" <> "old_id" or "old_address" is not null\)/,
    may: /^sorts/,
    because: 'where they lead is remembered',
  },
  {
    of: / from "notice_versions" where "version" = \?/,
    may: /^has no index for version/,
    because: 'the version is the number of the row',
  },
  {
    of: /\) as trash/,
    may: /./,
    because: 'the trash is small: what is in it goes by itself after a month',
  },
  {
    of: /^select count\(\*\) as "total" from/,
    may: /^(looks at every row|has no index) /,
    because:
      'how many rows there are is remembered until the table is changed (docs/performance.md#what-grows-and-what-does-not)',
  },
];

/** What is looked up for each row by its own index. */
const ofOneRow =
  /\(select (count\(\*\) from "\w+" where "\w+" = "\w+"\."id" and deleted_at is null( and \w+ = \w+\.id)?\)|min\(living\.id\)|1 from "\w+" as parent)|or exists|exists \(\s*select (counterpart\.id|"earlier"\."id") /g;

/** The columns in a query's conditions; a query by id needs no index for others. */
function conditionsOf(sql: string): string[] {
  // Rows whose moment has not come are few: they are passed over in the order of the index.
  const compared = [...sql.matchAll(/"(\w+)" (?:=|in|>=|<=|<|>|like) \(?\?/g)]
    .map(([, column = '']) => column)
    .filter(column => column !== 'publish_at');
  return compared.includes('id') ? ['id'] : compared;
}

/** The steps of a query that take longer with more rows. */
function slowParts({ sql, plan }: PlannedQuery): string[] {
  const steps = plan.map(({ detail }) => detail);
  const narrowed = conditionsOf(sql).filter(column => {
    const name = column.endsWith('id') ? `(${column}|rowid)` : column;
    return !steps.some(step => new RegExp(`\\b${name}[=<>]`).test(step));
  });
  const scanned = plan.filter(
    ({ detail }) => /^SCAN \w+/.test(detail) && !detail.startsWith('SCAN CONSTANT'),
  );
  // Reading in index order until a page is full is fast; scanning all rows for one result is not.
  const isWhole =
    /\b(count|sum|max|min)\(|exists/.test(sql.replace(ofOneRow, '')) ||
    narrowed.length > 0 ||
    scanned.length > 1;
  return [
    ...new Set(narrowed.map(column => `has no index for ${column}`)),
    ...(isWhole ? scanned.map(({ detail }) => `looks at every row of ${detail.split(' ')[1]}`) : []),
    ...steps.filter(step => step.startsWith('USE TEMP B-TREE')).map(step => `sorts: ${step}`),
    ...steps.filter(step => step.includes('AUTOMATIC')).map(step => `makes an index: ${step}`),
  ];
}

const made = new Set<string>();

function assertFast(query: PlannedQuery, asked: string): void {
  const slow = slowParts(query).filter(part => {
    const exception = exceptions.find(({ of, may }) => of.test(query.sql) && may.test(part));
    if (exception) made.add(exception.because);
    return !exception;
  });
  assert.deepEqual(slow, [], [asked, query.sql, ...query.plan.map(({ detail }) => detail)].join('\n'));
}

const { site, ids } = await createFilledSite({ isThrottled: false });
const headers = await site.signIn();
const { db, queries } = recordQueries(site.db);
const services = { ...site.services, db };

async function assertAnswersFast(asked: string, answer: () => Promise<Response | undefined>): Promise<void> {
  queries.length = 0;
  assert.equal((await answer())?.status, 200, asked);
  for (const query of [...queries]) assertFast(await planOf(site.db, query), asked);
}

/** Values for query parameters whose schema does not list them. */
const values: Record<string, string> = {
  lang: 'en',
  all: 'true',
  search: 'lipidi',
  page: '1000',
  pageSize: '3',
  year: '2026',
  place: 'Sarajevo',
  event: '1',
  type: 'news',
  aboutType: 'question',
  aboutId: '1',
  id: '1',
  who: '1',
  version: '1',
  paid: '2026',
  unpaid: '2026',
  city: 'Sarajevo',
};

/** The call's other filters: each alone, all together, and without a language. */
function narrowingsOf(endpoint: Endpoint, sample: Record<string, string | number>): Record<string, string>[] {
  const parameters = endpoint.query ? (new Schemas([]).input(endpoint.query).properties ?? {}) : {};
  const narrowings = Object.entries(parameters)
    .filter(([name]) => !(name in sample) || name === 'page')
    .map(([name, schema]) => ({
      [name]: String((schema.enum as string[] | undefined)?.[0] ?? values[name]),
    }));
  const inEveryLanguage = narrowings.filter(({ lang, search, sort }) => !lang && !search && !sort);
  return [{}, ...narrowings, Object.assign({}, ...narrowings), Object.assign({}, ...inEveryLanguage)];
}

const dispatcher = new Dispatcher(handlers, services);
for (const { endpoint } of handlers.filter(({ endpoint: { method } }) => method === 'GET')) {
  test(`${endpoint.name} is answered by indexes`, async () => {
    const { query = {} } = sampleCall(endpoint, ids);
    for (const narrowing of narrowingsOf(endpoint, query)) {
      const [path, init] = requestOf(endpoint, { query: { ...query, ...narrowing } }, headers);
      const request = new Request(`http://localhost/api${path}`, init);
      await assertAnswersFast(path, () => dispatcher.respond(request, endpoint.path, '127.0.0.1'));
    }
  });
}

const feeds = [
  '/sitemap.xml',
  `/kalendar/${ids.workshop}.ics`,
  ...languages.flatMap(language => [newsFeedPath(language), `/kalendar-${language}.ics`]),
];
for (const path of feeds) {
  test(`${path} is answered by indexes`, () =>
    assertAnswersFast(path, () => serveFeed(services, 'http://localhost', path)));
}

test('every exception is needed', () => {
  const needless = exceptions.filter(({ because }) => !made.has(because));
  assert.deepEqual(needless, []);
});
