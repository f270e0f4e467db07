import { join } from 'node:path';
import { previewPath } from '#features/previews/paths.ts';
import { noteNotice } from '#features/privacy/server/notice.ts';
import { createApp } from '#server/app.ts';
import { publicPages } from '#server/features.ts';
import { openBuiltSite } from '#server/pages/built-site.ts';
import { createPages } from '#server/pages/pages.ts';
import { createSiteWithHidden, marksIn, moment, pageOf } from '#server/testing/hidden-content.ts';
import { create } from '#server/testing/sample-forms.ts';
import { json } from '#server/testing/test-site.ts';
import { expect, test } from '../support/test.ts';

const publicUrl = 'http://localhost:3000';
const justBefore = new Date(Date.parse(moment) - 1).toISOString();
const lists = publicPages.map(page => page.href());
const inBothLanguages = (paths: readonly string[]) =>
  paths.flatMap(path => ['bs', 'en'].map(language => `${path}?lng=${language}`));

/** The built pages, by a clock that can be set. */
async function openPages() {
  const { site, hidden, open } = await createSiteWithHidden();
  await noteNotice(site.db, site.services);
  site.setClock(justBefore);
  const { services } = site;
  const { timeZone, trashDays } = services;
  const source = await openBuiltSite(join(import.meta.dirname, '../../dist'));
  const pages = createPages(source, { publicUrl, timeZone, trashDays, services });
  const app = createApp({ services, settings: { publicUrl, trustedProxies: 0 }, pages });
  const read = async (path: string, headers: Record<string, string> = {}) => {
    const response = await app.fetch(new Request(publicUrl + path, { headers }));
    const html = await response.text();
    return { status: response.status, html, etag: response.headers.get('etag') ?? '' };
  };
  const pagesOf = async (items: typeof open) =>
    (await Promise.all(items.map(({ type, id }) => pageOf(site, type, id)))).filter(
      path => path !== undefined,
    );
  return { site, hidden, open, read, pagesOf };
}

test('no page has anything of what is not public, data for machines and scripts included', async () => {
  const { site, hidden, open, read, pagesOf } = await openPages();
  const signedIn = await site.signIn();
  const preview = async ({ type, id }: (typeof open)[number]) => {
    const { headers, ...init } = json({ type: type.type.name, id });
    const answer = await site.call<{ url: string }>('/previews', {
      ...init,
      headers: { ...(headers as object), ...signedIn },
    });
    return answer.body.url;
  };
  const previews = await Promise.all(open.map(preview));
  let found = 0;
  for (const path of [...inBothLanguages([...lists, ...(await pagesOf(open))]), ...previews]) {
    const { status, html } = await read(path);
    expect([status, marksIn(html)], path).toEqual([200, []]);
    if (html.includes('javno')) found += 1;
  }
  expect(found, 'what is public is there').toBeGreaterThan(40);
  for (const path of inBothLanguages([
    ...(await pagesOf(hidden)),
    previewPath.href({ token: 'x'.repeat(43) }),
  ])) {
    const { status, html } = await read(path);
    expect([status, marksIn(html)], path).toEqual([404, []]);
  }
});

test('at midnight what is scheduled for it appears, and events of the day before are over', async () => {
  const { site, hidden, read, pagesOf } = await openPages();
  const event = await create(site, 'workshop', { startedAt: '2026-11-21', finishedAt: '2026-11-21' });
  const scheduled = hidden.filter(({ state }) => state === 'zakazano');
  const eventPage = `/radionica/${event.id}`;
  const early = new Map<string, string>();
  for (const path of [...inBothLanguages(lists), eventPage]) early.set(path, (await read(path)).etag);
  expect((await read(eventPage)).html).not.toContain('Prijave su zatvorene.');
  for (const [path, etag] of early)
    expect((await read(path, { 'If-None-Match': etag })).status, path).toBe(304);

  site.setClock(moment);
  const changed: string[] = [];
  for (const [path, etag] of early) {
    const { status, html } = await read(path, { 'If-None-Match': etag });
    const marks = marksIn(html);
    expect(marks, path).toEqual(marks.length > 0 ? ['tajna-zakazano'] : []);
    if (status === 200 && marks.length > 0) changed.push(path);
  }
  const ofItems = [
    '/novosti',
    '/radionice',
    '/simpozij',
    '/kongres',
    '/edukacije',
    '/publikacije',
    '/galerija',
  ];
  // The English home page shows English news only, of which none was scheduled.
  expect(changed).toEqual(expect.arrayContaining(['/?lng=bs', ...inBothLanguages(ofItems)]));
  expect((await read(eventPage)).html).toContain('Prijave su zatvorene.');
  for (const path of await pagesOf(scheduled)) {
    const { status, html } = await read(path);
    expect([status, marksIn(html)], path).toEqual([200, ['tajna-zakazano']]);
  }
});
