import assert from 'node:assert/strict';
import { test } from 'node:test';
import { MemoryKeys } from '#server/rate-limit/memory-keys.ts';
import { AppError } from '#shared/api/errors.ts';
import { LoginThrottle } from './login-throttle.ts';

/** Tries by account and address: returns 0 for one that passed, else the seconds to wait. */
function createTries() {
  let seconds = 0;
  const throttle = new LoginThrottle(new MemoryKeys(() => new Date(seconds * 1_000)));
  return {
    throttle,
    wait: (more: number) => {
      seconds += more;
    },
    take: async (account: string | number, address: string | number) => {
      try {
        await throttle.take(String(account), String(address));
        return 0;
      } catch (error) {
        assert.ok(error instanceof AppError && error.code === 'too_many');
        return Number(error.headers['Retry-After']);
      }
    },
  };
}

test('an account at an address waits after six tries, from a second to a quarter of an hour', async () => {
  const { take, wait } = createTries();
  for (let tries = 0; tries < 6; tries += 1) assert.equal(await take('owner', 'home'), 0);
  for (const seconds of [1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 900, 900]) {
    assert.equal(await take('owner', 'home'), seconds);
    wait(seconds);
    assert.equal(await take('owner', 'home'), 0);
  }
});

test('an address waits after forty tries, whatever the accounts, a minute each time', async () => {
  const { take, wait } = createTries();
  for (let account = 0; account < 40; account += 1) assert.equal(await take(account, 'attacker'), 0);
  let account = 100;
  for (let minutes = 1; minutes <= 5; minutes += 1) {
    assert.equal(await take(account++, 'attacker'), 60);
    wait(60);
    assert.equal(await take(account++, 'attacker'), 0);
  }
  assert.equal(await take('owner', 'home'), 0, 'other addresses are free');
});

test('a network of IPv6 that somebody has as a whole waits after as many tries as four addresses', async () => {
  const { take, wait } = createTries();
  const address = (number: number) => `2001:db8:1:${number.toString(16)}::/64`;
  for (let number = 0; number < 160; number += 1) assert.equal(await take(number, address(number)), 0);
  assert.equal(await take('owner', address(160)), 60);
  assert.equal(await take('owner', '2001:db8:2:0::/64'), 0, 'other networks are free');
  wait(60);
  assert.equal(await take('owner', address(160)), 0);
  assert.equal(await take('owner', address(161)), 60, 'one a minute from then on');
});

/** Sixty wrong tries at the owner's account: six from each of ten addresses. */
async function attack(take: ReturnType<typeof createTries>['take']) {
  for (let tries = 0; tries < 60; tries += 1) assert.equal(await take('owner', `attacker ${tries % 10}`), 0);
}

test('under attack from ten addresses that never pause the owner comes in at a new one after 64 seconds', async () => {
  const { take, wait } = createTries();
  await attack(take);
  assert.equal(await take('owner', 'hotel'), 64);
  for (let seconds = 1; seconds < 64; seconds += 1) {
    wait(1);
    for (let number = 0; number < 10; number += 1) await take('owner', `attacker ${number}`);
    assert.equal(
      await take('owner', 'hotel'),
      64 - seconds,
      'neither their tries nor early ones make it longer',
    );
  }
  wait(1);
  assert.equal(await take('owner', 'hotel'), 0);
  assert.equal(await take('colleague', 'hotel'), 0, 'other accounts are free');
});

test('under attack from everywhere each new address has a try, and then waits ever longer', async () => {
  const { take, wait } = createTries();
  await attack(take);
  for (const seconds of [64, 128, 256, 512, 900, 900]) {
    for (let address = 0; address < 100; address += 1) assert.equal(await take('owner', address), seconds);
    wait(seconds);
    for (let address = 0; address < 100; address += 1) assert.equal(await take('owner', address), 0);
  }
});

test('from where the owner signed in before they come in at once, and wait a minute at most', async () => {
  const { take, wait, throttle } = createTries();
  assert.equal(await take('owner', 'home'), 0);
  await throttle.clear('owner', 'home');
  await attack(take);
  for (let tries = 0; tries < 6; tries += 1) assert.equal(await take('owner', 'home'), 0);
  for (const seconds of [1, 2, 4, 8, 16, 32, 60, 60, 60]) {
    assert.equal(await take('owner', 'home'), seconds);
    wait(seconds);
    assert.equal(await take('owner', 'home'), 0);
  }
  assert.equal(await take('colleague', 'home'), 0, 'it is home to nobody else');
  for (let tries = 0; tries < 5; tries += 1) await take('colleague', 'home');
  assert.equal(await take('colleague', 'home'), 1);
});

