import assert from 'node:assert/strict';
import { test } from 'node:test';
import { strFromU8, unzipSync } from 'fflate';
import sharp from 'sharp';
import type { Mail } from '#features/mail/contract.ts';
import type { PrivacyNotice } from '#features/privacy/contract.ts';
import { noteNotice } from '#features/privacy/server/notice.ts';
import { busyPage } from '#server/pages/document.ts';
import { openSite } from '../testing/open-site.ts';

const words = {
  name: 'Društvo <biohemičara>',
  short_name: 'DB; <BiH>',
  contact: { address: 'Titova 5\nBA-75000 Tuzla\nBosna i Hercegovina', email: 'novi@primjer.ba' },
};

/** A site that was read under its first name, and got another. */
async function renamedSite() {
  const opened = await openSite({}, 'administrator');
  const { site, headers, change } = opened;
  await noteNotice(site.db, site.services);
  const read = async (path: string) => (await site.request(path)).text();
  for (const path of ['/manifest.webmanifest', '/novosti-bs.rss', '/kalendar-bs.ics']) await read(path);
  await change(words);
  return { ...opened, read, headers };
}

test('feeds, the calendar and the manifest have the new name', async () => {
  const { read } = await renamedSite();
  const manifest = JSON.parse(await read('/manifest.webmanifest'));
  assert.deepEqual([manifest.name, manifest.short_name], [words.name, words.short_name]);
  assert.ok((await read('/novosti-bs.rss')).includes('<title>DB; &lt;BiH&gt;: Novosti</title>'));
  assert.ok((await read('/kalendar-bs.ics')).includes('X-WR-CALNAME:DB\\; <BiH>'));
  assert.ok((await read('/kalendar-en.ics')).includes('X-WR-CALNAME:UBMB BiH'));
});

test('a page without a picture is shared with the new name drawn, in each language its own', async () => {
  const { site, change } = await openSite();
  const card = async (lang: string) => (await site.request(`/share-${lang}.jpg`)).bytes();
  const [bs, en] = [await card('bs'), await card('en')];
  const { format, width, height } = await sharp(bs).metadata();
  assert.deepEqual([format, width, height], ['jpeg', 1200, 630]);
  await change({ name: 'Društvo' });
  assert.notDeepEqual(await card('bs'), bs);
  assert.deepEqual(await card('en'), en);
  await change({ name: `${'Udruženje '.repeat(19)}${'ć'.repeat(60)}` });
  assert.equal((await sharp(await card('bs')).metadata()).width, 1200, 'however long it is');
});

test('messages are signed by it, in each language by its own', async () => {
  const { site, headers, send } = await renamedSite();
  const { id } = (await send<{ id: number }>('/mails/test', 'POST', { to: 'a@primjer.ba' })).body;
  const { text, html } = (await site.call<Mail>(`/mails?id=${id}`, { headers })).body;
  assert.ok(text.includes(`-- \n${words.name}\n`));
  assert.ok(html.includes('DB; &lt;BiH&gt;') && !html.includes('<BiH>'));
  const preview = await send<{ text: string }>('/mail-templates/preview', 'POST', {
    ...{ name: 'test', lang: 'en', subject: 'A', body: '{{association}}' },
  });
  assert.ok(preview.body.text.startsWith('Association of Biochemists'));
});

test('the privacy notice has a new version with name, address and e-mail address', async () => {
  const { site, change } = await renamedSite();
  const notice = async () => (await site.call<PrivacyNotice>('/privacy-notice?lang=bs')).body;
  const { version, sections } = await notice();
  const [first = ''] = sections[0]?.paragraphs ?? [];
  assert.equal(version, 2);
  assert.ok(first.startsWith(`${words.name}, Titova 5, BA-75000 Tuzla, Bosna i Hercegovina.`), first);
  assert.ok(first.includes('novi@primjer.ba'));
  await change({ footer: 'Podnožje' });
  assert.equal((await notice()).version, 2, 'nothing that it says was changed');
  await change({ contact: { address: '', email: '' } });
  assert.equal(
    (await notice()).sections[0]?.paragraphs[0],
    `${words.name}. Za sva pitanja o podacima pišite nam sa stranice Kontakt.`,
  );
});

test('an app of codes names it, and so does what is said when nothing else can be', async () => {
  const { site, headers } = await renamedSite();
  const { body } = await site.call<{ uri: string }>('/two-factor', { method: 'POST', headers });
  assert.equal(new URL(body.uri).searchParams.get('issuer'), words.short_name);
  assert.ok(busyPage(site.services.site.lastKnown.bs).includes('>DB; &lt;BiH&gt;</a>'));
});

test('a person’s record says who keeps it', async () => {
  const { site, headers } = await renamedSite();
  const file = await site.request('/api/people/export?email=a@primjer.ba', { headers });
  const { 'podaci.html': page = new Uint8Array() } = unzipSync(await file.bytes());
  assert.ok(strFromU8(page).includes('<p>Društvo &lt;biohemičara&gt;, '));
});
