import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openHistory, pictures, type Refused } from '../testing/open-history.ts';

test('a version that the rules of today refuse is not restored', async () => {
  const { site, add, update, restore, stored } = await openHistory('workshop');
  const { id } = await add();
  await update(id, { title: 'Drugi naslov', location: 'Zenica' });
  const replaced = JSON.stringify({ title: '', finished_at: '1999-01-01', capacity: -1 });
  await site.db.updateTable('versions').set({ replaced }).where('version', '=', 2).execute();
  const before = await stored();
  const { status, body } = await restore<Refused>(id, 1);
  assert.equal(status, 422);
  assert.deepEqual(body.fields, {
    title: 'Ovo polje je obavezno.',
    capacity: 'Unesite cijeli broj.',
    finishedAt: 'Datum završetka ne može biti prije datuma početka.',
  });
  assert.deepEqual(await stored(), before);
});

test('what a version has of HTML is sanitized as today', async () => {
  const { site, add, update, restore } = await openHistory('news');
  const { id } = await add();
  await update(id, { content: '<p>Novo</p>' });
  const replaced = JSON.stringify({ content: '<p onclick="x()">Staro<script>x()</script></p>' });
  await site.db.updateTable('versions').set({ replaced }).where('version', '=', 2).execute();
  assert.equal((await restore(id, 1)).body.content, '<p>Staro</p>');
});

test('a version whose file is gone is refused at the file', async () => {
  const { site, add, update, restore } = await openHistory('news');
  const { id } = await add({ image: pictures[0] });
  await update(id, { image: pictures[1] });
  const replaced = JSON.stringify({ image_url: `${'0'.repeat(40)}.webp`, image: `${'0'.repeat(40)}.webp` });
  await site.db.updateTable('versions').set({ replaced }).where('version', '=', 2).execute();
  const { status, body } = await restore<Refused>(id, 1);
  assert.deepEqual([status, body.fields], [422, { image: 'Unesena vrijednost nije ispravna.' }]);
});

test('an image removed and put back is the stored one', async () => {
  const { site, add, update, restore } = await openHistory('news');
  const item = await add({ image: pictures[0] });
  const removed = await update(item.id, { removeImage: 'true' });
  assert.equal(removed.body.image, null);
  const { body } = await restore(item.id, 1);
  assert.deepEqual(body, { ...item, version: 3 });
  assert.equal((await site.request(String(body.image))).status, 200);
});

test('of parallel restores and updates each is a version', async () => {
  const { add, update, versions, restore } = await openHistory('news');
  const { id } = await add();
  await update(id, { title: 'Drugi naslov' });
  const answers = await Promise.all([
    restore(id, 1),
    update(id, { title: 'Treći naslov' }),
    restore(id, 2),
    restore(id, 1),
  ]);
  assert.deepEqual(
    answers.map(({ status }) => status),
    [200, 200, 200, 200],
  );
  assert.deepEqual(
    (await versions(id)).map(({ version }) => version),
    [6, 5, 4, 3, 2, 1],
  );
});
