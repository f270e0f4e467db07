import { expect } from '../test.ts';

/** What anybody can read, and whether its text is of now. */
export type View = { path: string; isRight: (text: string) => boolean };

/** An item of news all of whose titles begin with `stem`. */
export type NewsState = { id: number; stem: string; title: string; isPublic: boolean };

/** In milliseconds: how long an instance may show what another one has changed. */
export const longestDelay = 1_000;

export type Reader = (path: string) => Promise<string>;

/** Reads as a browser does, which asks only whether what it has is still right. */
export function createReader(origin: string): Reader {
  const kept = new Map<string, { etag: string; text: string }>();
  return async path => {
    const known = kept.get(path);
    const response = await fetch(origin + path, { headers: known ? { 'If-None-Match': known.etag } : {} });
    const text = await response.text();
    if (response.status === 304 && known) return known.text;
    const etag = response.headers.get('etag');
    if (etag) kept.set(path, { etag, text });
    return text;
  };
}

/** Everything that shows an item of news, and the number of all Bosnian ones, `others` beside it. */
export function viewsOfNews({ id, stem, title, isPublic }: NewsState, others: number): View[] {
  const titles = new RegExp(`${stem}\\d+`, 'g');
  const isTitleRight = (text: string) => {
    const shown = text.match(titles) ?? [];
    return shown.length > 0 === isPublic && shown.every(one => one === title);
  };
  return [
    ...['/', '/novosti', `/novosti/${id}`, '/novosti-bs.rss'].map(path => ({ path, isRight: isTitleRight })),
    ...['/api/news.php?page=1&pageSize=5&lang=bs', '/api/news.php', `/api/news-item.php?id=${id}`].map(
      path => ({ path, isRight: isTitleRight }),
    ),
    { path: '/sitemap.xml', isRight: text => new RegExp(`/novosti/${id}\\b`).test(text) === isPublic },
    { path: countPath, isRight: text => totalOf(text) === others + Number(isPublic) },
  ];
}

const countPath = '/api/news.php?page=1&pageSize=1&lang=bs';
const totalOf = (text: string) => (JSON.parse(text) as { total: number }).total;

export async function countNews(read: Reader): Promise<number> {
  return totalOf(await read(countPath));
}

/** Reads until all is right. What is asked for after `deadline` (of `performance.now()`) must be. */
export async function expectViews(read: Reader, views: readonly View[], deadline: number): Promise<void> {
  for (const { path, isRight } of views) {
    let asked = performance.now();
    while (!isRight(await read(path))) {
      expect(asked, `${path} is of before, asked for after the deadline`).toBeLessThan(deadline);
      asked = performance.now();
    }
  }
}
