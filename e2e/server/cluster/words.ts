import { randomUUID } from 'node:crypto';
import { siteCalls } from '#features/site/contract.ts';
import { createReader, expectViews, longestDelay } from '../../support/ledger/views.ts';
import { test } from '../../support/sites/cluster-test.ts';
import { expect } from '../../support/test.ts';

/** What the association says of itself, changed on one instance and read from both. */
export function testWords(): void {
  test('a new name is on every page at once, and within a second elsewhere', async ({ cluster, apis }) => {
    const readers = cluster.instances.map(({ origin }) => createReader(origin));
    const paths = ['/', '/kontakt', '/api/site', '/manifest.webmanifest', '/kalendar-bs.ics'];
    for (const at of [0, 1] as const) {
      for (const read of readers) for (const path of paths) await read(path);
      const name = `Društvo ${randomUUID()}`;
      const fields = { name, short_name: name.slice(0, 20) };
      const answer = await apis[at].call(siteCalls.update, { query: { lang: 'bs' }, fields });
      const changedAt = performance.now();
      expect(answer?.status, JSON.stringify(answer?.body)).toBe(200);
      const views = paths.map(path => ({
        path,
        isRight: (text: string) => text.includes(fields.short_name),
      }));
      await Promise.all(
        readers.map((read, index) => expectViews(read, views, changedAt + (index === at ? 0 : longestDelay))),
      );
    }
  });
}
