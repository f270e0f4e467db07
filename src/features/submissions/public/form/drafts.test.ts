import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fakeStorage } from '#ui/testing/fake-storage.ts';
import { createFormDrafts } from './drafts.ts';

const hour = 60 * 60 * 1_000;
const begunAt = 1_000_000 * hour;
const texts = { firstName: 'Amra', homeAddress: 'Titova 1', homePhone: '061 111 222', faculty: 'PMF' };

function browser() {
  const place = { device: fakeStorage(), tab: fakeStorage(), now: begunAt };
  const drafts = () =>
    createFormDrafts({ tab: () => place.tab, device: () => place.device, now: () => place.now });
  return { place, drafts };
}

test('in its tab a draft is whole; when the tab is gone, only what says nothing of the person is left', () => {
  const { place, drafts } = browser();
  drafts().write('application:7', { begunAt, texts }, ['faculty']);
  assert.deepEqual(drafts().read('application:7'), { begunAt, texts });
  assert.doesNotMatch([...place.device.map.values()].join(), /Amra|Titova|061/);
  place.tab = fakeStorage();
  assert.deepEqual(drafts().read('application:7'), { begunAt, texts: { faculty: 'PMF' } });
});

test('nothing is left of it after a day, in a tab that stayed open neither', () => {
  const { place, drafts } = browser();
  drafts().write('application:7', { begunAt, texts }, ['faculty']);
  place.now += 24 * hour;
  assert.deepEqual(drafts().read('application:7')?.texts, texts);
  place.now += 1;
  assert.equal(drafts().read('question'), undefined);
  assert.deepEqual([place.tab.map.size, place.device.map.size], [0, 0]);
});

test('what was sent or discarded is gone from both places, and so is a field that was emptied', () => {
  const { place, drafts } = browser();
  drafts().write('question', { begunAt, texts: { name: 'Amra', message: 'Poruka' } }, ['message']);
  drafts().write('question', { begunAt, texts: { name: 'Amra' } }, ['message']);
  assert.equal(place.device.map.size, 0);
  drafts().remove('question');
  assert.deepEqual([place.tab.map.size, place.device.map.size], [0, 0]);
});

test('a draft of before, which lay on the device as a whole, is removed when any form is opened', () => {
  const { place, drafts } = browser();
  place.device.setItem('draft:application:7', JSON.stringify({ savedAt: begunAt, content: texts }));
  place.device.setItem('i18nextLng', 'bs');
  assert.equal(drafts().read('question'), undefined);
  assert.deepEqual([...place.device.map.keys()], ['i18nextLng']);
});
