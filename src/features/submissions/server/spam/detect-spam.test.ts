import assert from 'node:assert/strict';
import { test } from 'node:test';
import { detectSpam } from './detect-spam.ts';

const form = { name: 'Adnan', message: 'Kada je sljedeća radionica?' };
const withLink = { name: 'Adnan', message: 'Jeftino: HTTPS://primjer.ba/' };

test('a form is suspected for its hidden field, or for haste with a link', () => {
  const cases: [posted: object, reason: string | undefined][] = [
    [form, undefined],
    [withLink, undefined],
    [{ ...form, website: '', openForMs: 9_000 }, undefined],
    [{ ...form, website: ' \n' }, undefined],
    [{ ...form, website: 'x' }, 'trap'],
    [{ ...form, website: 'x', openForMs: 60_000 }, 'trap'],
    [{ ...form, openForMs: 0 }, undefined],
    [{ ...withLink, openForMs: 2_999 }, 'haste'],
    [{ ...withLink, openForMs: 3_000 }, undefined],
    [{ ...form, name: 'www.primjer.ba', openForMs: 10 }, 'haste'],
    [{ ...form, message: '<A href="x">', openForMs: 10 }, 'haste'],
    [{ ...form, message: '[url=x]', openForMs: 10 }, 'haste'],
    // Other clients may use these field names for something else.
    [{ ...withLink, website: 5, openForMs: '10' }, undefined],
    [{ ...withLink, website: null, openForMs: null }, undefined],
    [{ ...withLink, website: {}, openForMs: [] }, undefined],
  ];
  for (const [posted, reason] of cases)
    assert.equal(detectSpam(posted).reason, reason, JSON.stringify(posted));
});

test('what is left are the fields of the form', () => {
  assert.deepEqual(detectSpam({ ...form, website: 'x', openForMs: 3 }).form, form);
});
