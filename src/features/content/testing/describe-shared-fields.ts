import assert from 'node:assert/strict';
import { test } from 'node:test';
import { samplePicture } from '#features/media/testing/sample-pictures.ts';
import { answeredAs, type Item, namesOf, openSite, type TestedType } from './content-kit.ts';
import { valuesOf } from './field-values.ts';
import { openPair } from './pair-kit.ts';

/** The fields that both items of a pair have in common (docs/contract.md#two-languages). */
export function describeSharedFields(type: TestedType): void {
  const { fields } = type;
  // What event an item is about is tested where there are events (related.test.ts).
  const shared = namesOf(fields, field => field.shared && field.kind !== 'event');
  if (shared.length === 0) return;
  const samples = shared.filter(name => !['image', 'pdf'].includes(fields[name]?.kind ?? ''));
  const days = { startedAt: '2026-12-01', finishedAt: '2026-12-02' };
  const values = Object.fromEntries(
    samples.map(name => [name, valuesOf(fields[name] as never).right.at(-1)?.[0]]),
  );

  test('what a pair shares is written on both, a new version of the other one too', async () => {
    const { bs, en, update, show } = await openPair(type);
    const { body } = await update(bs.id, { ...values, ...days });
    const other = (await show(en.id)).body;
    for (const name of samples) {
      const field = answeredAs(fields, name);
      assert.deepEqual(other[field], body[field], name);
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
      assert.deepEqual(en[field], name in days ? other[field] : bs[field], name);
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
    const { site, bs, en, update, show } = await openPair(type);
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
