import assert from 'node:assert/strict';
import { test } from 'node:test';
import { consentVersion } from '#features/members/consent.ts';
import { bs } from './messages/bs.ts';
import { en } from './messages/en.ts';

test('a wording of the consent keeps its version, and another one gets another', () => {
  assert.deepEqual(
    [consentVersion, bs.consent, en.consent],
    [
      '2026-11',
      'Saglasan/saglasna sam da Udruženje može koristiti sve navedene podatke, osim adrese i telefona, u imenicima i u promociji svog rada.',
      'I agree that the Association may use all the data given here, except address and telephone, in directories and in promoting its work.',
    ],
  );
});
