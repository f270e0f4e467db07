import assert from 'node:assert/strict';
import { test } from 'node:test';
import { educationCalls } from '#features/education/contract.ts';
import { congressCalls, symposiumCalls, workshopCalls } from '#features/events/contract.ts';
import type { Media } from '#features/media/server/media.ts';
import { newsCalls } from '#features/news/contract.ts';
import { newsContent } from '#features/news/server/content.ts';
import { publicationCalls } from '#features/publications/contract.ts';
import type { Tx } from '#server/db/schema.ts';
import { requestOf } from '#server/testing/sample-calls.ts';
import { create, type Fields, sampleForms, samplePdf } from '#server/testing/sample-forms.ts';
import { samplePicture } from '#server/testing/sample-pictures.ts';
import { createTestSite, type TestSite } from '#server/testing/test-site.ts';
import { deleteContent, updateContent } from './actions.ts';

type Item = Fields & { id: number; version: number };
const calls = {
  news: newsCalls,
  workshop: workshopCalls,
  symposium: symposiumCalls,
  congress: congressCalls,
  education: educationCalls,
  publication: publicationCalls,
};
type Kind = keyof typeof calls;
const picture = await samplePicture({ colour: '#ff0000' });

async function update<Body = Item>(site: TestSite, kind: Kind, id: number, fields: Fields, language = 'bs') {
  const headers = { ...(await site.signIn()), 'Accept-Language': language };
  return site.call<Body>(...requestOf(calls[kind].update, { query: { id }, fields }, headers));
}

/** The item as it is shown, which the list and its pages have to agree with. */
async function show(site: TestSite, kind: Kind, id: number) {
  const item = (await site.call<Item>(`${calls[kind].show.path}?id=${id}`)).body;
  const { path } = calls[kind].list;
  const [listed] = (await site.call<Item[]>(path)).body;
  const { items } = (await site.call<{ items: Item[] }>(`${path}?page=1`)).body;
  assert.deepEqual([listed?.version, items[0]?.version], [item.version, item.version]);
  return item;
}

/** Everything stored but the sessions. */
async function stored(site: TestSite) {
  const { tables, files } = await site.contents();
  return { files, tables: { ...tables, sessions: [] } };
}

const conflict = {
  bs: 'Podaci su u međuvremenu promijenjeni.',
  en: 'The data have changed in the meantime.',
};

for (const kind of Object.keys(calls) as Kind[]) {
  test(`${kind}: the version is 1 at first, whatever is sent, and counts every change`, async () => {
    const site = await createTestSite();
    const item = await create<Item>(site, kind, { version: 7 });
    assert.equal(item.version, 1);
    for (const [version, title] of [
      [2, 'Prva izmjena'],
      [3, 'Druga izmjena'],
    ] as const) {
      const { body } = await update(site, kind, item.id, { title });
      assert.deepEqual(body, { ...item, title, version });
      assert.deepEqual(await show(site, kind, item.id), body);
    }
  });

  test(`${kind}: an update that states the current version passes and counts up`, async () => {
    const site = await createTestSite();
    const item = await create<Item>(site, kind);
    for (const version of [1, '2', 3]) {
      const title = `Naslov ${version}`;
      const { status, body } = await update(site, kind, item.id, { title, version });
      const expected = { ...item, title, version: Number(version) + 1 };
      assert.deepEqual({ status, body }, { status: 200, body: expected });
    }
  });

  test(`${kind}: an update that states another version is a conflict and changes nothing`, async () => {
    const site = await createTestSite();
    const { id } = await create<Item>(site, kind);
    for (const title of ['Prva izmjena', 'Druga izmjena']) await update(site, kind, id, { title });
    const before = await stored(site);
    site.setClock('2026-11-21T10:00:00.000Z');
    for (const version of [1, '2', 4, 900]) {
      for (const language of ['bs', 'en'] as const) {
        const fields = { title: 'Treća', lang: 'en', version, image: picture, pdf: samplePdf };
        const { status, body } = await update<Fields>(site, kind, id, fields, language);
        const expected = { error: conflict[language], code: 'conflict' };
        assert.deepEqual({ status, body }, { status: 409, body: expected }, String(version));
      }
    }
    assert.equal((await update(site, kind, id, { version: 2 })).status, 409, 'nor one that changes nothing');
    assert.deepEqual(await stored(site), before);
    assert.equal((await update(site, kind, id, { title: 'Treća' })).status, 200, 'as before without one');
  });

  test(`${kind}: an update that changes nothing keeps the version`, async () => {
    const site = await createTestSite();
    const item = await create<Item>(site, kind);
    const before = await stored(site);
    site.setClock('2026-11-21T10:00:00.000Z');
    for (const fields of [{}, { version: 1 }, sampleForms[kind], { ...sampleForms[kind], version: '1' }]) {
      const { status, body } = await update(site, kind, item.id, fields);
      assert.deepEqual({ status, body }, { status: 200, body: item });
    }
    assert.deepEqual(await stored(site), before);
  });

  test(`${kind}: a version that is none is refused at its field, an unknown id is still not found`, async () => {
    const site = await createTestSite();
    const item = await create<Item>(site, kind);
    for (const version of ['abc', '0', '-1', '1.5', '99999999999999999999']) {
      const { status, body } = await update<Fields>(site, kind, item.id, { title: 'Novi', version });
      assert.deepEqual([status, body.fields], [422, { version: 'Unesite cijeli broj.' }], version);
    }
    assert.deepEqual(await show(site, kind, item.id), item);
    assert.equal((await update(site, kind, item.id + 1, { title: 'Novi', version: 1 })).status, 404);
  });

  test(`${kind}: of parallel updates of one version one is taken`, async () => {
    const site = await createTestSite();
    const { id } = await create<Item>(site, kind);
    const titles = ['A', 'B', 'C', 'D'];
    const answers = await Promise.all(titles.map(title => update(site, kind, id, { title, version: 1 })));
    const [taken, ...others] = answers.toSorted((a, b) => a.status - b.status);
    assert.deepEqual([taken?.status, ...others.map(({ status }) => status)], [200, 409, 409, 409]);
    assert.deepEqual(await show(site, kind, id), taken?.body);
  });
}

