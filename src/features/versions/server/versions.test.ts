import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { type Item, namesOf } from '#features/content/testing/content-kit.ts';
import { languageStatesOf } from '#features/content/testing/describe-states.ts';
import { contentTypes } from '#server/features.ts';
import { startHousekeeping } from '#server/jobs/housekeeping.ts';
import { administrator } from '#server/testing/test-site.ts';
import {
  changesOf,
  instantOf,
  missing,
  openHistory,
  pictures,
  type Refused,
} from '../testing/open-history.ts';

for (const { type } of contentTypes)
  describe(`the versions of ${type.name}:`, () => {
    test('one for each change, which is shown as it was answered then', async () => {
      const { site, fields, add, update, versions, version } = await openHistory(type.name);
      const answers = [await add()];
      const { id } = answers[0] as Item;
      for (const [minute, [, form]] of changesOf(fields).entries()) {
        site.setClock(instantOf(minute + 1));
        const { status, body } = await update(id, form);
        assert.equal(status, 200, JSON.stringify(body));
        answers.push(body);
      }
      const by = { id: 1, email: administrator.email };
      // Another picture takes the focus of the former one away.
      const changedWith = (name: string) => [name, ...namesOf(fields, ({ of }) => of === name)];
      const expected = [Object.keys(fields), ...changesOf(fields).map(([name]) => changedWith(name))].map(
        (changed, minute) => ({ version: minute + 1, at: instantOf(minute), by, changed }),
      );
      assert.deepEqual(
        (await versions(id)).map(entry => ({ ...entry, changed: entry.changed.toSorted() })),
        expected.map(entry => ({ ...entry, changed: entry.changed.toSorted() })).toReversed(),
      );
      for (const [index, item] of answers.entries()) {
        const { at } = expected[index] as (typeof expected)[number];
        assert.deepEqual(await version(id, index + 1), { version: index + 1, at, by, item });
      }
    });

    test('a restored one has every field and file as it was, and a new number', async () => {
      const { site, fields, add, update, show, page, versions, restore } = await openHistory(type.name);
      const first = await add();
      for (const [, form] of changesOf(fields)) await update(first.id, form);
      const last = (await show(first.id)).body;
      site.setClock(instantOf(60));
      const { status, body } = await restore(first.id, 1);
      const version = last.version + 1;
      // The first version has no PDF, so that of today stays (docs/decisions/0053-files-of-items.md).
      const { pdf_url, pdf_size, files } = last;
      const kept = type.restoreFiles && { pdf_url, pdf_size, files };
      assert.deepEqual([status, body], [200, { ...first, ...kept, version, updated_at: instantOf(60) }]);
      assert.deepEqual((await show(first.id)).body, body);
      const [entry] = await versions(first.id);
      const restored = Object.keys(fields).filter(name => !(kept && name === 'pdf'));
      assert.deepEqual(entry?.changed.toSorted(), restored.toSorted());
      const again = await restore(first.id, last.version);
      assert.deepEqual(again.body, { ...last, version: version + 1, updated_at: instantOf(60) });
      const { items } = await page({ search: String(last.title), lang: String(last.lang) });
      assert.deepEqual(
        items.map(({ id }) => id),
        [first.id],
        'found by the words that it has again',
      );
    });

    test('the present one restored is a new one in which nothing was changed', async () => {
      const { add, show, versions, restore } = await openHistory(type.name);
      const item = await add();
      const { status, body } = await restore(item.id, 1);
      assert.deepEqual([status, body], [200, { ...item, version: 2 }]);
      assert.deepEqual((await show(item.id)).body, body);
      assert.deepEqual(
        (await versions(item.id)).map(({ version, changed }) => [version, changed.length > 0]),
        [
          [2, false],
          [1, true],
        ],
      );
    });

    test('a state is none, and stays when one is restored', async () => {
      const { add, update, versions, version, restore } = await openHistory(type.name);
      const item = await add({ status: 'draft' });
      const publish_at = '2027-01-01T08:00:00.000Z';
      await update(item.id, { title: 'Drugi naslov' });
      const scheduled = await update(item.id, { status: 'published', publishAt: publish_at });
      assert.deepEqual([scheduled.body.version, (await versions(item.id)).length], [2, 2]);
      assert.equal((await version(item.id, 1)).item.status, 'scheduled');
      const { body } = await restore(item.id, 1);
      const state = { status: 'scheduled', publish_at, ...languageStatesOf(item, 'scheduled') };
      assert.deepEqual(body, { ...item, version: 3, ...state });
    });

    test('an update that changes nothing makes none', async () => {
      const { add, update, versions } = await openHistory(type.name);
      const { id, title } = await add();
      await update(id, { title });
      assert.equal((await versions(id)).length, 1);
    });

    test('of a deleted, unknown or other item there are none', async () => {
      const { add, remove, get, restore, stored } = await openHistory(type.name);
      const kept = await add();
      const { id } = await add();
      await remove(id);
      const before = await stored();
      for (const other of [id, 99, 0, 'x', '']) {
        assert.deepEqual(await get(`id=${other}`), { status: 404, body: missing }, String(other));
        assert.deepEqual(await get(`id=${other}&version=1`), { status: 404, body: missing }, String(other));
        assert.deepEqual(await restore(other, 1), { status: 404, body: missing }, String(other));
      }
      assert.deepEqual(await get(`id=${kept.id}&version=2`), { status: 404, body: missing });
      assert.deepEqual(await restore(kept.id, 2), { status: 404, body: missing });
      assert.deepEqual(await stored(), before);
    });
  });

