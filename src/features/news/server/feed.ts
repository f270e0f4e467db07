import { publicItems } from '#features/content/server/visibility/visibility.ts';
import { escapeXml, textElement } from '#server/feeds/xml.ts';
import type { Services } from '#server/services.ts';
import type { Language } from '#shared/language.ts';
import { addressIn } from '#shared/page-versions.ts';
import { homePath } from '#shared/paths.ts';
import { bs } from '../messages/bs.ts';
import { en } from '../messages/en.ts';
import { newsFeedPath, newsPaths } from '../paths.ts';

const newestItems = 20;

const texts = { bs, en };

/** The latest news of a language as RSS 2.0 (rssboard.org/rss-specification). */
export async function newsFeed(
  services: Pick<Services, 'db' | 'site' | 'visibleTo'>,
  language: Language,
  publicUrl: string,
): Promise<string> {
  const items = await publicItems(services, 'news')
    .select(['id', 'title', 'description', 'category', 'published_at'])
    .where('lang', '=', language)
    .orderBy('published_at', 'desc')
    .orderBy('id', 'desc')
    .limit(newestItems)
    .execute();
  const { title, lead } = texts[language];
  const { short_name } = (await services.site.read(services.db))[language];
  const home = publicUrl + addressIn({ lang: language, path: homePath.href() });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>',
    textElement('title', `${short_name}: ${title}`),
    textElement('link', home),
    textElement('description', lead),
    textElement('language', language),
    `<atom:link rel="self" type="application/rss+xml" href="${escapeXml(publicUrl + newsFeedPath(language))}"/>`,
    ...items.map(item => {
      const path = newsPaths.item.href(item);
      return [
        '<item>',
        textElement('title', item.title),
        textElement('link', publicUrl + addressIn({ lang: language, path })),
        textElement('guid', publicUrl + path),
        textElement('description', item.description),
        textElement('category', item.category),
        textElement('pubDate', new Date(`${item.published_at}T00:00:00Z`).toUTCString()),
        '</item>',
      ].join('');
    }),
    '</channel></rss>',
    '',
  ].join('\n');
}
