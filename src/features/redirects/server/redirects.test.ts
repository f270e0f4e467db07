import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createTestSite, json } from '#server/testing/test-site.ts';
import type { Redirect } from '../contract.ts';
import { createVisitor } from '../testing/visitor.ts';

type Answer = Redirect & { fields?: Record<string, string> };

async function openSite(paths: readonly string[] = []) {
  const site = await createTestSite();
  const headers = await site.signIn();
  const send = (method: string, id: number | undefined, body: object) => {
    const { headers: own, ...init } = json(body);
    return site.call<Answer>(`/redirects${id ? `?id=${id}` : ''}`, {
      ...init,
      method,
      headers: { ...own, ...headers },
    });
  };
  return {
    site,
    visit: createVisitor(site, paths),
    add: (from: string, to: string) => send('POST', undefined, { from, to }),
    update: (id: number, from: string, to: string) => send('PUT', id, { from, to }),
    remove: (id: number) => site.call(`/redirects?id=${id}`, { method: 'DELETE', headers }),
    list: async () => (await site.call<Redirect[]>('/redirects', { headers })).body,
  };
}

test('an address without a page leads on, in one step and with its query', async () => {
  const { add, visit, list } = await openSite(['/novosti']);
  await add('https://stari.example/Vijesti.php?id=3', '/aktuelno');
  await add('/aktuelno/', '/novosti?strana=1#prva');
  await add('/Članovi udruženja', 'https://primjer.ba/popis');
  assert.deepEqual(
    (await list()).map(({ from }) => from),
    ['/članovi udruženja', '/aktuelno', '/vijesti.php'],
  );
  assert.deepEqual(await visit('/vijesti.php?lng=en'), [308, '/novosti?strana=1&lng=en#prva']);
  assert.deepEqual(await visit('/AKTUELNO//'), [308, '/novosti?strana=1#prva']);
  assert.deepEqual(await visit('/%C4%8Clanovi%20udru%C5%BEenja?to=https://zlo.example'), [
    308,
    'https://primjer.ba/popis',
  ]);
  assert.deepEqual(await visit('/vijesti.php/3'), [404, null]);
});

test('a page comes before a redirect of its address, and a change holds at once', async () => {
  const { add, update, remove, visit } = await openSite(['/novosti']);
  const { body } = await add('/novosti', '/kontakt');
  assert.deepEqual(await visit('/novosti'), [200, null]);
  await update(body.id, '/vijesti', '/novosti');
  assert.deepEqual(await visit('/vijesti'), [308, '/novosti']);
  await update(body.id, '/vijesti', '/galerija');
  assert.deepEqual(await visit('/vijesti'), [308, '/galerija']);
  assert.equal((await remove(body.id)).status, 200);
  assert.deepEqual(await visit('/vijesti'), [404, null]);
  assert.equal((await remove(body.id)).status, 404);
  assert.equal((await update(body.id, '/vijesti', '/novosti')).status, 404);
});

test('what cannot be redirected is refused at its field, with what is wrong', async () => {
  const { add, update } = await openSite();
  const refused = async (from: string, to: string) => {
    const { status, body } = await add(from, to);
    return [status, Object.keys(body.fields ?? {})];
  };
  for (const from of [
    '',
    'statut',
    '/',
    '//primjer.ba/x',
    '/api/news',
    '/ADMIN/clanovi',
    '/%E0%A4%A',
    '/a%0Ab',
  ])
    assert.deepEqual(await refused(from, '/novosti'), [422, ['from']], from);
  for (const to of ['', 'novosti', '//zlo.example', '/\\zlo.example', 'javascript:alert(1)', '/a b', '/a\nb'])
    assert.deepEqual(await refused('/stara', to), [422, ['to']], to);
  const { body } = await add('/a', '/b');
  assert.deepEqual(await refused('/A/', '/c'), [422, ['from']], 'it is redirected already');
  assert.deepEqual(await refused('/c', '/c?x=1'), [422, ['to']], 'it leads to itself');
  await add('/b', '/c');
  assert.deepEqual(await refused('/c', '/a'), [422, ['to']], 'it goes round');
  assert.equal((await update(body.id, '/a', '/d')).status, 200);
});
