import assert from 'node:assert/strict';
import { test } from 'node:test';
import { samplePicture } from '#features/media/testing/sample-pictures.ts';
import { startHousekeeping } from '#server/jobs/housekeeping.ts';
import { samplePdf } from '#server/testing/sample-forms.ts';
import { json, multipart } from '#server/testing/test-site.ts';
import type { SiteFiles } from '../contract.ts';
import { openSite } from '../testing/open-site.ts';

async function siteWithUploads() {
  const opened = await openSite({ isThrottled: false });
  const { site, headers } = opened;
  const upload = <Body>(path: string, fields: Record<string, Blob>) =>
    site.call<Body>(path, { method: 'POST', headers, body: multipart(fields) });
  const picture = await upload<{ src: string }>('/text-images', { image: await samplePicture() });
  const form = await upload<{ url: string; size: number }>('/site/membership-form', { file: samplePdf });
  return {
    ...opened,
    photo: picture.body.src,
    form,
    person: { name: 'Ana', body: 'Odbor', photo: picture.body.src },
    /** What visitors and accounts are answered for a file. */
    seen: async (path: string) => [
      (await site.request(path)).status,
      (await site.request(path, { headers })).status,
    ],
    tidyAt: async (instant: string) => {
      site.setClock(instant);
      await startHousekeeping(site.services).stop();
    },
  };
}

test('what the words name stays, and is public', async () => {
  const { site, change, photo, form, person, seen, tidyAt } = await siteWithUploads();
  assert.deepEqual([form.status, form.body.size], [201, samplePdf.size]);
  assert.deepEqual(await seen(photo), [404, 200], 'nothing names it yet');
  const { url } = form.body;
  await change({ people: [person], membership: { form_url: url } });
  await tidyAt('2026-11-23T09:30:00.000Z');
  assert.deepEqual(await seen(photo), [200, 200]);
  assert.deepEqual(await seen(url), [200, 200]);
  const { body } = await site.call<SiteFiles>('/site/files?lang=bs');
  assert.deepEqual(body, { form_size: samplePdf.size, pictures: [{ src: photo, width: 48, height: 32 }] });
});

test('a picture that only a preview names is seen as long as its link', async () => {
  const { site, headers, photo, form, person, seen } = await siteWithUploads();
  const body = { page: '/ljudi', bs: { people: [{ ...person, role: 'Predsjednica' }] } };
  const sent = { ...json(body), headers: { ...json(body).headers, ...headers } };
  assert.equal((await site.call('/site/previews', sent)).status, 201);
  const small = photo.replace(/\.\w+$/, '-320.avif');
  assert.deepEqual(
    [await seen(photo), await seen(small)],
    [
      [200, 200],
      [200, 200],
    ],
  );
  assert.equal((await site.request(photo)).headers.get('cache-control'), 'private, no-store');
  assert.deepEqual(await seen(form.body.url), [404, 200]);
  site.setClock('2026-12-21T09:30:00.000Z');
  assert.equal((await site.request(photo)).status, 404);
});

test('what only an earlier version names is there for accounts, and comes back with it', async () => {
  const { change, restore, photo, person, seen, tidyAt } = await siteWithUploads();
  await change({ people: [person] });
  await change({ people: [] });
  await tidyAt('2026-11-23T09:30:00.000Z');
  assert.deepEqual(await seen(photo), [404, 200]);
  await restore(2);
  assert.deepEqual(await seen(photo), [200, 200]);
});

test('what one language names no more stays for the other', async () => {
  const { change, photo, person, seen } = await siteWithUploads();
  await change({ people: [person] });
  await change({ people: [person] }, 'en');
  await change({ people: [] });
  assert.deepEqual(await seen(photo), [200, 200]);
});

test('what nothing names is removed a day later', async () => {
  const { photo, form, seen, tidyAt } = await siteWithUploads();
  await tidyAt('2026-11-22T09:30:00.000Z');
  assert.deepEqual(await seen(photo), [404, 404]);
  assert.deepEqual(await seen(form.body.url), [404, 404]);
});

test('a form is a PDF', async () => {
  const { site, headers } = await siteWithUploads();
  const file = new File(['tekst'], 'obrazac.pdf', { type: 'application/pdf' });
  const init = { method: 'POST', headers, body: multipart({ file }) };
  assert.equal((await site.call('/site/membership-form', init)).status, 415);
});
