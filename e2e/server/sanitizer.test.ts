import type { Page } from '@playwright/test';
import { sanitize } from '#features/content/server/html/sanitize.ts';
import { AppError } from '#shared/api/errors.ts';
import { payloads } from '../support/payloads/payloads.ts';
import { vectors } from '../support/payloads/vectors.ts';
import { expect, failedRequest, type OpenPage, test } from '../support/test.ts';

/** A page without a policy that counts executed scripts; its requests are recorded and aborted. */
async function openOpenPage(openPage: OpenPage) {
  const page = await openPage({ bypassCSP: true });
  const asked: string[] = [];
  await page.route('**', (route, request) => {
    if (request.url() === 'http://localhost/') {
      return route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>a</title>' });
    }
    asked.push(request.url());
    return route.abort();
  });
  page.on('dialog', dialog => dialog.dismiss());
  await page.goto('http://localhost/');
  await page.evaluate(() => {
    Object.assign(window, { hits: 0, hit: () => (window as unknown as { hits: number }).hits++ });
  });
  return {
    page,
    /** The number of executions, and the requests, after everything has had time to run. */
    outcome: async () => {
      // Requested last, so it is aborted last.
      await page.evaluate(() => {
        const { promise, resolve } = Promise.withResolvers<void>();
        const last = new Image();
        last.onerror = () => resolve();
        last.src = '/last';
        return promise;
      });
      const hits = await page.evaluate(() => (window as unknown as { hits: number }).hits);
      return { hits, asked: asked.filter(url => url !== 'http://localhost/last') };
    },
  };
}

/**
 * Inserts each text as our pages do (`innerHTML`), inserts the browser's serialization again, and writes all
 * of them into a document. Returns what should not be there, by the index of the text.
 */
function readInBrowser(page: Page, texts: readonly string[]): Promise<(readonly [number, string])[]> {
  return page.evaluate(list => {
    const tags =
      /^(P|BR|HR|BLOCKQUOTE|PRE|CODE|STRONG|EM|U|S|A|H[1-6]|UL|OL|LI|TABLE|THEAD|TBODY|TR|TH|TD|FIGURE|IMG|FIGCAPTION)$/;
    const attributes =
      /^(href|target|rel|start|data-type|data-checked|colspan|rowspan|src|alt|width|height)$/;
    const problemsOf = (root: Element) => {
      const found: string[] = [];
      const nodes = document.createTreeWalker(root, NodeFilter.SHOW_ALL);
      while (nodes.nextNode()) {
        const node = nodes.currentNode;
        if (node.nodeType === Node.TEXT_NODE) continue;
        const { tagName, namespaceURI, attributes: all } = node as Element;
        if (!tagName || !tags.test(tagName) || !namespaceURI?.endsWith('xhtml')) found.push(node.nodeName);
        for (const { name, value } of all ?? []) {
          if (!attributes.test(name)) found.push(name);
          if (name === 'href' && !/^https?:$/.test((node as HTMLAnchorElement).protocol)) found.push(value);
        }
      }
      return found;
    };
    const place = document.body.appendChild(document.createElement('div'));
    const found = list.map(html => {
      place.innerHTML = html;
      const problems = problemsOf(place);
      const read = place.innerHTML;
      place.innerHTML = read;
      problems.push(...problemsOf(place));
      if (place.innerHTML !== read) problems.push('is read otherwise the second time');
      return { read, problems };
    });
    const sent = document.body.appendChild(document.createElement('iframe')).contentDocument as Document;
    sent.open();
    sent.write(`<!doctype html><title>a</title><body>${list.map(html => `<div>${html}</div>`).join('')}`);
    sent.close();
    const written = [...sent.body.children];
    // What one text leaves open, or closes, changes its place or those after it.
    for (const [index, { read, problems }] of found.entries()) {
      const element = written[index];
      if (element) problems.push(...problemsOf(element));
      if (element?.innerHTML !== read) problems.push('is read otherwise in a document');
    }
    if (written.length > list.length) found.at(-1)?.problems.push('is followed by something in a document');
    return found.flatMap(({ problems }, index) => problems.map(problem => [index, problem] as const));
  }, texts);
}

const ordinary =
  '<h2>Naslov</h2><p>a <strong>b</strong> <a href="https://a.ba/" target="_blank" rel="noopener nofollow">c</a></p>' +
  '<ul data-type="taskList"><li data-type="taskItem" data-checked="true"><p>d</p></li></ul>';

test(`none of ${payloads.length} payloads runs or loads anything`, async ({ openPage, expectProblems }) => {
  expectProblems(failedRequest);
  const { page, outcome } = await openOpenPage(openPage);
  /** The payloads by their result; many have the same. */
  const sources = new Map<string, string>();
  const spread: string[] = [];
  let refused = 0;
  for (const payload of payloads) {
    try {
      sources.set(sanitize(payload, 'content'), payload);
      const both = sanitize(ordinary + payload, 'content');
      if (!both.startsWith(ordinary)) spread.push(`${JSON.stringify(payload)} → ${both}`);
    } catch (error) {
      // It was refused for deep nesting.
      if (!(error instanceof AppError)) throw error;
      refused += 1;
    }
  }
  expect(spread.slice(0, 20), 'change what stands before them').toEqual([]);
  expect(refused, 'nearly all come through').toBeLessThan(10);
  const texts = [...sources.keys()];
  const found = await readInBrowser(page, texts);
  const problems = found.map(([index, problem]) => {
    const text = texts[index] ?? '';
    return `${problem}: ${JSON.stringify(sources.get(text))} → ${text}`;
  });
  expect(problems.slice(0, 20)).toEqual([]);
  expect(await outcome()).toEqual({ hits: 0, asked: [] });
});

test('without the sanitizer the payloads run and load', async ({ openPage, expectProblems }) => {
  expectProblems(/./);
  const { page, outcome } = await openOpenPage(openPage);
  const some = vectors.filter((_, index) => index % 3 === 0);
  await page.evaluate(list => {
    for (const html of list) {
      // Each in its own document, because many affect everything after them.
      const { contentDocument: sent } = document.body.appendChild(document.createElement('iframe'));
      sent?.open();
      sent?.write(`<!doctype html><title>a</title><body><div>${html}</div>`);
      sent?.close();
    }
  }, some);
  const { hits, asked } = await outcome();
  expect(hits, `${hits} run`).toBeGreaterThan(some.length / 4);
  expect(asked.filter(url => url.includes('zlo.invalid')).length).toBeGreaterThan(10);
});