test('a neighbour behind the same address holds nobody who signed in there before, and others for a minute', async () => {
  const { take, wait, throttle } = createTries();
  await take('owner', 'faculty');
  await throttle.clear('owner', 'faculty');
  for (let account = 0; account < 40; account += 1) assert.equal(await take(account, 'faculty'), 0);
  for (let minutes = 0; minutes < 10; minutes += 1) {
    assert.equal(await take('neighbour', 'faculty'), 60);
    assert.equal(await take('owner', 'faculty'), 0, 'who signed in here before');
    assert.equal(await take('colleague', 'faculty'), 60, 'who did not');
    await throttle.clear('owner', 'faculty');
    wait(60);
    assert.equal(await take(`another ${minutes}`, 'faculty'), 0);
  }
});

test('what the owner mistypes where they signed in before holds no neighbour, nor do they buy tries by signing in', async () => {
  const { take, throttle } = createTries();
  const signIn = async () => {
    assert.equal(await take('owner', 'faculty'), 0);
    await throttle.clear('owner', 'faculty');
  };
  await signIn();
  for (let tries = 0; tries < 39; tries += 1) assert.equal(await take(tries, 'faculty'), 0);
  for (let tries = 0; tries < 6; tries += 1) assert.equal(await take('owner', 'faculty'), 0);
  assert.equal(await take('owner', 'faculty'), 1);
  assert.equal(await take('fortieth', 'faculty'), 0);
  await throttle.clear('owner', 'faculty');
  for (let tries = 0; tries < 20; tries += 1) await signIn();
  assert.equal(await take('another', 'faculty'), 60);
});

test('an owner who signs in often is not under attack', async () => {
  const { take, throttle } = createTries();
  for (let tries = 0; tries < 80; tries += 1) {
    assert.equal(await take('owner', `address ${tries % 20}`), 0);
    await throttle.clear('owner', `address ${tries % 20}`);
  }
  assert.equal(await take('owner', 'hotel'), 0);
});

test('the attack is over half an hour after its last try', async () => {
  const { take, wait } = createTries();
  await attack(take);
  wait(30 * 60 - 1);
  assert.equal(await take('owner', 'hotel'), 64);
  wait(1);
  assert.equal(await take('owner', 'train'), 0);
});

test('a try that one limit refuses counts for none of them', async () => {
  const { take, wait } = createTries();
  for (let tries = 0; tries < 6; tries += 1) await take('owner', 'home');
  for (let tries = 0; tries < 50; tries += 1) assert.equal(await take('owner', 'home'), 1);
  for (let tries = 6; tries < 40; tries += 1) assert.equal(await take(tries, 'home'), 0);
  assert.equal(await take('owner', 'home'), 1);
  assert.equal(await take('last', 'home'), 60, 'the address has made forty tries, not more');
  wait(60);
  assert.equal(await take('owner', 'home'), 0, 'the owner, who only waited, is let in');
});

test('a right password makes the tries of its account forgotten, those of the address but its own still count', async () => {
  const { take, throttle } = createTries();
  for (let tries = 0; tries < 30; tries += 1) assert.equal(await take(tries, 'home'), 0);
  for (let tries = 0; tries < 50; tries += 1) {
    assert.equal(await take('owner', 'home'), 0);
    await throttle.clear('owner', 'home');
  }
  for (let tries = 30; tries < 40; tries += 1) assert.equal(await take(tries, 'home'), 0);
  assert.equal(await take('another', 'home'), 60, 'forty wrong ones came from there');
});

test('a try that was not made after all counts for no limit', async () => {
  const { take, wait, throttle } = createTries();
  for (let tries = 0; tries < 100; tries += 1) await (await throttle.take('owner', 'home'))();
  for (let tries = 0; tries < 6; tries += 1) assert.equal(await take('owner', 'home'), 0);
  assert.equal(await take('owner', 'home'), 1);
  for (let account = 6; account < 40; account += 1)
    assert.equal(await take(account, 'home'), 0, 'of the address');
  assert.equal(await take('another', 'home'), 60);
  wait(60);
  assert.equal(await take('owner', 'hotel'), 0, 'of the account');
});

test('codes are counted by account, from all addresses but those that it was signed in from', async () => {
  const { throttle, take, wait } = createTries();
  await take('owner', 'home');
  await throttle.clear('owner', 'home');
  for (let code = 0; code < 20; code += 1) await throttle.takeCode('owner', `attacker ${code}`);
  const mustWait = { code: 'too_many', headers: { 'Retry-After': '1' } };
  await assert.rejects(throttle.takeCode('owner', 'attacker'), mustWait);
  await throttle.takeCode('owner', 'home');
  await throttle.takeCode('other', 'attacker');
  wait(1);
  await throttle.takeCode('owner', 'hotel');
  await assert.rejects(throttle.takeCode('owner', 'attacker'), {
    ...mustWait,
    headers: { 'Retry-After': '2' },
  });
  await throttle.clear('owner', 'hotel');
  for (let code = 0; code < 20; code += 1) await throttle.takeCode('owner', 'attacker');
});
