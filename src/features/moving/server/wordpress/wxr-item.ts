import type { OldItem } from '../old-site/old-item.ts';
import { readLanguage } from '../old-site/old-values.ts';
import type { WxrItem } from './read-wxr.ts';
import { type GalleryImage, readWxrText } from './wxr-text.ts';

/** By names of categories there, the category of news here; empty: what is in it stays there. */
export type CategoryMap = Readonly<Record<string, string>>;

export type Attachment = { id: number; address: string; title: string; alt: string };

export type WordPress = {
  language: string;
  attachments: ReadonlyMap<number, Attachment>;
  categories: CategoryMap;
};

export type ReadPost = {
  type: 'news' | 'page';
  item: OldItem;
  gallery: GalleryImage[];
  lost: string[];
  /** The numbers of attachments that it refers to and the file does not have. */
  missing: number[];
  /** The category for which it stays there. */
  leftOut: string | undefined;
};

const taken = new Set(['publish', 'future', 'draft', 'pending', 'private']);

export const numberOf = ({ texts }: WxrItem) => Number(texts['wp:post_id']);

export function readAttachment(item: WxrItem): Attachment | undefined {
  const address = (item.texts['wp:attachment_url'] || item.texts.guid)?.trim();
  if (item.texts['wp:post_type'] !== 'attachment' || !address) return undefined;
  const { title = '' } = item.texts;
  return { id: numberOf(item), address, title: title.trim(), alt: item.meta._wp_attachment_image_alt ?? '' };
}

/** A post or page as the old site's calls would say it; undefined of what is neither, or in the trash there. */
export function readPost(
  wxr: WxrItem,
  { language, attachments, categories }: WordPress,
): ReadPost | undefined {
  const { texts } = wxr;
  const types: Readonly<Record<string, ReadPost['type']>> = { post: 'news', page: 'page' };
  const type = types[texts['wp:post_type'] ?? ''];
  const id = numberOf(wxr);
  if (!type || !taken.has(texts['wp:status'] ?? '') || !(Number.isSafeInteger(id) && id > 0))
    return undefined;
  const { html, galleries, lost } = readWxrText(texts['content:encoded'] ?? '');
  const own = wxr.categories.filter(({ domain }) => domain === 'category').map(({ name }) => name);
  const chosen = own.map(name => categories[name]).filter(category => category !== undefined);
  const thumbnail = Number(wxr.meta._thumbnail_id) || 0;
  const referred = [thumbnail, ...galleries.map(image => image.id ?? 0)];
  const missing = [...new Set(referred)].filter(number => number > 0 && !attachments.has(number));
  const date = texts['wp:post_date_gmt']?.startsWith('0000')
    ? texts['wp:post_date']
    : texts['wp:post_date_gmt'];
  const values: Record<string, string | undefined> = {
    id: String(id),
    title: texts.title,
    description: texts['excerpt:encoded'],
    content: html,
    author: texts['dc:creator'],
    category: chosen.find(Boolean) ?? own.find(name => !(name in categories)),
    publishedat: texts['wp:post_date']?.slice(0, 10),
    createdat: date,
    image: attachments.get(thumbnail)?.address,
    slug: decoded(texts['wp:post_name'] ?? ''),
    lang: languageOf(wxr, language),
    status: texts['wp:status'] === 'publish' ? 'published' : 'draft',
  };
  const said = Object.fromEntries(
    Object.entries(values).filter((entry): entry is [string, string] => !!entry[1]),
  );
  const isLeftOut = type === 'news' && chosen.length > 0 && chosen.every(category => category === '');
  const leftOut = isLeftOut ? own.find(name => categories[name] === '') : undefined;
  const item = { id, values: said, address: texts.link?.trim() };
  return { type, item, gallery: galleries, lost, missing, leftOut };
}

/** As the plug-ins for several languages say it, else that of the site. */
function languageOf({ categories }: WxrItem, language: string): string {
  const own = categories.find(({ domain }) => domain === 'language')?.nicename ?? '';
  return readLanguage(own) ?? readLanguage(language) ?? 'bs';
}

function decoded(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return '';
  }
}
