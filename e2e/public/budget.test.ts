import { once } from 'node:events';
import { globSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { get, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { Response } from '@playwright/test';
import { applicationCalls } from '#features/applications/contract.ts';
import { certificatePath } from '#features/certificates/paths.ts';
import { resultsPath } from '#features/search/paths.ts';
import { siteEntry } from '#server/pages/entries.ts';
import { readManifest } from '#server/pages/manifest.ts';
import { readMessages } from '#server/testing/messages.ts';
import { visit } from '../support/browser.ts';
import { emptyDocument } from '../support/kept-page.ts';
import { applicationTo } from '../support/pages/own-application.ts';
import { addressOf, publicPaths } from '../support/pages/public-pages.ts';
import { expect, test } from '../support/test.ts';

test.use({ sharesPage: false });

const kibibyte = 1024;
/** Compressed sizes in bytes. */
const limits = { script: 105 * kibibyte, stylesheet: 16 * kibibyte, font: 70 * kibibyte };

/** The compressed home page without photos. */
const homeLimit = 260 * kibibyte;

/** What a server sends before it waits for the reader: ten packets of 1,460 bytes (RFC 6928). */
const firstPackets = 14_600;

/** Scripts and the style sheet; on a slow connection each costs a round trip. */
const maxFiles = 12;

/** Fonts that only an editor's text needs: italics, and rare signs and letters. */
const ofTexts = /\/assets\/[\w-]+-(bs-italic|latin-italic|rare|greek|latin-ext)-/;

const client = join(import.meta.dirname, '../../dist/client');

/** One address of each page. */
const paths = [
  ...publicPaths.map(([path]) => path).filter(path => !/last$|9999$|\?/.test(path)),
  resultsPath('radionica'),
];

async function pageFiles(): Promise<string[]> {
  const chunks = await readManifest(client, siteEntry);
  return Object.entries(chunks).flatMap(([source, { file }]) =>
    /-page\.tsx$/.test(source) ? [`/${file}`] : [],
  );
}

/** What the browser is to load of a document in Bosnian: the style sheet, fonts, and scripts once it is painted, with the texts that they ask for. */
async function filesOf(html: string) {
  const of = (pattern: RegExp) => Array.from(html.matchAll(pattern), ([, value = '']) => value);
  const [scripts = ''] = of(/data-scripts="([^"]*)"/g);
  const messages = (await readManifest(client, siteEntry))['src/public/messages/bs.ts'];
  return {
    stylesheet: of(/<link rel="stylesheet" href="([^"]+)"/g),
    script: [...of(/<script type="module" src="([^"]+)"/g), ...scripts.split(' '), `/${messages?.file}`],
    font: of(/<link rel="preload" href="([^"]+)" as="font"/g),
  };
}

/** The compressed size of built files; fonts are compressed already. */
async function bytesOf(files: string[]): Promise<number> {
  const sizes = files.map(
    async file => (await stat(join(client, `${file}${/2$/.test(file) ? '' : '.br'}`))).size,
  );
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}

