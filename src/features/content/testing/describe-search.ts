import assert from 'node:assert/strict';
import { test } from 'node:test';
import { json } from '#server/testing/test-site.ts';
import { openSite, type TestedType } from './content-kit.ts';

type Results = { items: { type: string; id: number; title: string; url: string }[]; total: number };

const now = '2026-11-21T09:30:00.000Z';
const moment = '2026-11-21T09:30:01.000Z';

/** What the site's search finds of a type, through an item's life (docs/contract.md#search). */
export function describeSearch(type: TestedType): void {
  const { name, fields } = type;

  async function siteWithSearch() {
    const opened = await openSite(type);
    const find = async (q: string, narrowing = '') => {
      const { body } = await opened.site.call<Results>(
        `/search?q=${encodeURIComponent(q)}&lang=bs${narrowing}`,
      );
      assert.equal(body.total, body.items.length);
      return body.items.map(({ id }) => id);
    };
    return { ...opened, find };
  }

  test('it is found by each text that says so, in other forms of its words too', async () => {
    const { add, remove, find } = await siteWithSearch();
    const indexed = Object.entries(fields).filter(([, { indexed }]) => indexed);
    assert.ok(indexed.some(([, field]) => field.indexed === 'title'));
    for (const [field, { kind }] of indexed) {
      if (kind === 'whole') continue;
      const text = kind === 'html' ? '<p>Uvod<br>gl<em>ad</em>ijatorima</p>' : 'Uvod gladijatorima';
      const { id } = await add({ [field]: text });
      const { id: other } = await add();
      assert.deepEqual(await find('gladijatora'), [id], field);
      assert.deepEqual(await find('gladij uvoda', `&type=${name}`), [id], field);
      assert.ok(!(await find('em')).includes(other), 'tags are no text');
      await remove(id);
    }
  });

  test('it is found when and while it is public', async () => {
    const { site, add, update, remove, find } = await siteWithSearch();
    const headers = { ...(await site.signIn()), 'Content-Type': 'application/json' };
    const { id } = await add({ title: 'Drozofila' });
    assert.deepEqual(await find('drozofila'), [id]);
    await update(id, { title: 'Kvasac' });
    assert.deepEqual([await find('drozofila'), await find('kvasac')], [[], [id]]);
    const restore = (path: string, fields: object) =>
      site.call(path, { ...json({ type: name, id, ...fields }), headers });
    assert.equal((await restore('/versions/restore', { version: 1 })).status, 200);
    assert.deepEqual([await find('drozofila'), await find('kvasac')], [[id], []]);
    await remove(id);
    assert.deepEqual(await find('drozofila'), []);
    assert.equal((await restore('/trash/restore', {})).status, 200);
    assert.deepEqual(await find('drozofila'), [id]);
    await update(id, { status: 'draft' });
    assert.deepEqual(await find('drozofila'), []);
    await update(id, { status: 'published', publishAt: moment });
    assert.deepEqual(await find('drozofila'), []);
    site.setClock(moment);
    assert.deepEqual(await find('drozofila'), [id], 'from its moment on');
    site.setClock(now);
    assert.deepEqual(await find('drozofila'), []);
    await update(id, { publishAt: '' });
    assert.deepEqual(await find('drozofila'), [id]);
  });
}
