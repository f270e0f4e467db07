import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { congressCalls } from '#features/events/contract.ts';
import { runs } from '#server/testing/arbitraries.ts';
import { bodyOf, createBy, type Fields, sampleForms } from '#server/testing/sample-forms.ts';
import { createTestSite, type TestSite } from '#server/testing/test-site.ts';

const { create, update, show, remove } = congressCalls;

type Item = Fields & { id: number; version: number; title: string; translation: Translation | null };
type Translation = { id: number; is_outdated: boolean };
type Answer = { status: number; body: Item };

/** What an administrator does to one of two items; a version is stated as that of so many changes ago. */
const actions = fc.record({
  item: fc.constantFrom(0, 1),
  what: fc.oneof(
    {
      weight: 5,
      arbitrary: fc.record({ kind: fc.constant('update' as const), statedAgo: fc.option(fc.nat(2)) }),
    },
    fc.record({
      kind: fc.constantFrom(
        'draft',
        'publish',
        'schedule',
        'pair',
        'part',
        'confirm',
        'move',
        'delete',
        'undelete' as const,
      ),
    }),
    {
      weight: 2,
      arbitrary: fc.record({
        kind: fc.constant('restore' as const),
        version: fc.integer({ min: 1, max: 6 }),
      }),
    },
  ),
});
type Action = typeof actions extends fc.Arbitrary<infer A> ? A : never;

const forms: Record<string, Fields> = {
  draft: { status: 'draft' },
  publish: { status: 'published', publishAt: '' },
  schedule: { status: 'published', publishAt: '2027-01-01T08:00:00.000Z' },
  part: { translationOf: '' },
  confirm: { isCurrent: true },
};

/** Two administrators, and what they have been told. */
async function openSite() {
  const site = await createTestSite({ isThrottled: false });
  const headers = await site.signIn();
  const call = async (method: string, path: string, form?: Fields): Promise<Answer> => {
    const { headers: own, body = null } = form ? bodyOf('json', form) : { headers: {} };
    const init = { method, headers: { ...headers, ...(own as object) }, body };
    const { status, body: item } = await site.call<Item>(path, init);
    return { status, body: item };
  };
  const items = [];
  for (const lang of ['bs', 'en'])
    items.push(await createBy<Item>(site, create, { ...sampleForms.congress, lang }));
  return { site, call, ids: items.map(({ id }) => id), items };
}

const wasTaken = ({ status }: Answer) => status === 200;

test('whatever two administrators do at once, nothing is lost and no pair is broken', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(actions, { minLength: 1, maxLength: 4 }), { maxLength: 8 }),
      async rounds => {
        const { site, call, ids } = await openSite();
        /** The items as they were answered, by id and version. */
        const answered = new Map<string, Item>();
        let count = 0;
        const perform = async ({ item, what }: Action, versions: readonly number[]) => {
          const id = ids[item] ?? 0;
          const other = ids[1 - item] ?? 0;
          const put = (form: Fields) => call('PUT', `${update.path}?id=${id}`, form);
          const note = ({ status, body }: Answer) => {
            if (status === 200 && body.version) answered.set(`${id} ${body.version}`, body);
            return { status, body };
          };
          if (what.kind === 'delete') return call('DELETE', `${remove.path}?id=${id}`);
          if (what.kind === 'undelete') return call('POST', '/trash/restore', { type: 'congress', id });
          if (what.kind === 'restore') {
            const { version } = what;
            return note(await call('POST', '/versions/restore', { type: 'congress', id, version }));
          }
          if (what.kind === 'pair') return put({ translationOf: other });
          count += 1;
          const title = `Naslov ${count}`;
          if (what.kind === 'move') return note(await put({ location: title }));
          if (what.kind !== 'update') return put(forms[what.kind] ?? {});
          const stated = what.statedAgo === null ? undefined : (versions[item] ?? 0) - what.statedAgo;
          const answer = note(
            await put({ title, ...(stated !== undefined && stated > 0 && { version: stated }) }),
          );
          if (wasTaken(answer)) assert.equal(answer.body.title, title);
          if (wasTaken(answer) && stated !== undefined && stated > 0)
            assert.equal(answer.body.version, stated + 1);
          return answer;
        };
        for (const round of rounds) {
          const before = await Promise.all(ids.map(id => call('GET', `${show.path}?id=${id}`)));
          const answers = await Promise.all(
            round.map(action =>
              perform(
                action,
                before.map(({ body }) => body.version ?? 0),
              ),
            ),
          );
          for (const { status } of answers) assert.ok([200, 404, 409, 422].includes(status), String(status));
          await assertSound(site, call, ids, answered);
        }
      },
    ),
    runs(15),
  );
});

/** What holds at every moment, of the two items as they are read now. */
async function assertSound(
  site: TestSite,
  call: (method: string, path: string) => Promise<Answer>,
  ids: readonly number[],
  answered: ReadonlyMap<string, Item>,
): Promise<void> {
  const shown = await Promise.all(ids.map(id => call('GET', `${show.path}?id=${id}`)));
  const living = shown.filter(wasTaken).map(({ body }) => body);
  for (const item of living) {
    const { status, body } = await call('GET', `/versions?type=congress&id=${item.id}`);
    assert.equal(status, 200);
    const numbers = (body as unknown as { version: number }[]).map(({ version }) => version);
    assert.deepEqual(
      numbers,
      Array.from({ length: item.version }, (_, index) => item.version - index),
    );
    // No acknowledged change was lost: each version is what was answered then.
    for (const version of numbers) {
      const known = answered.get(`${item.id} ${version}`);
      if (!known) continue;
      const { body: kept } = await call('GET', `/versions?type=congress&id=${item.id}&version=${version}`);
      const { title, location } = (kept as unknown as { item: Item }).item;
      assert.deepEqual([title, location], [known.title, known.location]);
    }
    if (!item.translation) continue;
    const other = living.find(({ id }) => id === item.translation?.id);
    assert.equal(other?.translation?.id, item.id, 'a pair is one from both sides');
    assert.deepEqual(
      [other?.started_at, other?.show_application_form],
      [item.started_at, item.show_application_form],
    );
    assert.ok(!(item.translation.is_outdated && other?.translation?.is_outdated), 'one side is the latest');
  }
  const { tables } = await site.contents();
  const pairs = (tables.events as { pair_id: number | null; deleted_at: string | null }[])
    .filter(row => row.pair_id !== null && row.deleted_at === null)
    .map(({ pair_id }) => pair_id);
  assert.ok(pairs.length <= 2);
}
