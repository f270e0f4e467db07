import { multipart, type TestSite } from '#server/testing/test-site.ts';
import type { NewsItem } from '../contract.ts';

type Changes = Record<string, string | Blob | undefined>;

/** A complete form; a field that is `undefined` is left out. */
export function newsForm(changes: Changes = {}): FormData {
  const fields: Changes = {
    title: 'Poziv za sažetke',
    description: 'Rok je kraj mjeseca.',
    content: '<p>Sažeci do 300 riječi.</p>',
    author: 'Urednički odbor',
    category: 'Vijesti',
    publishedAt: '2026-11-20',
    lang: 'bs',
    ...changes,
  };
  const given = Object.entries(fields).filter(
    (entry): entry is [string, string | Blob] => entry[1] !== undefined,
  );
  return multipart(Object.fromEntries(given));
}

/** Creates an item as the panel does and answers it. */
export async function addNews(site: TestSite, changes: Changes = {}): Promise<NewsItem> {
  const headers = await site.signIn();
  const answer = await site.call<NewsItem>('/news.php', { method: 'POST', headers, body: newsForm(changes) });
  if (answer.status !== 201) throw new Error(`Not created: ${JSON.stringify(answer.body)}`);
  return answer.body;
}
