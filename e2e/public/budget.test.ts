import { once } from 'node:events';
import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { get, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { Page, Response } from '@playwright/test';
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
import { expect, failedRequest, type OpenPage, test } from '../support/test.ts';

test.use({ sharesPage: false });

const kibibyte = 1024;
/** Compressed sizes in bytes. */
const limits = { script: 105 * kibibyte, stylesheet: 12 * kibibyte, font: 70 * kibibyte };

/** The compressed home page without photos. */
const homeLimit = 260 * kibibyte;

/** What a server sends before it waits for the reader: ten packets of 1,460 bytes (RFC 6928). */
const firstPackets = 14_600;

/** Scripts and style sheets; on a slow connection each costs a round trip. */
const maxFiles = 15;

/** Fonts that only an editor's text needs: italics, and rare signs and letters. */
const ofTexts = /\/assets\/[\w-]+-(bs-italic|latin-italic|rare|greek|latin-ext)-/;

async function bytesOf(responses: Response[]): Promise<number> {
  const sizes = responses.map(response => response.request().sizes());
  return (await Promise.all(sizes)).reduce((sum, { responseBodySize }) => sum + responseBodySize, 0);
}

/** One address of each page. */
const paths = [
  ...publicPaths.map(([path]) => path).filter(path => !/last$|9999$|\?/.test(path)),
  resultsPath('radionica'),
];

async function pageFiles(): Promise<string[]> {
  const chunks = await readManifest(join(import.meta.dirname, '../../dist/client'), siteEntry);
  return Object.entries(chunks).flatMap(([source, { file }]) => (/-page\.tsx$/.test(source) ? [file] : []));
}

/** A page that keeps nothing of what it has loaded. */
async function openWithoutCache(openPage: OpenPage): Promise<Page> {
  const page = await openPage();
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.setCacheDisabled', { cacheDisabled: true });
  return page;
}

/** Returns everything that a page loads at an address. */
async function load(page: Page, address: string): Promise<Response[]> {
  // What the page before still asks for is not this one's. Unlike at `about:blank` the process stays.
  await page.goto(emptyDocument);
  const responses: Response[] = [];
  const note = (response: Response) => responses.push(response);
  page.on('response', note);
  // Scripts are asked for after the first paint, which a busy machine does later than the network is idle.
  await visit(page, address);
  await page.waitForLoadState('networkidle');
  page.off('response', note);
  return responses;
}

test('every public page stays within its budget of bytes', async ({
  origin,
  openPage,
  expectProblems,
  api,
  cleanUp,
}) => {
  expectProblems(failedRequest);
  test.setTimeout(180_000);
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
  const check = async (page: Page, path: string) => {
    const address = await addressOf(origin, path, 'bs');
    const responses = await load(page, address);
    for (const [type, limit] of Object.entries(limits)) {
      const ofType = responses.filter(
        response => response.request().resourceType() === type && !ofTexts.test(response.url()),
      );
      const bytes = await bytesOf(ofType);
      expect(bytes, `${path}, ${type}`).toBeGreaterThan(0);
      expect(bytes, `${path}, ${type}`).toBeLessThanOrEqual(limit);
    }
    if (path === '/') {
      const bytes = await bytesOf(responses.filter(response => !response.url().includes('/media/')));
      expect(bytes, 'the home page').toBeLessThanOrEqual(homeLimit);
    }
    const files = responses.filter(response => /\/assets\/.*\.(js|css)$/.test(response.url()));
    expect(files.length, `files of ${path}`).toBeLessThanOrEqual(maxFiles);
    // Style sheets come before the one script that loads the others.
    const document = await (await fetch(address)).text();
    const loaded =
      document.match(/<link rel="(stylesheet|modulepreload)"|<script (?!type="application)[^>]*>/g) ?? [];
    expect(loaded.length, path).toBeGreaterThan(1);
    expect(loaded.pop(), path).toMatch(/^<script .*fetchpriority="low"/);
    for (const tag of loaded) expect(tag, path).toBe('<link rel="stylesheet"');
    // A font that is only found by way of the style sheets comes too late.
    const early = Array.from(document.matchAll(/<link rel="preload" href="([^"]+)"/g), ([, href]) => href);
    const fonts = responses
      .map(response => new URL(response.url()).pathname)
      .filter(name => /\.woff2$/.test(name));
    expect(early.length, path).toBeGreaterThan(0);
    expect(
      fonts.filter(name => !early.includes(name)),
      `late fonts of ${path}`,
    ).toEqual([]);
    for (const response of responses) unseen.delete(new URL(response.url()).pathname.slice(1));
  };
  // Four pages at a time, because each waits until its own network is idle.
  const queue = [...paths, url, certificatePath.href({ token: number })].values();
  const work = async () => {
    const page = await openWithoutCache(openPage);
    for (const path of queue) await check(page, path);
  };
  await Promise.all([work(), work(), work(), work()]);
  expect([...unseen], 'pages without an address here').toEqual([]);
});

test('nothing of the panel is loaded by a public page', async ({ page }) => {
  const scripts: Promise<string>[] = [];
  page.on('response', response => {
    if (response.request().resourceType() === 'script') scripts.push(response.text());
  });
  await visit(page, '/novosti');
  await page.waitForLoadState('networkidle');
  await page.getByRole('article').first().getByRole('link').click();
  await expect(page.getByRole('link', { name: 'Nazad na novosti' })).toBeVisible();
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
  test.setTimeout(120_000);
  const client = join(import.meta.dirname, '../../dist/client');
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
