import assert from 'node:assert/strict';
import { test } from 'node:test';
import { correctedPart, statusPart, withdrawAction } from '#features/applications/applicant-page.ts';
import { siteWithPlaces } from '#features/applications/testing/site-with-places.ts';
import { createApp } from '../app.ts';
import { createPages } from './pages.ts';

const publicUrl = 'http://localhost:3000';

/** A site whose pages show what was refused, with an application and its page. */
async function siteWithApplication() {
  const { apply, mine, site, ...rest } = await siteWithPlaces();
  const pages = createPages(
    {
      assets: new Map(),
      adminFonts: [],
      assetsOf: () => ({ entry: '/entry.js', scripts: [] }),
      sharedAddress: () => undefined,
      render: async (_, { refused }) => ({
        status: refused?.status ?? 200,
        html: `<html><head></head><body>${JSON.stringify(refused ?? null)}</body></html>`,
        fonts: [],
        state: {},
        module: 'm',
        isPrivate: true,
      }),
    },
    { publicUrl, timeZone: 'Europe/Sarajevo', trashDays: 30, services: site.services },
  );
  const settings = { publicUrl, trustedProxies: 0 };
  const app = createApp({ services: site.services, settings, pages });
  const { url } = (await apply()).body;
  const send = async (fields: Record<string, string>, path = url, init: RequestInit = {}) => {
    const request = new Request(publicUrl + path, {
      method: 'POST',
      body: new URLSearchParams(fields),
      ...init,
    });
    const response = await app.fetch(request);
    const { status, headers } = response;
    const text = await response.text();
    const [, json = 'null'] = /<body>(.*?)<(?:script|\/body)/.exec(text) ?? [];
    return { status, headers, location: headers.get('location'), refused: JSON.parse(json) };
  };
  return { ...rest, site, app, url, send, shown: async () => (await mine(url)).body };
}

test('a correction is sent without scripts, and leads back to the page', async () => {
  const { send, url, shown } = await siteWithApplication();
  const { status, location, headers } = await send({ firstName: 'Ajla', version: '1' }, `${url}?lng=en`);
  assert.deepEqual([status, location], [303, `${url}?lng=en#${correctedPart}`]);
  const told = ['cache-control', 'referrer-policy'].map(name => headers.get(name));
  assert.deepEqual(told, ['no-store', 'no-referrer']);
  assert.deepEqual([(await shown()).first_name, (await shown()).version], ['Ajla', 2]);
});

test('what was typed and why it was refused are on the page again', async () => {
  const { send, url, shown } = await siteWithApplication();
  const typed = { firstName: ' ', lastName: '<b>Đurić', email: 'nema', version: '1' };
  const { status, refused, headers } = await send(typed, `${url}?lng=en`);
  assert.deepEqual([status, headers.get('cache-control')], [422, 'no-store']);
  assert.match(headers.get('content-security-policy') ?? '', /form-action 'self'/);
  assert.deepEqual(refused.typed, typed);
  assert.deepEqual([refused.code, refused.language], ['validation', 'en']);
  assert.deepEqual(Object.keys(refused.fields).sort(), ['email', 'firstName']);
  assert.match(refused.fields.email, /[a-z] e-mail/);
  assert.equal((await shown()).version, 1);
});

test('a button that is pressed twice is no conflict, what another has changed is one', async () => {
  const { send, shown } = await siteWithApplication();
  const first = { firstName: 'Ajla ', city: '', version: '1' };
  for (const _ of ['once', 'twice']) assert.equal((await send(first)).status, 303);
  const late = await send({ firstName: 'Una', version: '1' });
  assert.deepEqual([late.status, late.refused.code, late.refused.typed.firstName], [409, 'conflict', 'Una']);
  assert.deepEqual([(await shown()).first_name, (await shown()).version], ['Ajla', 2]);
});

test('withdrawing is sent too, also after applications closed or the event was cancelled', async () => {
  for (const change of [{ applyUntil: '2026-11-21T09:30:00.000Z' }, { cancelled: 'true' }]) {
    const { app, send, url, shown, update } = await siteWithApplication();
    await update(change);
    const correction = await send({ firstName: 'Una' });
    assert.deepEqual([correction.status, correction.refused.code], [409, 'applications_closed']);
    for (const path of [url, `${url}?action=${withdrawAction}`])
      await app.fetch(new Request(publicUrl + path));
    assert.equal((await shown()).status, 'accepted');
    const { status, location } = await send({ action: withdrawAction });
    assert.deepEqual([status, location], [303, `${url}#${statusPart}`]);
    assert.equal((await shown()).status, 'withdrawn');
  }
});

test('nobody withdraws once the event has begun', async () => {
  const { send, shown, site } = await siteWithApplication();
  site.setClock('2026-12-20T09:30:00.000Z');
  const { status, refused } = await send({ action: withdrawAction });
  assert.deepEqual([status, refused.code], [409, 'applications_closed']);
  assert.equal((await shown()).status, 'accepted');
});

