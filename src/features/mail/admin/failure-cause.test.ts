import assert from 'node:assert/strict';
import { test } from 'node:test';
import { failureCause } from './failure-cause.ts';

const causes = {
  '550 5.1.1 No such user here': 'address',
  '550 No': 'address',
  '553 5.1.3 Bad recipient address syntax': 'address',
  '552 5.2.2 Mailbox full': 'full',
  '452 4.2.2 The email account that you tried to reach is over quota': 'full',
  '550 5.7.1 Message rejected due to content restrictions': 'refused',
  '554 Transaction failed': 'refused',
  'Invalid login: 535 5.7.8 Authentication failed': 'credentials',
  '530 5.7.0 Must issue a STARTTLS command first': 'credentials',
  'connect ECONNREFUSED 127.0.0.1:25': 'unreachable',
  'getaddrinfo ENOTFOUND mail.example.org': 'unreachable',
  'Connection timeout': 'unreachable',
  '451 4.3.0 Try again later': undefined,
};

for (const [error, cause] of Object.entries(causes)) {
  test(`${error}: ${cause ?? 'nothing that people can do'}`, () => {
    assert.equal(failureCause(error), cause);
  });
}
