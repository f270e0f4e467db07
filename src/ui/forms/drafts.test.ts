import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fakeStorage } from '../testing/fake-storage.ts';
import { createAutosave, createDrafts } from './drafts.ts';

const day = 24 * 60 * 60 * 1_000;

const textsOf = (stored: unknown) =>
  typeof stored === 'object' && stored !== null ? (stored as Record<string, string>) : undefined;

const draftsIn = (place: () => ReturnType<typeof fakeStorage>, now?: () => number) =>
  createDrafts({ prefix: 'draft:', parse: textsOf, place, ...(now && { now }) });

test('a form finds what was typed into it, and only that', () => {
  const storage = fakeStorage();
  const drafts = draftsIn(() => storage);
  drafts.write('application:7', { firstName: 'Amra', email: 'amra@' });
  drafts.write('application:8', { firstName: 'Željko' });
  assert.deepEqual(drafts.read('application:7')?.content, { firstName: 'Amra', email: 'amra@' });
  assert.deepEqual(drafts.read('application:9'), undefined);
});

test('those of a kind are listed, the newest first', () => {
  const storage = fakeStorage({ i18nextLng: 'bs', 'draft:news:x': '{' });
  let now = 1_000 * day;
  const drafts = draftsIn(
    () => storage,
    () => now,
  );
  for (const name of ['news:old', 'news:7', 'events:7', 'news:new']) {
    drafts.write(name, { name });
    now += name === 'news:old' ? 20 * day : 1;
  }
  now += 20 * day;
  assert.deepEqual(
    drafts.list('news:').map(({ name, content }) => [name, content]),
    ['news:new', 'news:7'].map(name => [name, { name }]),
  );
  assert.deepEqual(drafts.list('gallery:'), []);
});

test('what was sent or discarded is gone', () => {
  const storage = fakeStorage();
  const drafts = draftsIn(() => storage);
  drafts.write('question', { name: 'Amra' });
  drafts.remove('question');
  assert.deepEqual(drafts.read('question'), undefined);
  assert.equal(storage.map.size, 0);
});

test('thirty days later it is neither restored nor kept, whichever form is opened', () => {
  const storage = fakeStorage({ i18nextLng: 'bs' });
  let now = 1_000 * day;
  const drafts = draftsIn(
    () => storage,
    () => now,
  );
  drafts.write('question', { name: 'Amra' });
  now += 30 * day;
  drafts.write('application:7', { firstName: 'Amra' });
  assert.deepEqual(drafts.read('question')?.content, { name: 'Amra' });
  now += 1;
  assert.deepEqual(drafts.read('application:7')?.content, { firstName: 'Amra' });
  assert.deepEqual([...storage.map.keys()].sort(), ['draft:application:7', 'i18nextLng']);
});

test('what is no draft is not restored', () => {
  const now = 1_000 * day;
  const wrong = [
    '',
    'null',
    '7',
    '{',
    '{"content":{"name":"Amra"}}',
    `{"savedAt":"${now}","content":{"name":"Amra"}}`,
    `{"savedAt":${now + day},"content":{"name":"Amra"}}`,
    `{"savedAt":${now},"content":null}`,
  ];
  for (const stored of wrong) {
    const storage = fakeStorage({ 'draft:question': stored });
    const drafts = draftsIn(
      () => storage,
      () => now,
    );
    assert.deepEqual(drafts.read('question'), undefined, stored);
  }
});

test('storage that is full or forbidden breaks nothing', () => {
  const full = draftsIn(() => fakeStorage({}, 0));
  const forbidden = draftsIn(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  for (const drafts of [full, forbidden]) {
    drafts.write('question', { name: 'Amra' });
    assert.deepEqual(drafts.read('question'), undefined);
    drafts.remove('question');
  }
});

test('a draft is saved once after a pause, and at once when the page or the form is left', context => {
  context.mock.timers.enable({ apis: ['setTimeout'] });
  const page = new EventTarget();
  let saves = 0;
  const autosave = createAutosave(() => saves++, page);
  autosave.schedule();
  context.mock.timers.tick(399);
  autosave.schedule();
  context.mock.timers.tick(399);
  assert.equal(saves, 0);
  context.mock.timers.tick(1);
  assert.equal(saves, 1);
  autosave.schedule();
  page.dispatchEvent(new Event('pagehide'));
  assert.equal(saves, 2);
  autosave.schedule();
  autosave.cancel();
  page.dispatchEvent(new Event('pagehide'));
  assert.equal(saves, 2);
  autosave.schedule();
  autosave.stop();
  context.mock.timers.tick(400);
  assert.equal(saves, 3);
});
