import assert from 'node:assert/strict';
import { test } from 'node:test';
import { addressOf, type Item, openSite, type Query, type TestedType } from './content-kit.ts';
import { describeOutdated } from './describe-outdated.ts';
import { describeSharedFields } from './describe-shared-fields.ts';
import { openPair, type Refusal, translationOf } from './pair-kit.ts';

/** Two items of one thing in both languages (docs/contract.md#two-languages). */
export function describePairs(type: TestedType): void {
  if (!('lang' in type.fields)) return;
  describeReading(type);
  describeJoining(type);
  describeOutdated(type);
  describeSharedFields(type);
}

function describeReading(type: TestedType): void {
  const { calls, fields } = type;

  test('translationOf makes two items a pair, which every answer names', async () => {
    const { bs, en, show, page, send } = await openPair(type);
    assert.equal(bs.translation, null);
    const ofBosnian = {
      id: en.id,
      lang: 'en',
      title: 'English',
      is_outdated: false,
      ...addressOf(fields, en),
    };
    const ofEnglish = {
      id: bs.id,
      lang: 'bs',
      title: 'Bosanski',
      is_outdated: false,
      ...addressOf(fields, bs),
    };
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
    const { bs, en, update, read, site } = await openPair(type);
    const named = { id: en.id, lang: 'en', title: 'English', ...addressOf(fields, en) };
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
    const { bs, en, update, read, show, add } = await openPair(type);
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

  test('a list by pairs has one row for each, with the state of either language', async () => {
    const { site, bs, en, add, update, page, send } = await openPair(type);
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
}

function describeJoining(type: TestedType): void {
  test('what cannot be a counterpart is refused', async () => {
    const { bs, en, add, create, update, stored } = await openPair(type);
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
    const { site, bs, en, update, stored } = await openPair(type);
    const before = await stored();
    site.setClock('2026-11-21T10:00:00.000Z');
    assert.deepEqual(await update(en.id, { translationOf: bs.id }), { status: 200, body: en });
    assert.equal((await update(bs.id, { translationOf: String(en.id), lang: 'bs' })).status, 200);
    assert.deepEqual(await stored(), before);
  });

  test('an empty translationOf undoes the pair, from either side, and does nothing to a single item', async () => {
    const { bs, en, add, update, show } = await openPair(type);
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
    const { bs, en, add, update, show } = await openPair(type);
    const other = await add({ title: 'Drugi' });
    const { status, body } = await update(en.id, { translationOf: other.id });
    assert.deepEqual([status, translationOf(body)?.id], [200, other.id]);
    assert.equal((await show(bs.id)).body.translation, null);
    assert.equal(translationOf((await show(other.id)).body)?.id, en.id);
  });

  test('the language stays while the pair stands', async () => {
    const { bs, en, add, update } = await openPair(type);
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

  test('neither pair nor isCurrent is a change of the version', async () => {
    const { bs, en, update, show } = await openPair(type);
    assert.deepEqual([(await show(bs.id)).body.version, en.version], [1, 1]);
    assert.equal((await update(en.id, { isCurrent: true })).body.version, 1);
  });

  test('one in the trash is no counterpart', async () => {
    const { bs, en, add, remove, update, show, outdated } = await openPair(type);
    await remove(en.id);
    assert.equal((await show(bs.id)).body.translation, null);
    assert.equal((await update(bs.id, { translationOf: en.id })).status, 422);
    const other = await add({ lang: 'en', translationOf: bs.id });
    assert.equal(translationOf((await show(bs.id)).body)?.id, other.id);
    assert.equal((await outdated())[0], false);
  });

  test('of an item and its counterpart two requests at once make one pair', async () => {
    const { add, update, show } = await openSite(type);
    const [bs, en, other] = [await add(), await add({ lang: 'en' }), await add()];
    const answers = await Promise.all([bs, other].map(({ id }) => update(id, { translationOf: en.id })));
    assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 409]);
    const pairs = await Promise.all([bs, en, other].map(async ({ id }) => (await show(id)).body.translation));
    assert.equal(pairs.filter(Boolean).length, 2);
  });
}
