import assert from 'node:assert/strict';
import { once } from 'node:events';
import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { get, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { after, before, test } from 'node:test';
import type { Browser, Response } from '@playwright/test';
import { siteEntry } from '#server/pages/entries.ts';
import { readManifest } from '#server/pages/manifest.ts';
import { launchBrowser, openPage } from './support/browser.ts';
import { addressOf, publicPaths } from './support/public-pages.ts';
import { type RunningSite, startSite } from './support/site.ts';

const kibibyte = 1024;
/** Bytes as they are sent to who only reads. */
const limits = { script: 110 * kibibyte, stylesheet: 12 * kibibyte, font: 105 * kibibyte };

/** The whole home page but its photos, the document as it is sent. */
const homeLimit = 260 * kibibyte;

/** Of scripts and styles: on a slow connection each is a way to the server and back. */
const mostFiles = 14;

let site: RunningSite;
let browser: Browser;
before(async () => {
  [site, browser] = await Promise.all([startSite(), launchBrowser()]);
});
after(async () => {
  await browser.close();
  await site.stop();
});

/** Faces that only an editor's text asks for: italics, and letters of other alphabets. */
const ofTexts = /\/assets\/[\w-]+-(bs-italic|latin-italic|greek|latin-ext)-/;

async function bytesOf(responses: Response[]): Promise<number> {
  const sizes = responses.map(response => response.request().sizes());
  return (await Promise.all(sizes)).reduce((sum, { responseBodySize }) => sum + responseBodySize, 0);
}

/** One address of each page. */
const paths = publicPaths.map(([path]) => path).filter(path => !/last$|9999$|\?/.test(path));

/** The built files of the public pages. */
async function pageFiles(): Promise<string[]> {
  const chunks = await readManifest(join(import.meta.dirname, '../dist/client'), siteEntry);
  return Object.entries(chunks).flatMap(([source, { file }]) => (/-page\.tsx$/.test(source) ? [file] : []));
}

test('every public page stays within its budget of bytes', async t => {
  const unseen = new Set(await pageFiles());
  assert.ok(unseen.size > 10);
  for (const path of paths) {
    const address = await addressOf(site.origin, path, 'bs');
    // A reader of its own: nothing is in the cache yet.
    const page = await openPage(browser);
    const responses: Response[] = [];
    page.on('response', response => responses.push(response));
    await page.goto(address, { waitUntil: 'networkidle' });
    const sums: string[] = [];
    for (const [type, limit] of Object.entries(limits)) {
      const bytes = await bytesOf(
        responses.filter(
          response => response.request().resourceType() === type && !ofTexts.test(response.url()),
        ),
      );
      sums.push(`${type} ${(bytes / kibibyte).toFixed(1)} of ${limit / kibibyte} KiB`);
      assert.ok(bytes > 0 && bytes <= limit, `${path}, ${type}: ${bytes} bytes, ${limit} allowed`);
    }
    if (path === '/') {
      const bytes = await bytesOf(responses.filter(response => !response.url().includes('/media/')));
      sums.push(`all but photos ${(bytes / kibibyte).toFixed(1)} of ${homeLimit / kibibyte} KiB`);
      assert.ok(bytes <= homeLimit, `${bytes} bytes of the home page, ${homeLimit} allowed`);
    }
    // A request to another host would be among them.
    assert.deepEqual(
      page.problems.filter(problem => !/status of 404/.test(problem)),
      [],
      path,
    );
    const files = responses.filter(response => /\/assets\/.*\.(js|css)$/.test(response.url()));
    assert.ok(files.length <= mostFiles, `${path}: ${files.length} files`);
    // What the page looks like comes before what it does.
    const document = await (await fetch(address)).text();
    const scripts = document.match(/<(link rel="modulepreload"|script type="module")[^>]*>/g) ?? [];
    assert.ok(scripts.length > 1 && scripts.every(tag => tag.includes('fetchpriority="low"')), path);
    t.diagnostic(`${path}: ${sums.join(', ')}`);
    for (const response of responses) unseen.delete(new URL(response.url()).pathname.slice(1));
    await page.context().close();
  }
  assert.deepEqual([...unseen], [], 'pages without an address here');
});

test('nothing of the panel is loaded by a public page', async () => {
  const page = await openPage(browser);
  const scripts: Promise<string>[] = [];
  page.on('response', response => {
    if (response.request().resourceType() === 'script') scripts.push(response.text());
  });
  await page.goto(`${site.origin}/novosti`, { waitUntil: 'networkidle' });
  await page.getByRole('article').first().getByRole('link').click();
  await page.getByRole('link', { name: 'Nazad na novosti' }).waitFor();
  const code = (await Promise.all(scripts)).join('\n');
  assert.ok(code.length > 100_000);
  for (const sign of ['ProseMirror', 'Odjavi se', 'Dodaj vijest', '/admin']) {
    assert.ok(!code.includes(sign), `a public script has '${sign}'`);
  }
});

test('the rules of a form are loaded when somebody begins to fill it in', async () => {
  const page = await openPage(browser);
  const scripts: Promise<string>[] = [];
  page.on('response', response => {
    if (response.request().resourceType() === 'script') scripts.push(response.text());
  });
  const hasRules = async () => (await Promise.all(scripts)).some(code => code.includes('invalid_type'));
  await page.goto(`${site.origin}/kontakt`, { waitUntil: 'networkidle' });
  assert.equal(await hasRules(), false);
  await page.getByRole('main').getByRole('textbox').first().focus();
  const latest = Date.now() + 10_000;
  while (!(await hasRules()) && Date.now() < latest) await page.waitForTimeout(50);
  assert.equal(await hasRules(), true);
  await page.context().close();
});

test('every document forbids inline code, and has none', async () => {
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
    assert.match(policy, /script-src 'self'(;|$)/, path);
    assert.doesNotMatch(policy, /unsafe/, path);
    const html = await response.text();
    const scripts = [...html.matchAll(/<script\b([^>]*)>/g)].map(([, attributes = '']) => attributes);
    assert.ok(scripts.length > 0);
    // Blocks of data are no code: nothing runs them.
    for (const attributes of scripts) assert.match(attributes, /src="|type="application\/(ld\+)?json"/, path);
    assert.doesNotMatch(html, /<style|\sstyle="|\son\w+="/, path);
  }
});

test('assets are kept for ever, named by their content, and sent as the build compressed them', async () => {
  const client = join(import.meta.dirname, '../dist/client');
  const files = globSync('assets/**/*.{js,css}', { cwd: client });
  assert.ok(files.length > 20);
  for (const file of files) {
    assert.match(file, /-[\w-]{8}\.(js|css)$/);
    for (const [encoding, ending] of [
      ['br', 'br'],
      ['gzip', 'gz'],
    ] as const) {
      const { headers, bytes } = await sentFile(`/${file}`, encoding);
      assert.equal(headers['content-encoding'], encoding, file);
      assert.equal(headers['cache-control'], 'public, max-age=31536000, immutable', file);
      assert.equal(Buffer.compare(bytes, await readFile(join(client, `${file}.${ending}`))), 0, file);
    }
  }
});

/** A file as it is on its way, which `fetch` would unpack. */
async function sentFile(
  path: string,
  encoding: string,
): Promise<{ headers: IncomingHttpHeaders; bytes: Buffer }> {
  const request = get(site.origin + path, { headers: { 'Accept-Encoding': encoding } });
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  return { headers: response.headers, bytes: await buffer(response) };
}
