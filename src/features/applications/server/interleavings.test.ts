import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { runs } from '#server/testing/arbitraries.ts';
import { siteWithPlaces } from '../testing/site-with-places.ts';

type Site = Awaited<ReturnType<typeof siteWithPlaces>>;
/** What is done, to which of the applications that there are. */
type Move = { what: (typeof moves)[number]; which: number };

const moves = [
  ...(['apply', 'apply', 'accept', 'decline', 'wait', 'withdraw'] as const),
  ...(['delete', 'restore', 'widen', 'narrow', 'manual', 'automatic'] as const),
];
const arbitraryMove: fc.Arbitrary<Move> = fc.record({ what: fc.constantFrom(...moves), which: fc.nat(5) });

async function make(site: Site, { what, which }: Move, urls: string[], limit: { capacity: number }) {
  const id = which + 1;
  const url = urls[which];
  switch (what) {
    case 'apply':
      urls.push((await site.apply()).body.url);
      return;
    case 'accept':
      return site.decide([id], 'accepted');
    case 'decline':
      return site.decide([id], 'declined');
    case 'wait':
      return site.decide([id], 'waiting');
    case 'withdraw':
      return url && site.mine(url, 'DELETE');
    case 'delete':
      return site.remove(id);
    case 'restore':
      return site.restore(id);
    case 'widen':
    case 'narrow':
      limit.capacity = Math.max(1, limit.capacity + (what === 'widen' ? 1 : -1));
      return site.update({ capacity: limit.capacity });
    default:
      return site.update({ admission: what });
  }
}

test('whatever happens in whatever order, nobody is accepted beyond the places, and none is free while others wait unasked', async () => {
  const property = fc.asyncProperty(
    fc.array(arbitraryMove, { minLength: 4, maxLength: 14 }),
    async script => {
      const site = await siteWithPlaces('workshop', { capacity: 2 });
      const urls: string[] = [];
      const limit = { capacity: 2 };
      let before = 0;
      const told = new Set<number>();
      for (const move of script) {
        await make(site, move, urls, limit);
        if (move.what === 'wait') told.add(move.which + 1);
        const all = await site.list();
        const accepted = all.filter(({ status }) => status === 'accepted').length;
        const positions = all.flatMap(({ position }) => position ?? []).sort((one, other) => one - other);
        const { places_left, admission } = await site.show();
        assert.ok(accepted <= Math.max(limit.capacity, before), `${accepted} of ${limit.capacity}`);
        assert.equal(places_left, Math.max(0, limit.capacity - accepted));
        assert.deepEqual(
          positions,
          [...positions.keys()].map(index => index + 1),
          'without gaps',
        );
        if (admission === 'automatic')
          assert.ok(
            places_left === 0 || all.every(({ id, status }) => status !== 'waiting' || told.has(id)),
            'nobody waits in vain',
          );
        for (const { id, status } of all) if (status !== 'waiting') told.delete(id);
        before = accepted;
      }
    },
  );
  await fc.assert(property, runs(15));
});
