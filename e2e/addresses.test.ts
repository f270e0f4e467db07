import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import fc from 'fast-check';
import { runs } from '#server/testing/arbitraries.ts';
import { addresses } from '#server/testing/arbitrary-addresses.ts';
import { exchange, requestText } from './support/raw-http.ts';
import { type RunningSite, startSite } from './support/site.ts';

let site: RunningSite;
before(async () => {
  site = await startSite();
});
after(() => site.stop());

const ask = (address: string, method = 'GET') => exchange(site.origin, requestText(`${method} ${address}`));

/** A redirect leads to another address of the site, and that is the last one. */
async function assertLeadsHome(address: string, location: string | null): Promise<void> {
  assert.match(location ?? '', /^\/(?![/\\])/, address);
  assert.equal(new URL(location ?? '', site.origin).origin, site.origin, address);
  const { status } = await ask(location ?? '');
  assert.ok(status === 200 || status === 404, `${address} leads to ${location}: ${status}`);
}

test('no address is answered with an error of ours, none leads away, and the log stays JSON', async () => {
  const logged = site.output().length;
  const property = fc.asyncProperty(fc.array(addresses, { minLength: 1, maxLength: 20 }), async list => {
    await Promise.all(
      list.map(async address => {
        const { status, headers } = await ask(address);
        const isExpected = [200, 308, 400, 401, 404, 405, 422, 431].includes(status);
        assert.ok(isExpected, `${address.slice(0, 200)}: ${status}`);
        if (status === 308) await assertLeadsHome(address, headers.get('location'));
      }),
    );
  });
  await fc.assert(property, runs(40));
  const lines = site.output().slice(logged).split('\n').filter(Boolean);
  assert.ok(lines.length > 40);
  for (const line of lines) assert.equal(JSON.parse(line).level, 'info', line);
});

test('line ends and broken escapes at any depth are not found', async () => {
  for (const end of ['%0a', '%0d', '%0d%0a', '%e2%80%a8', '%e2%80%a9', '%c2%85', '%ff', '%', '%00']) {
    for (const place of ['/', '/x', '/novosti/', '/novosti/1', '/radionica/', '/galerija/a/', '/kontakt'])
      assert.equal((await ask(place + end)).status, 404, place + end);
  }
});

test('other forms of an address lead to the one in one step, with the query', async () => {
  const cases: [address: string, location: string][] = [
    ['/novosti/', '/novosti'],
    ['/NOVOSTI', '/novosti'],
    ['/NOVOSTI/12?lng=en', '/novosti/12?lng=en'],
    ['/Novosti/23', '/novosti/23'],
    ['/novosti/23/?utm_source=pismo&page=2', '/novosti/23?utm_source=pismo&page=2'],
    ['//novosti', '/novosti'],
    ['/radionica', '/radionice'],
    ['/radionice/37', '/radionica/37'],
    ['/Radionice/37/', '/radionica/37'],
    ['/ADMIN/login/', '/admin/login'],
    ['/favicon.ico', '/icon-192.png'],
  ];
  for (const [address, location] of cases) {
    for (const method of ['GET', 'HEAD']) {
      const { status, headers } = await ask(address, method);
      assert.deepEqual([status, headers.get('location')], [308, location], `${method} ${address}`);
    }
  }
  assert.equal((await ask('/icon-192.png')).headers.get('content-type'), 'image/png');
});
