import assert from 'node:assert/strict';
import { test } from 'node:test';
import { create } from '#server/testing/sample-forms.ts';
import { createTestSite, json } from '#server/testing/test-site.ts';
import type { Arrangement, Menu } from '../contract.ts';

async function openMenu() {
  const site = await createTestSite();
  const headers = await site.signIn('editor');
  return {
    site,
    menu: async (lang = 'bs') => (await site.call<Menu>(`/menu?lang=${lang}`)).body,
    arrangement: async () => (await site.call<Arrangement>('/menu/arrangement', { headers })).body,
    put: (body: object) => {
      const { headers: own, ...init } = json(body);
      return site.call<Arrangement & { fields: object }>('/menu', {
        ...init,
        method: 'PUT',
        headers: { ...own, ...headers },
      });
    },
    page: (fields: object = {}) => create(site, 'page', fields as never),
    update: async (id: number, body: object) => {
      const { headers: own, ...init } = json(body);
      return site.call(`/page?id=${id}`, { ...init, method: 'PUT', headers: { ...own, ...headers } });
    },
    remove: (id: number) => site.call(`/page?id=${id}`, { method: 'DELETE', headers }),
  };
}

const written = ({ entries }: { entries: Menu['entries'] | Arrangement['entries'] }) =>
  entries.map(({ label, children }) => [label, ...children.map(child => child.label)]);

test('the menu has at first what the program leads to, in both languages', async () => {
  const { menu } = await openMenu();
  assert.deepEqual(written(await menu()), [
    ['O nama', 'Misija', 'Ciljevi i djelatnosti', 'Organizacija', 'Novosti', 'Historija'],
    ['Novosti'],
    ['Aktivnosti', 'Svi događaji', 'Kongresi', 'Edukacije', 'Simpoziji', 'Publikacije'],
    ['Radionice'],
    ['Kontakt'],
    ['Galerija'],
  ]);
  const english = await menu('en');
  assert.deepEqual(written(english).at(1), ['News']);
  const { url, items } = english.entries.find(({ key }) => key === 'workshops') ?? {};
  assert.deepEqual([url, items], ['/radionice', '/radionica/']);
});

test('own pages stand in it by their titles, one entry for both languages', async () => {
  const { menu, put, page, update, remove, site } = await openMenu();
  const statute = await page({ title: 'Statut' });
  const english = await page({ title: 'Statute', lang: 'en', translationOf: statute.id });
  const press = await page({ title: 'Press', lang: 'en' });
  const entries = [{ key: 'news', children: [{ key: `page-${statute.id}` }] }, { key: `page-${press.id}` }];
  assert.equal((await put({ entries })).status, 200);
  assert.deepEqual(written(await menu()), [['Novosti', 'Statut'], ['Press']]);
  const shown = await menu('en');
  assert.deepEqual(written(shown), [['News', 'Statute'], ['Press']]);
  const [first] = shown.entries[0]?.children ?? [];
  assert.deepEqual([first?.url, first?.lang], ['/stranice/statute', 'en']);
  await update(statute.id, { title: 'Pravila', slug: 'pravila' });
  assert.equal((await menu()).entries[0]?.children[0]?.url, '/stranice/pravila');
  await update(statute.id, { status: 'draft' });
  assert.deepEqual(written(await menu())[0], ['Novosti', 'Statute'], 'what exists is shown');
  await remove(english.id);
  assert.deepEqual(written(await menu())[0], ['Novosti']);
  await site.call('/trash/restore', {
    ...json({ type: 'page', id: english.id }),
    headers: { ...json({}).headers, ...(await site.signIn()) },
  });
  assert.deepEqual(written(await menu())[0], ['Novosti', 'Statute'], 'and it is back with the page');
});

test('a page that is scheduled comes into menu and footer at its moment', async () => {
  const { menu, put, page, site } = await openMenu();
  const { id } = await page({ title: 'Statut', publishAt: '2026-11-21T10:00:00Z' });
  await put({ entries: [{ key: `page-${id}`, children: [{ key: 'news' }] }] });
  assert.deepEqual([written(await menu()), (await menu()).footer], [[['Novosti']], []]);
  site.setClock('2026-11-21T10:00:00.000Z');
  assert.deepEqual(written(await menu()), [['Statut', 'Novosti']]);
  assert.deepEqual(
    (await menu()).footer.map(({ label }) => label),
    ['Statut'],
  );
});

test('the footer has the pages that are to stand there, in the reader’s language', async () => {
  const { menu, page } = await openMenu();
  const { id } = await page({ title: 'Za medije' });
  await page({ title: 'For the media', lang: 'en', translationOf: id });
  await page({ title: 'Skriveno', inFooter: false });
  await page({ title: 'Nacrt', status: 'draft' });
  const footer = async (lang: string) => (await menu(lang)).footer.map(({ label, url }) => [label, url]);
  assert.deepEqual(await footer('bs'), [['Za medije', '/stranice/za-medije']]);
  assert.deepEqual(await footer('en'), [['For the media', '/stranice/for-the-media']]);
});

test('whoever arranges it sees drafts and what does not stand in it, and overtakes nobody', async () => {
  const { arrangement, put, page } = await openMenu();
  const { id } = await page({ title: 'Statut', status: 'draft' });
  const first = await arrangement();
  assert.deepEqual([first.version, written(first)[1]], [1, ['Novosti']]);
  assert.deepEqual(
    first.others.map(({ label, is_public }) => [label, is_public]),
    [
      ['Ljudi', true],
      ['Stranice', true],
      ['Statut', false],
    ],
  );
  const { body } = await put({ version: 1, entries: [{ key: 'contact' }, { key: `page-${id}` }] });
  assert.deepEqual([body.version, written(body)], [2, [['Kontakt'], ['Statut']]]);
  assert.ok(body.others.some(({ key }) => key === 'gallery'));
  assert.deepEqual(await arrangement(), body);
  assert.equal((await put({ version: 1, entries: [{ key: 'news' }] })).status, 409);
  assert.deepEqual(await arrangement(), body);
});

test('what there is not, or twice, is refused', async () => {
  const { arrangement, put, page } = await openMenu();
  const { id } = await page();
  const pair = await page({ title: 'Statute', lang: 'en', translationOf: id });
  const before = await arrangement();
  const keys = (...names: string[]) => names.map(key => ({ key }));
  for (const entries of [
    [],
    'news',
    keys('nema'),
    keys('constructor'),
    keys('page-99'),
    keys('news', 'news'),
    keys(`page-${id}`, `page-${pair.id}`),
    [{ key: 'news', children: keys('news') }],
    [{ key: 'news', children: 'x' }],
    keys(...Array.from({ length: 13 }, (_, index) => `page-${index}`)),
  ]) {
    const { status, body } = await put({ entries });
    assert.equal(status, 422, JSON.stringify(entries));
    assert.match(Object.keys(body.fields).join(), /^entries(\.0\.children)?$/);
  }
  assert.deepEqual(await arrangement(), before);
});
