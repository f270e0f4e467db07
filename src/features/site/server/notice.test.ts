import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openSite } from '../testing/open-site.ts';

const text = 'Skupština se odgađa.';

test('a notice is there between the beginning of its first and the end of its last day in the site’s time zone', async () => {
  const { site, show, showStored, change } = await openSite();
  const notice = { text, from: '2026-11-25', until: '2026-11-26' };
  assert.deepEqual((await change({ notice })).body.notice, notice);
  const shownAt = async (instant: string) => {
    site.setClock(instant);
    assert.deepEqual((await showStored()).notice, notice, 'accounts see what is stored');
    return (await show()).notice;
  };
  assert.equal(await shownAt('2026-11-24T22:59:59.999Z'), null);
  assert.deepEqual(await shownAt('2026-11-24T23:00:00.000Z'), notice);
  assert.deepEqual(await shownAt('2026-11-26T22:59:59.999Z'), notice);
  assert.equal(await shownAt('2026-11-26T23:00:00.000Z'), null);
});

test('an instant is taken to the millisecond, and an end that is open never comes', async () => {
  const { site, show, change } = await openSite();
  await change({ notice: { text, until: '2026-11-25T12:00:00+01:00' } });
  assert.equal((await show()).notice?.text, text);
  site.setClock('2026-11-25T11:00:00.000Z');
  assert.equal((await show()).notice, null);
  await change({ notice: { text, from: '2026-11-25T12:30:00+01:00' } });
  assert.equal((await show()).notice, null);
  site.setClock('2036-11-25T12:00:00.000Z');
  assert.deepEqual((await show()).notice, { text, from: '2026-11-25T12:30:00+01:00', until: null });
});

test('one day is the whole of it', async () => {
  const { change } = await openSite();
  assert.equal((await change({ notice: { text, from: '2026-11-25', until: '2026-11-25' } })).status, 200);
});
