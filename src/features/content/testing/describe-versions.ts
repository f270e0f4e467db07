import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Fields as Values } from '#server/testing/sample-forms.ts';
import { openSite, sampleOf, type TestedType } from './content-kit.ts';

const conflict = {
  bs: 'Podaci su u međuvremenu promijenjeni.',
  en: 'The data have changed in the meantime.',
};

/** The version that counts an item's changes, and updates that state it. */
export function describeVersions(type: TestedType): void {
  test('the version is 1 at first and counts every change', async () => {
    const { add, update, show, page } = await openSite(type);
    const item = await add({ version: 7 });
    assert.equal(item.version, 1);
    for (const [version, title] of [
      [2, 'Prva izmjena'],
      [3, 'Druga izmjena'],
    ] as const) {
      const { body } = await update(item.id, { title });
      assert.deepEqual(body, { ...item, title, version });
      assert.deepEqual([(await show(item.id)).body, (await page()).items[0]?.version], [body, version]);
    }
  });

  test('an update that states the current version passes', async () => {
    const { add, update } = await openSite(type);
    const item = await add();
    for (const version of [1, '2', 3]) {
      const title = `Naslov ${version}`;
      const { status, body } = await update(item.id, { title, version });
      const expected = { ...item, title, version: Number(version) + 1 };
      assert.deepEqual({ status, body }, { status: 200, body: expected });
    }
  });

  test('one that states another version is a conflict', async () => {
    const { site, add, update, stored } = await openSite(type);
    const { id } = await add();
    for (const title of ['Prva izmjena', 'Druga izmjena']) await update(id, { title });
    const before = await stored();
    site.setClock('2026-11-21T10:00:00.000Z');
    for (const version of [1, '2', 4, 900]) {
      for (const language of ['bs', 'en'] as const) {
        const answer = await update<Values>(id, { title: 'Treća', version }, language);
        const body = { error: conflict[language], code: 'conflict' };
        assert.deepEqual(answer, { status: 409, body }, String(version));
      }
    }
    assert.equal((await update(id, { version: 2 })).status, 409, 'nor one that changes nothing');
    assert.deepEqual(await stored(), before);
    assert.equal((await update(id, { title: 'Treća' })).status, 200, 'as before without one');
  });

  test('an update that changes nothing keeps the version', async () => {
    const { site, add, update, stored } = await openSite(type);
    const item = await add();
    const before = await stored();
    site.setClock('2026-11-21T10:00:00.000Z');
    const { sent } = sampleOf(type.fields);
    for (const form of [{}, { version: 1 }, sent, { ...sent, ...type.files, version: '1' }])
      assert.deepEqual(await update(item.id, form), { status: 200, body: item });
    assert.deepEqual(await stored(), before);
  });

  test('a version that is none is refused at its field', async () => {
    const { add, update, show } = await openSite(type);
    const item = await add();
    for (const version of ['abc', '0', '-1', '1.5', '99999999999999999999']) {
      const { status, body } = await update<Values>(item.id, { title: 'Novi', version });
      assert.deepEqual([status, body.fields], [422, { version: 'Unesite cijeli broj.' }], version);
    }
    assert.deepEqual((await show(item.id)).body, item);
    assert.equal((await update(item.id + 1, { title: 'Novi', version: 1 })).status, 404);
  });

  test('of parallel updates of one version one is taken', async () => {
    const { add, update, show } = await openSite(type);
    const { id } = await add();
    const titles = ['A', 'B', 'C', 'D'];
    const answers = await Promise.all(titles.map(title => update(id, { title, version: 1 })));
    const [taken, ...others] = answers.toSorted((a, b) => a.status - b.status);
    assert.deepEqual([taken?.status, ...others.map(({ status }) => status)], [200, 409, 409, 409]);
    assert.deepEqual((await show(id)).body, taken?.body);
  });
}
