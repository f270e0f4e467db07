import assert from 'node:assert/strict';
import { test } from 'node:test';
import { answeredAs, namesOf, openSite, type TestedType } from './content-kit.ts';

const notFound = {
  status: 404,
  body: { error: 'Traženi sadržaj ne postoji ili je uklonjen.', code: 'not_found' },
};
const change = { title: 'Drugi naslov' };

/** Ids in requests, and deletes. */
export function describeIds(type: TestedType): void {
  test('a delete removes the one item; its id is not given again', async () => {
    const { add, remove, update, show, page } = await openSite(type);
    const kept = await add();
    await add();
    assert.deepEqual(await remove(2), { status: 200, body: { success: true } });
    for (const answer of [await remove(2), await update(2, change), await show(2)])
      assert.deepEqual(answer, notFound);
    assert.deepEqual([(await page()).total, (await show(1)).body], [1, kept]);
    assert.equal((await add()).id, 3);
  });

  test('an id that is missing, malformed or unknown is not found', async () => {
    const { site, add, remove, update, show, stored, send } = await openSite(type);
    await add();
    const before = await stored();
    const malformed = ['0', '-1', '01', '1.0', '1e0', '0x1', 'abc', ' 1', "1'", '１', '1,1'];
    for (const id of [...malformed, '99', '9007199254740993', '1'.repeat(40)])
      for (const answer of [await remove(id), await update(id, change), await show(id)])
        assert.deepEqual(answer, notFound, id);
    for (const answer of [
      await remove(''),
      await update('', change),
      await send(type.calls.update, {}, change),
    ])
      assert.deepEqual(answer, notFound);
    const twice = await site.call(`${type.calls.show.path}?id=1&id=1`);
    assert.equal(twice.status, 404);
    assert.deepEqual(await stored(), before);
  });

  test('of parallel changes none is lost', async () => {
    const { add, update, show } = await openSite(type);
    const item = await add();
    const texts = namesOf(type.fields, ({ kind }) => ['line', 'text', 'html'].includes(kind));
    const changes = Object.fromEntries(texts.map(name => [name, `Novi ${name}`]));
    const answers = await Promise.all(
      Object.entries(changes).map(([name, text]) => update(item.id, { [name]: text })),
    );
    assert.ok(answers.every(({ status }) => status === 200));
    const answered = Object.entries(changes).map(([name, text]) => [answeredAs(type.fields, name), text]);
    const expected = { ...item, ...Object.fromEntries(answered), version: texts.length + 1 };
    assert.deepEqual((await show(item.id)).body, expected);
    const created = await Promise.all(texts.map(() => add()));
    assert.equal(new Set(created.map(({ id }) => id)).size, texts.length);
  });
}