test('a new image or pdf is a change, the stored one sent again is none', async () => {
  const site = await createTestSite();
  const { id } = await create<Item>(site, 'workshop', { image: picture, pdf: samplePdf });
  const version = async (fields: Fields) => (await update(site, 'workshop', id, fields)).body.version;
  assert.equal(await version({ image: picture, pdf: samplePdf }), 1);
  assert.equal(await version({ image: await samplePicture({ colour: '#0000ff' }), version: 1 }), 2);
  assert.equal(await version({ removePdf: 'true', version: 2 }), 3);
  assert.equal(await version({ removePdf: 'true' }), 3);
});

/** Changes as of a database whose transactions run side by side, as SQLite's do not: all read before one writes. */
function sideBySide({ db, services }: TestSite) {
  const change: Media['change'] = async (_, run) => (await run(db as Tx, {})).result;
  return { ...services, media: { change } as Media };
}

async function outcomes(changes: Promise<unknown>[]) {
  const settled = await Promise.allSettled(changes);
  return settled.map(outcome => (outcome.status === 'fulfilled' ? 'done' : outcome.reason.code));
}

const changeTo = (form: Fields) => ({ actor: undefined, form, files: {} });

test('of two updates that both have read one version the second writes nothing', async () => {
  const site = await createTestSite();
  const { id } = await create<Item>(site, 'news');
  for (const version of [1, 2]) {
    // What states no version starts from the one that it reads.
    const stated = version === 1 ? { version } : {};
    const titles = [`Prvi ${version}`, `Drugi ${version}`];
    const revise = (title: string) =>
      updateContent(sideBySide(site), newsContent, id, changeTo({ title, ...stated }));
    assert.deepEqual(await outcomes(titles.map(revise)), ['done', 'conflict']);
    const item = await show(site, 'news', id);
    assert.deepEqual([item.title, item.version], [titles[0], version + 1]);
  }
});

test('an update or removal of what was removed since it was read is not found', async () => {
  const site = await createTestSite();
  const { id } = await create<Item>(site, 'news');
  const services = sideBySide(site);
  const changes = [
    deleteContent(services, newsContent, id, { actor: undefined }),
    updateContent(services, newsContent, id, changeTo({ title: 'Novi' })),
    deleteContent(services, newsContent, id, { actor: undefined }),
  ];
  assert.deepEqual(await outcomes(changes), ['done', 'not_found', 'not_found']);
});
