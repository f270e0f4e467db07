import assert from 'node:assert/strict';
import { test } from 'node:test';
import { samplePicture } from '#features/media/testing/sample-pictures.ts';
import { answeredAs, type Item, namesOf, openSite, type Query, type TestedType } from './content-kit.ts';
import { valuesOf } from './field-values.ts';

type Refusal = { code: string; fields: object };

/** Two items of one thing in both languages (docs/contract.md#two-languages). */
export function describePairs(type: TestedType): void {
  const { fields, calls } = type;
  if (!('lang' in fields)) return;
  const texts = namesOf(fields, ({ kind, shared }) => ['line', 'text', 'html'].includes(kind) && !shared);
  const shared = namesOf(fields, field => field.shared);

  /** A site with a pair, Bosnian and English. */
  async function openPair(english: Record<string, unknown> = {}) {
    const opened = await openSite(type);
    const bs = await opened.add({ title: 'Bosanski' });
    const en = await opened.add({ title: 'English', lang: 'en', translationOf: bs.id, ...english });
    /** Which of the two is behind, as each of them says. */
    const outdated = async () =>
      Promise.all([bs, en].map(async ({ id }) => translationOf((await opened.show(id)).body)?.is_outdated));
    /** What the public is answered. */
    const read = async (id: number, query: Query = {}): Promise<Item> => {
      const { body } = await opened.site.call<Item>(`${calls.show.path}?${searchOf({ id, ...query })}`);
      return body;
    };
    return { ...opened, bs, en, outdated, read };
  }

  test('translationOf makes two items a pair, which every answer names', async () => {
    const { bs, en, show, page, send } = await openPair();
    assert.equal(bs.translation, null);
    const ofBosnian = { id: en.id, lang: 'en', title: 'English', is_outdated: false };
    const ofEnglish = { id: bs.id, lang: 'bs', title: 'Bosanski', is_outdated: false };
    assert.deepEqual(en.translation, ofEnglish);
    const { language_states } = en;
    assert.deepEqual((await show(bs.id)).body, { ...bs, translation: ofBosnian, language_states });
    assert.deepEqual((await show(en.id)).body, en);
    for (const [lang, expected] of [
      ['bs', ofBosnian],
      ['en', ofEnglish],
    ] as const) {
      assert.deepEqual((await page({ lang })).items[0]?.translation, expected);
      if (calls.list)
        assert.deepEqual((await send<Item[]>(calls.list, { lang })).body[0]?.translation, expected);
    }
  });

  test('the public learns of a public counterpart only, and never whether it is behind', async () => {
    const { bs, en, update, read, site } = await openPair();
    const named = { id: en.id, lang: 'en', title: 'English' };
    assert.deepEqual((await read(bs.id)).translation, named);
    const hidden = [{ status: 'draft' }, { status: 'published', publishAt: '2026-11-22T08:00:00Z' }] as const;
    for (const form of hidden) {
      await update(en.id, form);
      assert.equal((await read(bs.id)).translation, null, JSON.stringify(form));
    }
    site.setClock('2026-11-22T08:00:00.000Z');
    assert.deepEqual((await read(bs.id)).translation, named);
  });

  test('a language that is asked for answers the public counterpart', async () => {
    const { bs, en, update, read, show, add } = await openPair();
    for (const [id, lang, title] of [
      [bs.id, 'en', 'English'],
      [en.id, 'bs', 'Bosanski'],
      [en.id, 'de', 'Bosanski'],
      [bs.id, 'bs', 'Bosanski'],
      [en.id, 'en', 'English'],
    ] as const) {
      assert.equal((await read(id, { lang })).title, title);
      assert.equal((await show(id, { lang })).body.title, title, 'with a token too');
    }
    assert.equal((await read(en.id)).title, 'English', 'by no header');
    await update(en.id, { status: 'draft' });
    assert.equal((await read(bs.id, { lang: 'en' })).title, 'Bosanski');
    assert.equal((await show(bs.id, { lang: 'en' })).body.title, 'Bosanski');
    assert.equal((await read(en.id, { lang: 'bs' })).title, undefined, 'what is not public is not there');
    const single = await add({ title: 'Samo na bosanskom' });
    assert.equal((await read(single.id, { lang: 'en' })).title, 'Samo na bosanskom');
  });

  test('what cannot be a counterpart is refused', async () => {
    const { bs, en, add, create, update, stored } = await openPair();
    const [other, third] = [await add(), await add({ lang: 'en' })];
    const before = await stored();
    const cases: [form: Record<string, unknown>, id: number][] = [
      ...[other.id, bs.id, 99, 'abc', '-1', '1.5', third.id + 0.5].map(
        translationOf => [{ translationOf }, other.id] as [object & Record<string, unknown>, number],
      ),
      [{ translationOf: third.id, lang: 'en' }, other.id],
      [{ translationOf: other.id, lang: 'en' }, other.id],
    ];
    for (const [form, id] of cases) {
      const { status, body } = await update<Refusal>(id, form);
      const problem = { translationOf: 'Odaberite stavku iste vrste na drugom jeziku.' };
      assert.deepEqual([status, body.code, body.fields], [422, 'validation', problem], JSON.stringify(form));
    }
    for (const [lang, translationOf] of [
      ['bs', en.id],
      ['en', bs.id],
    ] as const) {
      const { status, body } = await create<Refusal>({ lang, translationOf });
      const problem = { translationOf: 'Odabrana stavka već ima prijevod.' };
      assert.deepEqual([status, body.code, body.fields], [409, 'conflict', problem]);
    }
    assert.equal((await update(third.id, { translationOf: bs.id })).status, 409);
    assert.equal((await create({ lang: 'bs', translationOf: other.id })).status, 422);
    assert.deepEqual(await stored(), before);
  });

  test('naming the present counterpart changes nothing', async () => {
    const { site, bs, en, update, stored } = await openPair();
    const before = await stored();
    site.setClock('2026-11-21T10:00:00.000Z');
    assert.deepEqual(await update(en.id, { translationOf: bs.id }), { status: 200, body: en });
    assert.equal((await update(bs.id, { translationOf: String(en.id), lang: 'bs' })).status, 200);
    assert.deepEqual(await stored(), before);
  });

  test('an empty translationOf undoes the pair, from either side, and does nothing to a single item', async () => {
    const { bs, en, add, update, show } = await openPair();
    const single = await add();
    assert.deepEqual(await update(single.id, { translationOf: '' }), { status: 200, body: single });
    for (const id of [bs.id, en.id]) {
      const { status, body } = await update(id, { translationOf: '' });
      assert.deepEqual([status, body.translation, body.version], [200, null, 1]);
      for (const item of [bs, en]) assert.equal((await show(item.id)).body.translation, null);
      await update(en.id, { translationOf: bs.id });
      assert.equal(translationOf((await show(bs.id)).body)?.id, en.id);
    }
  });

  test('an item changes to another free counterpart', async () => {
    const { bs, en, add, update, show } = await openPair();
    const other = await add({ title: 'Drugi' });
    const { status, body } = await update(en.id, { translationOf: other.id });
    assert.deepEqual([status, translationOf(body)?.id], [200, other.id]);
    assert.equal((await show(bs.id)).body.translation, null);
    assert.equal(translationOf((await show(other.id)).body)?.id, en.id);
  });

  test('the language stays while the pair stands', async () => {
    const { bs, en, add, update } = await openPair();
    for (const form of [{ lang: 'en' }, { lang: 'en', translationOf: en.id }]) {
      const { status, body } = await update<Refusal>(bs.id, form);
      const problem = { lang: 'Jezik se ne može promijeniti dok stavka ima prijevod.' };
      assert.deepEqual([status, body.fields], [422, problem]);
    }
    const { status, body } = await update(bs.id, { lang: 'en', translationOf: '' });
    assert.deepEqual([status, body.lang, body.translation], [200, 'en', null]);
    const other = await add({ lang: 'en' });
    const moved = await update(en.id, { lang: 'bs', translationOf: other.id });
    assert.deepEqual([moved.status, moved.body.lang, translationOf(moved.body)?.id], [200, 'bs', other.id]);
  });

  test('who is behind is told by the texts that were changed last', async () => {
    const { bs, en, update, outdated } = await openPair();
    for (const name of texts) {
      await update(bs.id, { [name]: `Novo: ${name}` });
      assert.deepEqual(await outdated(), [false, true], name);
      await update(bs.id, { [name]: `Novo: ${name}` });
      await update(en.id, { isCurrent: 'true' });
      assert.deepEqual(await outdated(), [false, false], name);
      await update(bs.id, { [name]: `Novo: ${name}` });
      assert.deepEqual(await outdated(), [false, false], `the same ${name} again`);
      await update(en.id, { [name]: `New: ${name}` });
      assert.deepEqual(await outdated(), [true, false], name);
      await update(bs.id, { [name]: `Opet: ${name}` });
      assert.deepEqual(await outdated(), [false, true], name);
    }
  });

  test('other fields, states and refused updates leave nobody behind', async () => {
    const { bs, update, outdated } = await openPair();
    for (const [name, field] of Object.entries(fields)) {
      if (['image', 'pdf', 'language'].includes(field.kind) || texts.includes(name)) continue;
      for (const [value] of valuesOf(field).right) await update(bs.id, { [name]: value });
      assert.deepEqual(await outdated(), [false, false], name);
    }
    await update(bs.id, { status: 'draft' });
    await update(bs.id, { title: 'Novi', version: 900 });
    assert.deepEqual(await outdated(), [false, false]);
  });

  test('joining counts as current for both', async () => {
    const { bs, en, update, outdated } = await openPair();
    await update(bs.id, { title: 'Novi naslov' });
    assert.deepEqual(await outdated(), [false, true]);
    await update(en.id, { translationOf: '' });
    await update(en.id, { translationOf: bs.id, title: 'A new title' });
    assert.deepEqual(await outdated(), [false, false]);
  });

  test('neither pair nor isCurrent is a change of the version', async () => {
    const { bs, en, update, show } = await openPair();
    assert.deepEqual([(await show(bs.id)).body.version, en.version], [1, 1]);
    assert.equal((await update(en.id, { isCurrent: true })).body.version, 1);
  });

  test('one in the trash is no counterpart', async () => {
    const { bs, en, add, remove, update, show, outdated } = await openPair();
    await remove(en.id);
    assert.equal((await show(bs.id)).body.translation, null);
    assert.equal((await update(bs.id, { translationOf: en.id })).status, 422);
    const other = await add({ lang: 'en', translationOf: bs.id });
    assert.equal(translationOf((await show(bs.id)).body)?.id, other.id);
    assert.equal((await outdated())[0], false);
  });

  test('a list by pairs has one row for each, with the state of either language', async () => {
    const { site, bs, en, add, update, page, send } = await openPair();
    await add({ title: 'Sam' });
    await add({ title: 'Alone', lang: 'en' });
    await add({
      title: 'Nacrt',
      translationOf: (await add({ lang: 'en', title: 'Draft', status: 'draft' })).id,
    });
    const rows = async (query: Query = {}) => {
      const { items, total } = await page({ pairs: 'true', pageSize: 100, ...query });
      assert.equal(items.length, total);
      return Object.fromEntries(
        items.map(({ title, language_states }) => [title, Object.values(language_states as object).join()]),
      );
    };
    const all = {
      Bosanski: 'published,published',
      Sam: 'published,missing',
      Alone: 'missing,published',
      Nacrt: 'published,draft',
    };
    assert.deepEqual(await rows(), all);
    assert.deepEqual(Object.keys(await rows({ lang: 'en' })), Object.keys(await rows()));
    assert.deepEqual(await rows({ search: 'english' }), { Bosanski: all.Bosanski });
    assert.deepEqual(await rows({ translationState: 'missing' }), { Sam: all.Sam, Alone: all.Alone });
    assert.deepEqual(await rows({ translationState: 'missing', lang: 'en' }), { Sam: all.Sam });
    assert.deepEqual(await rows({ translationState: 'draft' }), { Nacrt: all.Nacrt });
    assert.deepEqual(await rows({ translationState: 'draft', lang: 'bs' }), {});
    await update(bs.id, { title: 'Novi' });
    assert.deepEqual(await rows({ translationState: 'outdated' }), { Novi: 'published,outdated' });
    await update(en.id, { publishAt: '2026-12-01T08:00:00Z' });
    assert.deepEqual(await rows({ translationState: 'scheduled' }), { Novi: 'published,scheduled' });
    assert.deepEqual(await rows({ translationState: 'published', lang: 'en' }), { Alone: all.Alone });
    const refused = await send<Refusal>(calls.page, { page: 1, pairs: 'true', translationState: 'x' });
    assert.equal(refused.status, 422);
    assert.equal((await site.call(`${calls.page.path}?page=1&pairs=true`)).status, 401);
  });

  test('of an item and its counterpart two requests at once make one pair', async () => {
    const { add, update, show } = await openSite(type);
    const [bs, en, other] = [await add(), await add({ lang: 'en' }), await add()];
    const answers = await Promise.all([bs, other].map(({ id }) => update(id, { translationOf: en.id })));
    assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 409]);
    const pairs = await Promise.all([bs, en, other].map(async ({ id }) => (await show(id)).body.translation));
    assert.equal(pairs.filter(Boolean).length, 2);
  });

  if (shared.length === 0) return;
  const samples = shared.filter(name => !['image', 'pdf'].includes(fields[name]?.kind ?? ''));
  const days = { startedAt: '2026-12-01', finishedAt: '2026-12-02' };
  const values = Object.fromEntries(
    samples.map(name => [name, valuesOf(fields[name] as never).right.at(-1)?.[0]]),
  );

  test('what a pair shares is written on both, a new version of the other one too', async () => {
    const { bs, en, update, show } = await openPair();
    const { body } = await update(bs.id, { ...values, ...days });
    const other = (await show(en.id)).body;
    for (const name of samples) {
      const field = answeredAs(fields, name);
      assert.equal(other[field], body[field], name);
    }
    assert.deepEqual([body.version, other.version, other.title], [2, 2, 'English']);
    assert.equal((await update(en.id, { title: 'Late', version: 1 })).status, 409);
    await update(en.id, { title: 'Title' });
    assert.equal((await show(bs.id)).body.version, 2, 'texts are nobody else’s');
  });

  test('a new item takes from its counterpart what it does not name, and gives it what it names', async () => {
    const { add, show } = await openSite(type);
    const left = Object.fromEntries(samples.map(name => [name, undefined]));
    const bs = await add({ ...values, ...days });
    const en = await add({
      ...left,
      startedAt: '2027-01-01',
      finishedAt: '2027-01-02',
      lang: 'en',
      translationOf: bs.id,
    });
    const other = (await show(bs.id)).body;
    for (const name of samples) {
      const field = answeredAs(fields, name);
      assert.equal(en[field], name in days ? other[field] : bs[field], name);
    }
    assert.equal(other.started_at, '2027-01-01');
  });

  test('joining takes from the named one what the request does not name', async () => {
    const { add, update, show } = await openSite(type);
    const bs = await add({ ...days });
    const en = await add({ lang: 'en', startedAt: '2027-01-01', finishedAt: '2027-01-02' });
    const { body } = await update(en.id, { translationOf: bs.id, finishedAt: '2026-12-03' });
    assert.deepEqual([body.started_at, body.finished_at], ['2026-12-01', '2026-12-03']);
    assert.equal((await show(bs.id)).body.finished_at, '2026-12-03');
  });

  if (!shared.includes('image')) return;
  test('the image of a pair is one', async () => {
    const { site, bs, en, update, show } = await openPair();
    const name = answeredAs(fields, 'image');
    const imageOf = async ({ id }: Item) => (await show(id)).body[name];
    const { body } = await update(en.id, { image: await samplePicture({ colour: '#00ff00' }) });
    assert.ok(body[name]);
    assert.equal(await imageOf(bs), body[name]);
    assert.equal((await site.request(String(body[name]))).status, 200);
    await update(bs.id, { removeImage: 'true' });
    assert.deepEqual([await imageOf(bs), await imageOf(en)], [null, null]);
  });
}

function translationOf({ translation }: Item) {
  return translation as { id: number; is_outdated?: boolean } | null;
}

function searchOf(query: Query): URLSearchParams {
  return new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]));
}
