import assert from 'node:assert/strict';
import { test } from 'node:test';
import { create, type Fields } from '#server/testing/sample-forms.ts';
import { createTestSite, json, multipart } from '#server/testing/test-site.ts';

type Item = Fields & { version: number; translation: { id: number; is_outdated: boolean } | null };

/** A site with a pair of workshops, and what an administrator asks of it. */
async function openPair() {
  const site = await createTestSite({ isThrottled: false });
  const headers = await site.signIn();
  const bs = await create(site, 'workshop');
  const en = await create(site, 'workshop', { lang: 'en', translationOf: bs.id });
  const call = async <Body>(path: string, init: RequestInit = {}) =>
    (await site.call<Body>(path, { ...init, headers: { ...headers, ...init.headers } })).body;
  const show = (id: number) => call<Item>(`/workshop.php?id=${id}`);
  return {
    bs,
    en,
    show,
    counterpartOf: async (id: number) => (await show(id)).translation?.id ?? null,
    update: (id: number, form: Record<string, string>) =>
      call<Item>(`/workshop.php?id=${id}`, { method: 'POST', body: multipart(form) }),
    remove: (id: number) => call(`/workshop.php?id=${id}`, { method: 'DELETE' }),
    restore: (id: number) => call<Item>('/trash/restore', json({ type: 'workshop', id })),
    purge: (id: number) => call(`/trash?type=workshop&id=${id}`, { method: 'DELETE' }),
    add: (changes: Fields) => create(site, 'workshop', changes),
    apply: async (workshopId: number, email: string) => {
      await create(site, 'application', { workshopId, email });
    },
    emails: async (id: number) => {
      const path = `/applications.php?id=${id}&application_type=workshop`;
      return (await call<{ email: string }[]>(path)).map(({ email }) => email).sort();
    },
    count: async () => (await site.contents()).tables.applications?.length,
  };
}

const [forBs, forEn] = ['bs@primjer.ba', 'en@primjer.ba'];

async function openPairWithApplications() {
  const pair = await openPair();
  await pair.apply(pair.bs.id, forBs);
  await pair.apply(pair.en.id, forEn);
  return pair;
}

test('what is in the trash is nobody’s counterpart, and is paired again when it is restored', async () => {
  const { bs, en, show, counterpartOf, update, remove, restore } = await openPair();
  await remove(en.id);
  assert.equal(await counterpartOf(bs.id), null);
  await update(bs.id, { capacity: '55', title: 'Novi naslov' });
  const restored = await restore(en.id);
  assert.deepEqual([restored.capacity, restored.version], [55, 2], 'it takes over what the pair shares');
  assert.deepEqual(
    [restored.translation?.id, restored.translation?.is_outdated],
    [bs.id, true],
    'the other one has the newer texts',
  );
  assert.deepEqual((await show(bs.id)).translation?.id, en.id);
});

test('one whose counterpart was paired anew comes back without a pair', async () => {
  const { bs, en, counterpartOf, update, remove, restore, add } = await openPair();
  await remove(en.id);
  const other = await add({ lang: 'en', translationOf: bs.id });
  await update(bs.id, { capacity: '55' });
  const restored = await restore(en.id);
  assert.deepEqual([restored.translation, restored.capacity], [null, 20]);
  assert.equal(await counterpartOf(bs.id), other.id);
});

test('one whose counterpart has another language by now comes back without a pair', async () => {
  const { bs, en, counterpartOf, update, remove, restore } = await openPair();
  await remove(en.id);
  await update(bs.id, { lang: 'en' });
  assert.deepEqual([(await restore(en.id)).translation, await counterpartOf(bs.id)], [null, null]);
});

test('one whose counterpart was purged comes back without a pair', async () => {
  const { bs, en, counterpartOf, remove, restore, purge, add } = await openPair();
  await remove(bs.id);
  await remove(en.id);
  await purge(bs.id);
  assert.equal((await restore(en.id)).translation, null);
  const other = await add({ translationOf: en.id });
  assert.equal(await counterpartOf(en.id), other.id);
});

test('of two that were deleted both come back, one after the other, as a pair with its applications', async () => {
  const { bs, en, emails, remove, restore } = await openPairWithApplications();
  await remove(bs.id);
  await remove(en.id);
  assert.equal((await restore(bs.id)).translation, null);
  assert.equal((await restore(en.id)).translation?.id, bs.id);
  assert.deepEqual(
    [await emails(bs.id), await emails(en.id)],
    [
      [forBs, forEn],
      [forBs, forEn],
    ],
  );
});

for (const side of ['bs', 'en'] as const)
  test(`applications to a pair are with the event that stays, though the ${side} one is purged`, async () => {
    const { bs, en, emails, update, remove, restore, purge, count } = await openPairWithApplications();
    const [gone, left] = side === 'bs' ? [bs, en] : [en, bs];
    await remove(gone.id);
    await restore(gone.id);
    assert.deepEqual(await emails(gone.id), [forBs, forEn]);
    await remove(gone.id);
    await purge(gone.id);
    assert.deepEqual(await emails(left.id), [forBs, forEn]);
    await update(left.id, { translationOf: '' });
    assert.deepEqual(await emails(left.id), [forBs, forEn], 'nobody else is there to have them');
    await remove(left.id);
    await purge(left.id);
    assert.equal(await count(), 0);
  });

test('an event that comes back without a pair has the applications that were made for it', async () => {
  const { bs, en, emails, remove, restore, add } = await openPairWithApplications();
  await remove(en.id);
  const other = await add({ lang: 'en', translationOf: bs.id });
  assert.deepEqual(await emails(other.id), [forBs, forEn]);
  await restore(en.id);
  assert.deepEqual([await emails(bs.id), await emails(en.id)], [[forBs], [forEn]]);
});

for (const [first, second] of [
  ['bs', 'en'],
  ['en', 'bs'],
] as const) {
  test(`of two that were deleted, ${first} first, the one that comes back has all applications`, async () => {
    const { remove, restore, emails, ...pair } = await openPairWithApplications();
    await remove(pair[first].id);
    await remove(pair[second].id);
    for (const { id } of [pair.bs, pair.en]) {
      await restore(id);
      assert.deepEqual(await emails(id), [forBs, forEn]);
    }
  });

  test(`of two in the trash, ${first} deleted first, the purged one takes only its own applications`, async () => {
    for (const purged of ['bs', 'en'] as const) {
      const { remove, restore, purge, emails, ...pair } = await openPairWithApplications();
      await remove(pair[first].id);
      await remove(pair[second].id);
      await purge(pair[purged].id);
      const { id } = pair[purged === 'bs' ? 'en' : 'bs'];
      await restore(id);
      assert.deepEqual(await emails(id), [purged === 'bs' ? forEn : forBs], purged);
    }
  });
}
