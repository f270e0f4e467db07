import fc from 'fast-check';
import { runs } from '#server/testing/arbitraries.ts';
import { addresses, narrowedPages } from '../support/arbitrary-addresses.ts';
import { exchange, requestText } from '../support/raw-http.ts';
import type { TestedSite } from '../support/sites/site.ts';
import { expect, test } from '../support/test.ts';

let site: TestedSite;
test.beforeAll(({ site: running }) => {
  site = running;
});

const ask = (address: string, method = 'GET', headers: Record<string, string> = {}) =>
  exchange(site.origin, requestText(`${method} ${address}`, headers));

/** Asserts that a redirect leads to another address of the site, which does not redirect again. */
async function assertLeadsHome(
  address: string,
  location: string | null,
  headers: Record<string, string>,
): Promise<void> {
  expect(location ?? '', address).toMatch(/^\/(?![/\\])/);
  expect(new URL(location ?? '', site.origin).origin, address).toBe(site.origin);
  const { status } = await ask(location ?? '', 'GET', headers);
  expect(status === 200 || status === 404, `${address} leads to ${location}: ${status}`).toBeTruthy();
}

test('no address leads away or breaks the site or its log', async () => {
  const logged = site.output().length;
  const request = fc.record({
    address: addresses,
    method: fc.constantFrom('GET', 'GET', 'HEAD', 'POST'),
    cookie: fc.constantFrom('', '', 'i18next=bs', 'i18next=en; theme=dark'),
  });
  const property = fc.asyncProperty(fc.array(request, { minLength: 1, maxLength: 20 }), async list => {
    await Promise.all(
      list.map(async ({ address, method, cookie }) => {
        const sent = { ...(cookie && { Cookie: cookie }) };
        const { status, headers } = await ask(address, method, sent);
        const expected = [200, 302, 308, 400, 401, 404, 405, 415, 422, 431];
        expect(expected, `${method} ${address.slice(0, 200)}`).toContain(status);
        const location = headers.get('location');
        // An address in another form is the same for all; then it is completed for who reads English.
        if (status === 308) await assertLeadsHome(address, location, {});
        if (status === 302) await assertLeadsHome(address, location, sent);
      }),
    );
  });
  await fc.assert(property, runs(20));
  const lines = site.output().slice(logged).split('\n').filter(Boolean);
  expect(lines.length).toBeGreaterThan(40);
  for (const line of lines) expect(JSON.parse(line).level, line).toBe('info');
});

test('whatever a page is narrowed by, it is shown', async () => {
  for (const address of narrowedPages) expect((await ask(address)).status, address).toBe(200);
});

test('line ends and broken escapes at any depth are not found', async () => {
  for (const end of ['%0a', '%0d', '%0d%0a', '%e2%80%a8', '%e2%80%a9', '%c2%85', '%ff', '%', '%00']) {
    for (const place of ['/', '/x', '/novosti/', '/novosti/1', '/radionica/', '/galerija/a/', '/kontakt'])
      expect((await ask(place + end)).status, place + end).toBe(404);
  }
});

test('other forms of an address lead to the one in one step', async () => {
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
      expect([status, headers.get('location')], `${method} ${address}`).toEqual([308, location]);
    }
  }
  expect((await ask('/icon-192.png')).headers.get('content-type')).toBe('image/png');
});
