import type { FirstSite } from './first-site.ts';

type Recorder = {
  /** Calls by their paths, and what the site answers them. */
  answers: Record<string, unknown>;
  record: (path: string) => Promise<unknown>;
};

/** What the site answers to every call that reads. */
export async function recordAnswers(site: FirstSite): Promise<Recorder['answers']> {
  const answers: Recorder['answers'] = {};
  const record = async (path: string) => {
    answers[path] = await site.call('GET', path);
    return answers[path];
  };
  for (const recordThose of [recordContent, recordPeople, recordAlbums])
    await recordThose({ answers, record });
  return answers;
}

async function recordContent({ record }: Recorder): Promise<void> {
  for (const [list, item] of [
    ['news', 'news-item'],
    ['workshops', 'workshop'],
    ['symposium', 'symposiumDetails'],
    ['congress', 'congressDetails'],
    ['education', 'education'],
    ['publications', 'publication'],
  ]) {
    for (const lang of ['bs', 'en']) await record(`/${list}.php?lang=${lang}&page=1&pageSize=50`);
    const all = (await record(`/${list}.php?all=true`)) as { id: number }[];
    for (const { id } of all) await record(`/${item}.php?id=${id}`);
  }
}

async function recordPeople({ answers, record }: Recorder): Promise<void> {
  for (const [kind, list] of [
    ['workshop', 'workshops'],
    ['symposium', 'symposium'],
    ['congress', 'congress'],
  ] as const)
    for (const { id } of answers[`/${list}.php?all=true`] as { id: number }[]) {
      await record(`/applications.php?id=${id}&application_type=${kind}`);
      await record(`/applications.php?action=count&id=${id}`);
      await record(`/suspects?kind=application&event=${id}`);
    }
  for (const path of ['/members.php', '/questions.php', '/suspects?kind=question', '/session'])
    await record(path);
}

async function recordAlbums({ record }: Recorder): Promise<void> {
  const { items } = (await record('/gallery.php?page=1&pageSize=100')) as { items: { id: number }[] };
  for (const { id } of items) await record(`/gallery.php?album_id=${id}`);
}

/** The addresses of all pages, and their headings. */
export async function readPages({ origin }: FirstSite): Promise<Record<string, string>> {
  const sitemap = await (await fetch(`${origin}/sitemap.xml`)).text();
  const pages: Record<string, string> = {};
  for (const [, address = ''] of sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)) {
    const { pathname, search } = new URL(address.replaceAll('&amp;', '&'));
    const html = await (await fetch(origin + pathname + search)).text();
    pages[pathname + search] = /<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1]?.replace(/<[^>]+>/g, '') ?? '';
  }
  return pages;
}
