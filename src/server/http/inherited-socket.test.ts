import assert from 'node:assert/strict';
import { test } from 'node:test';
import { takeInheritedSocket } from './inherited-socket.ts';

test('a socket for this process is taken, and told to no other', () => {
  const environment = { LISTEN_PID: '7', LISTEN_FDS: '1', PATH: '/bin' };
  assert.equal(takeInheritedSocket(environment, 7), 3);
  assert.deepEqual(environment, { PATH: '/bin' });
});

test('without a socket, or with one for another process, the site listens by itself', () => {
  assert.equal(takeInheritedSocket({}, 7), undefined);
  assert.equal(takeInheritedSocket({ LISTEN_PID: '8', LISTEN_FDS: '1' }, 7), undefined);
});

test('several sockets are refused in words', () => {
  assert.throws(() => takeInheritedSocket({ LISTEN_PID: '7', LISTEN_FDS: '2' }, 7), {
    name: 'SettingsError',
    message: 'LISTEN_FDS is 2: site.socket must name one address.',
  });
});