test('every public page stays within its budget of bytes', async ({ origin, api, cleanUp }) => {
  const { url } = await applicationTo({ api, cleanUp });
  const token = url.split('/').at(-1) ?? '';
  const { id } = (await (await fetch(`${origin}/api/my-application?token=${token}`)).json()) as {
    id: number;
  };
  await api.call(applicationCalls.attend, { fields: { ids: [id], attended: true } });
  const certificate = await fetch(`${origin}/api/certificates?application=${id}&lang=bs&token=${token}`);
  const number = certificate.headers.get('x-certificate-number') ?? '';
  const unseen = new Set(await pageFiles());
  expect(unseen.size).toBeGreaterThan(10);
  for (const path of [...paths, url, certificatePath.href({ token: number })]) {
    const html = await (await fetch(await addressOf(origin, path, 'bs'))).text();
    const files = await filesOf(html);
    for (const [type, limit] of Object.entries(limits)) {
      const bytes = await bytesOf(files[type as keyof typeof limits].filter(file => !ofTexts.test(file)));
      expect(bytes, `${path}, ${type}`).toBeGreaterThan(0);
      expect(bytes, `${path}, ${type}`).toBeLessThanOrEqual(limit);
    }
    expect([...files.script, ...files.stylesheet].length, `files of ${path}`).toBeLessThanOrEqual(maxFiles);
    // The style sheet comes before the one script that loads the others.
    const loaded =
      html.match(/<link rel="(stylesheet|modulepreload)"|<script (?!type="application)[^>]*>/g) ?? [];
    expect(loaded.length, path).toBeGreaterThan(1);
    expect(loaded.pop(), path).toMatch(/^<script .*fetchpriority="low"/);
    for (const tag of loaded) expect(tag, path).toBe('<link rel="stylesheet"');
    for (const script of files.script) unseen.delete(script);
  }
  expect([...unseen], 'pages without an address here').toEqual([]);
});

test('a browser loads what the document tells it, and no more', async ({ origin, page }) => {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.setCacheDisabled', { cacheDisabled: true });
  // A page with pictures, with a form, with texts of an editor, and with all fonts of the home page.
  for (const path of ['/', '/novosti/last', '/radionica/first', '/galerija/first', '/kontakt']) {
    // What the page before still asks for is not this one's. Unlike at `about:blank` the process stays.
    await page.goto(emptyDocument);
    const responses: Response[] = [];
    const note = (response: Response) => responses.push(response);
    page.on('response', note);
    const address = await addressOf(origin, path, 'bs');
    // Scripts are asked for after the first paint, which a busy machine does later than the network is idle.
    await visit(page, address);
    await page.waitForLoadState('networkidle');
    page.off('response', note);
    const { stylesheet, script, font } = await filesOf(await (await fetch(address)).text());
    const names = responses.map(response => new URL(response.url()).pathname);
    const built = names.filter(name => /^\/assets\/.*\.(js|css)$/.test(name));
    expect(new Set(built), path).toEqual(new Set([...stylesheet, ...script]));
    // A font that is only found by way of the style sheet comes too late.
    const late = names.filter(name => /\.woff2$/.test(name) && !font.includes(name));
    expect(late, `late fonts of ${path}`).toEqual([]);
    if (path !== '/') continue;
    const sizes = responses
      .filter(response => !response.url().includes('/media/'))
      .map(async response => (await response.request().sizes()).responseBodySize);
    const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
    expect(bytes, 'the home page').toBeLessThanOrEqual(homeLimit);
  }
});

test('the panel asks for its fonts with its document', async ({ origin, page }) => {
  const html = await (await fetch(`${origin}/admin/login`)).text();
  const fonts: string[] = [];
  page.on('request', request => {
    if (request.url().endsWith('.woff2')) fonts.push(new URL(request.url()).pathname);
  });
  await page.goto(`${origin}/admin/login`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(fonts.sort()).toEqual((await filesOf(html)).font.sort());
  // Both families, each with its Bosnian letters, which names have in English too.
  expect(fonts.length).toBe(4);
});

test('no public script has anything of the panel', async () => {
  const chunks = Object.values(await readManifest(client, siteEntry));
  const scripts = chunks.flatMap(({ file }) =>
    file.endsWith('.js') ? [readFile(join(client, file), 'utf8')] : [],
  );
  const code = (await Promise.all(scripts)).join('\n');
  expect(code.length).toBeGreaterThan(100_000);
  const { admin, adminEnglish } = await readMessages();
  const additions = [...Object.values(admin), ...Object.values(adminEnglish)].flatMap(texts =>
    'add' in texts ? String(texts.add) : [],
  );
  expect(additions).toContain('Dodaj vijest');
  expect(additions).toContain('Add a news item');
  for (const sign of ['ProseMirror', 'Odjavi se', '/admin', ...additions]) {
    expect(code, `a public script has '${sign}'`).not.toContain(sign);
  }
});

test('a form’s rules are loaded when it is begun', async ({ page }) => {
  const scripts: Promise<string>[] = [];
  page.on('response', response => {
    if (response.request().resourceType() === 'script') scripts.push(response.text());
  });
  const hasRules = async () => (await Promise.all(scripts)).some(code => code.includes('invalid_type'));
  await visit(page, '/kontakt');
  await page.waitForLoadState('networkidle');
  expect(await hasRules()).toBe(false);
  await page.getByRole('main').getByRole('textbox').first().focus();
  await expect.poll(hasRules).toBe(true);
});

test('every page comes in the first ten packets of a connection', async ({ site }) => {
  for (const path of paths) {
    const response = await fetch(await addressOf(site.origin, path, 'bs'), {
      headers: { 'accept-encoding': 'br' },
    });
    const fields = [...response.headers].reduce(
      (sum, [name, value]) => sum + `${name}: ${value}\r\n`.length,
      0,
    );
    const bytes = Number(response.headers.get('content-length')) + fields;
    expect(response.headers.get('content-encoding'), path).toBe('br');
    expect(bytes, path).toBeGreaterThan(fields);
    expect(bytes, path).toBeLessThan(firstPackets);
  }
});

test('every document forbids inline code, and has none', async ({ site }) => {
  for (const path of [
    '/',
    '/novosti',
    '/novosti/24',
    '/kongres/43',
    '/galerija/1',
    '/kontakt',
    '/nema-me',
    '/admin/login',
    '/admin/novosti',
  ]) {
    const response = await fetch(site.origin + path);
    const policy = response.headers.get('content-security-policy') ?? '';
    expect(policy, path).toMatch(/script-src 'self'(;|$)/);
    expect(policy, path).not.toMatch(/unsafe/);
    const html = await response.text();
    const scripts = [...html.matchAll(/<script\b([^>]*)>/g)].map(([, attributes = '']) => attributes);
    expect(scripts.length).toBeGreaterThan(0);
    // Data blocks are not executed.
    for (const attributes of scripts)
      expect(attributes, path).toMatch(/src="|type="application\/(ld\+)?json"/);
    expect(html, path).not.toMatch(/<style|\sstyle="|\son\w+="/);
  }
});

test('assets are immutable, and sent as they were compressed', async ({ site }) => {
  const files = globSync('assets/**/*.{js,css}', { cwd: client });
  expect(files.length).toBeGreaterThan(20);
  for (const file of files) {
    expect(file).toMatch(/-[\w-]{6,8}\.(js|css)$/);
    for (const [encoding, ending] of [
      ['br', 'br'],
      ['gzip', 'gz'],
    ] as const) {
      const { headers, bytes } = await sentFile(`${site.origin}/${file}`, encoding);
      expect(headers['content-encoding'], file).toBe(encoding);
      expect(headers['cache-control'], file).toBe('public, max-age=31536000, immutable');
      expect(Buffer.compare(bytes, await readFile(join(client, `${file}.${ending}`))), file).toBe(0);
    }
  }
});

/** A file's size as sent, because `fetch` would decompress it. */
async function sentFile(
  address: string,
  encoding: string,
): Promise<{ headers: IncomingHttpHeaders; bytes: Buffer }> {
  const request = get(address, { headers: { 'Accept-Encoding': encoding } });
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  return { headers: response.headers, bytes: await buffer(response) };
}