test('forms for unknown pages, and what is no form, are refused', async () => {
  const { send, url, site } = await siteWithApplication();
  const json = { headers: { 'Content-Type': 'application/json' }, body: '{"firstName":"Una"}' };
  const cases: [path: string, init: RequestInit, status: number][] = [
    [`/prijava/${'x'.repeat(43)}`, {}, 404],
    [url, json, 415],
    [url, { body: new URLSearchParams({ firstName: 'x'.repeat(2 ** 20) }) }, 413],
    [`${url}/`, {}, 405],
    ['/novosti', {}, 405],
    ['/radionica/999', {}, 422],
  ];
  for (const [path, init, status] of cases)
    assert.equal((await send({ firstName: 'Una' }, path, init)).status, status, path);
  assert.ok(!JSON.stringify(site.logged).includes(url), 'no log has the key');
});

const person = { firstName: 'Una', lastName: 'Delić', email: 'una@primjer.ba', city: '', website: '' };
const filled = { ...person, consent: 'true', membershipType: 'student' };

test('who applies without scripts is led to their own page', async () => {
  const { send, site, event, list } = await siteWithApplication();
  const page = `/radionica/${event.id}?lng=en`;
  const { status, location, headers } = await send(filled, page);
  assert.deepEqual([status, headers.get('cache-control')], [303, 'no-store']);
  const [, token = ''] = /^\/prijava\/([\w-]{43})\?lng=en#received$/.exec(location ?? '') ?? [];
  const [, application] = await list();
  const { first_name, lang, status: standing } = application ?? {};
  assert.deepEqual([first_name, lang, standing], ['Una', 'en', 'waiting']);
  assert.equal((await site.call(`/my-application?token=${token}`)).status, 200);

  assert.equal((await send(filled, page)).location, location, 'a button that was pressed twice');
  assert.equal((await list()).length, 2);
  const others = [
    { body: new URLSearchParams({ ...filled, city: 'Tuzla' }) },
    { headers: { 'User-Agent': 'another browser' } },
  ];
  for (const other of others) assert.notEqual((await send(filled, page, other)).location, location);
  site.setClock('2026-11-21T09:35:00.000Z');
  assert.notEqual((await send(filled, page)).location, location, 'later');
  assert.equal((await list()).length, 5);
});

test('a button that is pressed twice around a full minute makes one application', async () => {
  const { send, site, event, list } = await siteWithApplication();
  const locations = [];
  for (const moment of ['09:30:59.900', '09:31:00.100', '09:31:59.800', '09:32:00.000']) {
    site.setClock(`2026-11-21T${moment}Z`);
    locations.push((await send(filled, `/radionica/${event.id}`)).location);
  }
  assert.deepEqual([new Set(locations.slice(0, 3)).size, new Set(locations).size], [1, 2]);
  assert.equal((await list()).length, 3);
});

test('an application without consent, or by another site, is refused and kept on the page', async () => {
  const { send, event, list } = await siteWithApplication();
  const page = `/radionica/${event.id}`;
  const { status, refused, headers } = await send({ ...person, email: 'una' }, page);
  const told = ['cache-control', 'referrer-policy'].map(name => headers.get(name));
  assert.deepEqual([status, ...told], [422, 'no-store', 'no-referrer']);
  assert.deepEqual(Object.keys(refused.fields).sort(), ['consent', 'email']);
  assert.deepEqual([refused.typed.firstName, refused.pathname], ['Una', page]);
  for (const site of ['cross-site', 'same-site'])
    assert.equal((await send(filled, page, { headers: { 'Sec-Fetch-Site': site } })).status, 400);
  assert.equal((await list()).length, 1);
  const own = await send(filled, page, { headers: { 'Sec-Fetch-Site': 'same-origin' } });
  assert.equal(own.status, 303);
});

test('a message is sent without scripts; a trapped one is answered alike', async () => {
  const { send, site } = await siteWithApplication();
  const message = { name: 'Una', email: 'una@primjer.ba', message: 'Kada je radionica?' };
  for (const website of ['', 'https://spam.example']) {
    const { status, location } = await send({ ...message, website }, '/kontakt');
    assert.deepEqual([status, location], [303, '/kontakt#poslano']);
  }
  const count = async (table: 'questions' | 'suspects') =>
    (await site.db.selectFrom(table).selectAll().execute()).length;
  assert.deepEqual([await count('questions'), await count('suspects')], [1, 1]);
  const { status, refused } = await send({ ...message, message: ' ' }, '/kontakt?lng=en');
  assert.deepEqual([status, refused.language, Object.keys(refused.fields)], [422, 'en', ['message']]);
});
