import assert from 'node:assert/strict';
import { test } from 'node:test';
import { create } from '#server/testing/sample-forms.ts';
import { createTestSite, json } from '#server/testing/test-site.ts';
import type { OwnPage } from '../contract.ts';

type Problems = { fields: Record<string, string> };

async function openPages() {
  const site = await createTestSite();
  const headers = await site.signIn();
  const add = (fields: object = {}) => create<OwnPage>(site, 'page', { ...fields });
  const send = <Body = OwnPage>(path: string, method: string, body?: object) =>
    site.call<Body>(path, {
      ...(body && json(body)),
      method,
      headers: { ...(body && json(body).headers), ...headers },
    });
  return {
    site,
    add,
    send,
    update: <Body = OwnPage>(id: number, body: object) => send<Body>(`/page?id=${id}`, 'PUT', body),
    remove: (id: number) => send(`/page?id=${id}`, 'DELETE'),
    at: async (slug: string, query = '') =>
      (await site.call<OwnPage>(`/page?slug=${encodeURIComponent(slug)}${query}`)).body.id,
  };
}

test('an address is made of the title, and of what is typed', async () => {
  const { add, update } = await openPages();
  const slugOf = async (fields: object) => (await add(fields)).slug;
  assert.equal(await slugOf({ title: 'Čišćenje žlijeba: Đačko „ćoše“' }), 'ciscenje-zlijeba-djacko-cose');
  assert.equal(await slugOf({ title: '🧬' }), 'stranica');
  assert.equal(await slugOf({ title: '🧬', lang: 'en' }), 'page');
  assert.equal(await slugOf({ title: 'Č'.repeat(300) }), 'c'.repeat(80));
  assert.equal(await slugOf({ slug: ' Članovi / Prijatelji ' }), 'clanovi-prijatelji');
  const { id, slug } = await add();
  assert.equal(
    (await update(id, { slug: '', title: 'Novi' })).body.slug,
    slug,
    'a title does not move a page',
  );
});

test('an address is one page’s in each language, also while it is in the trash', async () => {
  const { add, update, remove, send } = await openPages();
  const first = await add({ title: 'Statut' });
  assert.deepEqual(
    [(await add({ title: 'Statut' })).slug, (await add({ title: 'STATUT' })).slug],
    ['statut-2', 'statut-3'],
  );
  const english = await add({ title: 'Statut', lang: 'en' });
  assert.equal(english.slug, 'statut');
  const taken = { slug: 'Ovu adresu već ima druga stranica, možda u korpi. Odaberite drugu.' };
  const other = await add({ title: 'Drugo' });
  await remove(first.id);
  for (const answer of [
    await update<Problems>(other.id, { slug: 'statut' }),
    await send<Problems>('/pages', 'POST', { title: 'Treće', slug: 'Statut' }),
    await update<Problems>(english.id, { lang: 'bs' }),
  ])
    assert.deepEqual([answer.status, answer.body.fields], [422, taken]);
  await send('/trash/restore', 'POST', { type: 'page', id: first.id });
  assert.equal((await send(`/page?id=${first.id}`, 'GET')).body.slug, 'statut');
});

test('a former address leads to its page, by one step, until the page goes', async () => {
  const { add, update, remove, send, at } = await openPages();
  const { id } = await add({ title: 'Statut' });
  await update(id, { slug: 'pravila' });
  await update(id, { slug: 'akti' });
  assert.deepEqual([await at('statut'), await at('pravila'), await at('akti')], [id, id, id]);
  await remove(id);
  assert.deepEqual([await at('statut'), await at('akti')], [undefined, undefined]);
  await send('/trash/restore', 'POST', { type: 'page', id });
  assert.equal(await at('statut'), id);
  const other = await add({ title: 'Statut' });
  assert.equal(other.slug, 'statut', 'it is free for another page');
  assert.equal(await at('statut'), other.id, 'which then has it');
  await update(id, { slug: 'pravila' });
  assert.deepEqual([await at('pravila'), await at('akti')], [id, id], 'and back');
  await update(other.id, { status: 'draft' });
  assert.equal(await at('statut'), id, 'a draft leads nowhere');
});

test('an address in both languages is the reader’s, and a pair answers the one asked for', async () => {
  const { add, at } = await openPages();
  const bs = await add({ title: 'Press' });
  const en = await add({ title: 'Press', lang: 'en' });
  assert.deepEqual(
    [await at('press'), await at('press', '&lang=en'), await at('press', '&lang=bs')],
    [bs.id, en.id, bs.id],
  );
  const statute = await add({
    title: 'Statute',
    lang: 'en',
    translationOf: (await add({ title: 'Statut' })).id,
  });
  assert.equal(await at('statut', '&lang=en'), statute.id);
  assert.deepEqual(
    [await at('nema'), await at('🧬'), await at("a' or 1=1")],
    [undefined, undefined, undefined],
  );
});

test('a version that is restored takes the address that the page had, unless another one has it', async () => {
  const { add, update, send } = await openPages();
  const { id } = await add({ title: 'Statut' });
  await update(id, { slug: 'pravila' });
  const restore = () =>
    send<OwnPage & Problems>('/versions/restore', 'POST', { type: 'page', id, version: 1 });
  assert.equal((await restore()).body.slug, 'statut');
  await update(id, { slug: 'pravila' });
  await add({ title: 'Statut' });
  const { status, body } = await restore();
  assert.deepEqual([status, Object.keys(body.fields)], [422, ['slug']]);
});