test('an event is one of its own kind only', async () => {
  const { add, restore, get } = await openHistory('workshop');
  const { id } = await add();
  assert.deepEqual(await restore(id, 1, 'congress'), { status: 404, body: missing });
  assert.equal((await get(`id=${id}`)).status, 200);
});

test('an unknown type or version is refused at its field', async () => {
  const { site, headers, add, get, restore } = await openHistory('news');
  const { id } = await add();
  for (const type of ['nothing', 'question', 'toString', ''])
    for (const query of ['', '&version=1']) {
      const path = `/versions?id=${id}${query}${type && `&type=${type}`}`;
      const { status, body } = await site.call<Refused>(path, { headers });
      assert.deepEqual([status, Object.keys(body.fields)], [422, ['type']], path);
      const refused = await restore<Refused>(id, 1, type);
      assert.deepEqual([refused.status, Object.keys(refused.body.fields)], [422, ['type']], type);
    }
  for (const version of ['0', '-1', '1.5', 'x']) {
    const { status, body } = await get<Refused>(`id=${id}&version=${version}`);
    assert.deepEqual([status, Object.keys(body.fields)], [422, ['version']], version);
    const refused = await restore<Refused>(id, version);
    assert.deepEqual([refused.status, Object.keys(refused.body.fields)], [422, ['version']], version);
  }
});

test('of an item from before versions were kept there is the present one', async () => {
  const { site, add, update, versions, version, restore } = await openHistory('news');
  const item = await add();
  await site.db.deleteFrom('versions').execute();
  const made = { version: 1, at: instantOf(0), by: null };
  assert.deepEqual(await versions(item.id), [{ ...made, changed: [] }]);
  assert.deepEqual(await version(item.id, 1), { ...made, item: { ...item, updated_by: null } });
  site.setClock(instantOf(1));
  await update(item.id, { title: 'Drugi naslov' });
  const entries = await versions(item.id);
  assert.deepEqual(
    entries.map(({ changed }) => changed),
    [['title'], []],
  );
  assert.deepEqual(entries[1], { ...made, changed: [] });
  assert.equal((await restore(item.id, 1)).body.title, item.title);
});

test('versions of twelve months and at least twenty are kept', async () => {
  const { site, add, update, versions, get, version } = await openHistory('news');
  const { id } = await add({ image: pictures[0] });
  const other = await add();
  await update(id, { image: pictures[1] });
  for (let count = 3; count <= 22; count += 1) await update(id, { title: `Naslov ${count}` });
  const ofNews = site.db.selectFrom('versions').where('type', '=', 'news');
  const kept = ofNews.select('version').where('item_id', '=', id);
  const numbers = async () => (await kept.orderBy('version', 'desc').execute()).map(row => row.version);
  const tidyAt = async (instant: string) => {
    site.setClock(instant);
    await startHousekeeping(site.services).stop();
    return site.originals.files.size;
  };
  assert.equal(await tidyAt('2027-11-21T09:30:00.000Z'), 2);
  assert.equal((await numbers()).length, 22);
  assert.equal(await tidyAt('2027-11-21T09:30:00.001Z'), 1, 'the picture of the first is let go');
  site.setClock(instantOf(0));
  assert.deepEqual(
    await numbers(),
    Array.from({ length: 20 }, (_, index) => 22 - index),
  );
  assert.equal((await version(id, 3)).item.title, 'Naslov 3');
  assert.equal((await get(`id=${id}&version=2`)).status, 404);
  assert.equal((await versions(other.id)).length, 1);
  const logged = site.logged.findLast(({ event }) => event === 'old versions removed');
  assert.equal(logged?.count, 2);
});

test('what a translation does not have yet is told from when it was last current', async () => {
  const { site, headers, add, update } = await openHistory('news');
  const bs = await add({ title: 'Prvi' });
  await update(bs.id, { title: 'Drugi' });
  const en = await add({ title: 'Second', lang: 'en', translationOf: bs.id });
  const newTexts = async (id: number) => {
    const { status, body } = await site.call<{ before: Item; after: Item } | null>(
      `/versions/new-texts?type=news&id=${id}`,
      { headers },
    );
    assert.equal(status, 200);
    return body && [body.before.title, body.after.title];
  };
  assert.equal(await newTexts(en.id), null);
  await update(bs.id, { publishedAt: '2026-11-20' });
  assert.equal(await newTexts(en.id), null, 'no text was changed');
  await update(bs.id, { title: 'Treći' });
  await update(bs.id, { title: 'Četvrti' });
  assert.deepEqual(await newTexts(en.id), ['Drugi', 'Četvrti']);
  assert.equal(await newTexts(bs.id), null);
  await update(en.id, { isCurrent: 'true' });
  assert.equal(await newTexts(en.id), null);
  await update(bs.id, { title: 'Peti' });
  assert.deepEqual(await newTexts(en.id), ['Četvrti', 'Peti']);
  await update(en.id, { title: 'Fifth' });
  assert.equal(await newTexts(en.id), null);
  assert.deepEqual(await newTexts(bs.id), ['Second', 'Fifth']);
});
