import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { samplePicture } from '#features/media/testing/sample-pictures.ts';
import { startHousekeeping } from '#server/jobs/housekeeping.ts';
import { forgetPast } from '#server/testing/forget-past.ts';
import { bodyOf, createBy } from '#server/testing/sample-forms.ts';
import { createTestSite, json, multipart } from '#server/testing/test-site.ts';
import type { TextImage } from '../../contract.ts';
import { contentSamples } from '../../testing/content-samples.ts';

const withTexts = contentSamples.filter(({ fields }) =>
  Object.values(fields).some(({ kind }) => kind === 'html'),
);

/** A site with a picture that was sent for a text, and the calls of a type's items. */
async function siteWithPicture(type = 'news') {
  const site = await createTestSite({ isThrottled: false });
  const headers = await site.signIn();
  const { calls, fields, formWith } = contentSamples.find(({ kind }) => kind === type) ?? assert.fail(type);
  const [field = ''] = Object.entries(fields).find(([, { kind }]) => kind === 'html') ?? [];
  const sample = formWith(await samplePicture());
  const upload = async (colour: string) =>
    (
      await site.call<TextImage>('/text-images', {
        method: 'POST',
        headers,
        body: multipart({ image: await samplePicture({ colour }) }),
      })
    ).body;
  const picture = await upload('#123456');
  const { src } = picture;
  const update = (id: number, changes: Record<string, unknown>) => {
    const { path, method, body: rule } = calls.update;
    const { headers: own, ...init } = bodyOf(rule.types[0] === 'json' ? 'json' : 'multipart', changes);
    return site.call(`${path}?id=${id}`, { ...init, method, headers: { ...(own as object), ...headers } });
  };
  return {
    site,
    picture,
    upload,
    text: `<figure><img src="${src}" alt="Gel" width="48" height="32"><figcaption>Gel</figcaption></figure>`,
    create: async (html: string, changes = {}) =>
      (await createBy<{ id: number }>(site, calls.create, { ...sample, [field]: html, ...changes })).id,
    update,
    updateText: (id: number, html: string) => update(id, { [field]: html }),
    remove: (id: number) => site.call(`${calls.remove.path}?id=${id}`, { method: 'DELETE', headers }),
    show: async (id: number) =>
      (await site.call<Record<string, unknown>>(`${calls.show.path}?id=${id}`)).body[field],
    /** What visitors and administrators are answered for the picture. */
    seen: async (path = src) => [
      (await site.request(path)).status,
      (await site.request(path, { headers })).status,
    ],
    tidyAt: async (instant: string) => {
      site.setClock(instant);
      await startHousekeeping(site.services).stop();
    },
    send: (path: string, fields: Record<string, unknown>) => {
      const { headers: own, ...init } = json(fields);
      return site.call(path, { ...init, method: 'POST', headers: { ...(own as object), ...headers } });
    },
  };
}

test('a picture that no text shows is for administrators, and goes after a day', async () => {
  const { site, picture, seen, tidyAt } = await siteWithPicture();
  assert.deepEqual([picture.width, picture.height], [48, 32]);
  assert.deepEqual(await seen(), [404, 200]);
  await tidyAt('2026-11-22T09:29:59.999Z');
  await site.services.media.removeOrphans();
  assert.deepEqual(await seen(), [404, 200]);
  await tidyAt('2026-11-22T09:30:00.000Z');
  assert.deepEqual(await seen(), [404, 404]);
  assert.deepEqual((await site.contents()).files, []);
});

test('one that is sent again waits for another day', async () => {
  const { seen, upload, tidyAt, site } = await siteWithPicture();
  site.setClock('2026-11-22T08:00:00.000Z');
  await upload('#123456');
  await tidyAt('2026-11-22T10:00:00.000Z');
  assert.deepEqual(await seen(), [404, 200]);
  await tidyAt('2026-11-23T08:00:00.000Z');
  assert.deepEqual(await seen(), [404, 404]);
});

for (const { kind } of withTexts) {
  describe(`the pictures in a text: ${kind}`, () => {
    test('are shown as long as it is, and removed with it', async () => {
      const { site, text, seen, create, show, remove, tidyAt, send } = await siteWithPicture(kind);
      const id = await create(text);
      assert.equal(await show(id), text);
      assert.deepEqual(await seen(), [200, 200]);
      await tidyAt('2026-11-23T09:30:00.000Z');
      assert.deepEqual(await seen(), [200, 200]);
      await remove(id);
      assert.deepEqual(await seen(), [404, 200]);
      await send('/trash/restore', { type: kind, id });
      assert.deepEqual(await seen(), [200, 200]);
      await remove(id);
      await site.call('/trash', { method: 'DELETE', headers: await site.signIn() });
      assert.deepEqual(await seen(), [404, 404]);
    });

    test('stay with its earlier versions, which can be restored', async () => {
      const { site, text, seen, create, updateText, show, tidyAt, send } = await siteWithPicture(kind);
      const id = await create(text);
      await updateText(id, '<p>Bez slike</p>');
      await tidyAt('2026-11-23T09:30:00.000Z');
      assert.deepEqual(await seen(), [404, 200]);
      await send('/versions/restore', { type: kind, id, version: 1 });
      assert.equal(await show(id), text);
      assert.deepEqual(await seen(), [200, 200]);
      await updateText(id, '');
      await forgetPast(site);
      assert.deepEqual(await seen(), [404, 404]);
    });
  });
}

test('a picture that two texts show stays with the second', async () => {
  const { site, text, seen, create, updateText, tidyAt } = await siteWithPicture();
  const first = await create(text);
  await create(`<p>a</p>${text.replace('.', '-320.')}`);
  await updateText(first, '<p>a</p>');
  await tidyAt('2026-11-23T09:30:00.000Z');
  await forgetPast(site);
  assert.deepEqual(await seen(), [200, 200]);
});

test('a text may name a picture that is not stored, which changes nothing else', async () => {
  const { create, show, text, seen, tidyAt } = await siteWithPicture();
  const other = text.replace(/[0-9a-f]{40}/, '0'.repeat(40));
  const id = await create(other);
  assert.equal(await show(id), other);
  await tidyAt('2026-11-23T09:30:00.000Z');
  assert.deepEqual(await seen(), [404, 404]);
});

test('a text keeps its pictures when something else is changed', async () => {
  const { create, update, text, seen, tidyAt, site } = await siteWithPicture();
  const id = await create(text);
  await update(id, { title: 'Drugi naslov' });
  await tidyAt('2026-11-23T09:30:00.000Z');
  await site.services.media.removeOrphans();
  assert.deepEqual(await seen(), [200, 200]);
});
