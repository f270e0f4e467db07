import assert from 'node:assert/strict';
import { test } from 'node:test';
import { create, type Fields } from '#server/testing/sample-forms.ts';
import { createTestSite } from '#server/testing/test-site.ts';
import { eventKinds } from '../kinds.ts';

const lists = { workshop: '/workshops.php', symposium: '/symposium.php', congress: '/congress.php' };

const events: [title: string, startedAt: string, finishedAt: string][] = [
  ['past', '2025-05-01', '2025-05-02'],
  ['upcoming, later', '2027-02-01', '2027-02-01'],
  ['running, since long', '2026-01-01', '2026-12-31'],
  ['past, last', '2026-11-18', '2026-11-19'],
  ['running, its last day', '2026-11-19', '2026-11-20'],
  ['upcoming, tomorrow', '2026-11-21', '2026-11-21'],
  ['past, begun earlier', '2026-11-01', '2026-11-19'],
];

for (const kind of eventKinds) {
  test(`the site lists each ${kind} that runs, then upcoming, then past ones`, async () => {
    const site = await createTestSite();
    for (const [title, startedAt, finishedAt] of events)
      await create(site, kind, { title, startedAt, finishedAt });
    const titles = async (query: string) => {
      const { body } = await site.call<{ items: Fields[] }>(`${lists[kind]}?${query}`);
      return body.items.map(({ title }) => title);
    };
    // 00:30 of 20 November in Sarajevo.
    site.setClock('2026-11-19T23:30:00.000Z');
    const arranged = [
      ...['running, since long', 'running, its last day', 'upcoming, tomorrow', 'upcoming, later'],
      ...['past, last', 'past, begun earlier', 'past'],
    ];
    assert.deepEqual(await titles('arranged=true&pageSize=100'), arranged);
    const paged = await Promise.all([1, 2, 3].map(page => titles(`arranged=true&pageSize=3&page=${page}`)));
    assert.deepEqual(paged.flat(), arranged);
    site.setClock('2026-11-20T23:00:00.000Z');
    assert.deepEqual((await titles('arranged=true&pageSize=100')).slice(0, 5), [
      ...[
        'running, since long',
        'upcoming, tomorrow',
        'upcoming, later',
        'running, its last day',
        'past, last',
      ],
    ]);
    const byFirstDay = events.toSorted(([, one], [, other]) => other.localeCompare(one));
    assert.deepEqual(
      await titles('pageSize=100'),
      byFirstDay.map(([title]) => title),
    );
  });
}
