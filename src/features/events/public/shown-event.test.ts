import assert from 'node:assert/strict';
import { test } from 'node:test';
import { onlineText, type ShownEvent } from './shown-event.ts';

const texts = { online: 'Online', alsoOnline: 'Also online' };
const said = (facts: Partial<ShownEvent>) =>
  onlineText(
    { online: true, venue: '', map_url: '', location: 'Tuzla', ...facts } as ShownEvent,
    key => texts[key],
  );

test('it is said how an event can be followed online, but not twice', () => {
  assert.equal(said({ online: false }), '');
  assert.equal(said({}), 'Online');
  assert.equal(said({ venue: 'Room 1' }), 'Also online');
  assert.equal(said({ location: 'Online' }), '');
  assert.equal(said({ location: 'Online', venue: 'Room 1' }), 'Also online');
});
