import { sanitize } from '#features/content/server/html/sanitize.ts';
import { prepareTextImage } from '#features/content/server/html/text-images.ts';
import type { ContentType } from '#features/content/server/types/content-type.ts';
import { fileLimits } from '#features/media/contract.ts';
import { prepareImage } from '#features/media/server/images.ts';
import { commit } from '#features/media/server/prepared-create.ts';
import type { Said } from '../../texts/reasons.ts';
import { problemOf } from './file-problems.ts';
import type { SiteImport } from './site-import.ts';

const picture = /<img\b[^>]*?\bsrc\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))[^>]*>/gi;
/** For a picture that a dry run does not fetch. */
const standIn = '<img src="/media/picture.webp" alt="">';
/** More pictures of a text are not fetched. */
const mostPictures = 50;

type Form = Readonly<Record<string, string | number | boolean | null>>;

/**
 * Fetches the pictures of an item's formatted texts. `problems` are pictures that could not be fetched, `losses` what of the
 * formatting the site does not keep.
 */
export async function importTexts(
  context: SiteImport,
  type: ContentType,
  form: Form,
): Promise<{ form: Form; problems: Said[]; losses: Said[] }> {
  const problems: Said[] = [];
  const losses: Said[] = [];
  const texts: Record<string, string> = {};
  for (const name of type.html) {
    const html = String(form[name] ?? '');
    const own = await withOwnPictures(context, html, problems);
    const clean = sanitize(own, name);
    losses.push(...lossOf(name, own, clean));
    texts[name] = clean;
  }
  return { form: { ...form, ...texts }, problems, losses };
}

/** The same losses of texts whose pictures are not fetched. */
export function lossesOf(type: ContentType, form: Form): Said[] {
  return type.html.flatMap(name => {
    const html = String(form[name] ?? '').replace(picture, standIn);
    return lossOf(name, html, sanitize(html, name));
  });
}

function lossOf(field: string, html: string, clean: string): Said[] {
  const lost = lostTags(html, clean).join(', ');
  return lost ? [{ reason: 'lostFormatting', values: { field, lost } }] : [];
}

async function withOwnPictures(
  { services, site }: SiteImport,
  html: string,
  problems: Said[],
): Promise<string> {
  const sources = [...html.matchAll(picture)].map(
    ([, quoted, single, bare]) => quoted ?? single ?? bare ?? '',
  );
  const known = new Map<string, string>();
  for (const source of [...new Set(sources)].slice(0, mostPictures)) {
    const uploads = services.media.uploads();
    try {
      const received = await site.download(source.replaceAll('&amp;', '&'), fileLimits.image, uploads);
      const image = await prepareImage(received.path);
      const { src, width, height } = await commit(services, prepareTextImage(services, image));
      known.set(source, `src="${src}" width="${width}" height="${height}"`);
    } catch (error) {
      problems.push({ reason: 'textPicture', values: { why: problemOf(error, 'image') } });
    } finally {
      await uploads.remove();
    }
  }
  return html.replace(picture, (tag, quoted?: string, single?: string, bare?: string) => {
    const attributes = known.get(quoted ?? single ?? bare ?? '');
    const alt = /\balt\s*=\s*("[^"]*"|'[^']*')/i.exec(tag)?.[0] ?? 'alt=""';
    return attributes ? `<img ${attributes} ${alt}>` : tag;
  });
}

/** What is gone without a trace, and what the site writes otherwise. */
const harmless = new Set([
  'html',
  'head',
  'body',
  'div',
  'section',
  'article',
  'span',
  'tbody',
  'thead',
  'tfoot',
]);
const synonyms: Readonly<Record<string, string>> = { b: 'strong', i: 'em', strike: 's', del: 's', ins: 'u' };

/** The tags that there are fewer of, and `style` where there was one. */
function lostTags(html: string, clean: string): string[] {
  const [before, after] = [countTags(html), countTags(clean)];
  const lost = [...before.keys()].filter(
    tag => !harmless.has(tag) && (before.get(tag) ?? 0) > (after.get(tag) ?? 0),
  );
  return /<[^>]*\sstyle\s*=/i.test(html) ? [...lost, 'style'] : lost;
}

function countTags(html: string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const [, name = ''] of html.matchAll(/<([a-z][a-z0-9]*)\b/gi)) {
    const tag = synonyms[name.toLowerCase()] ?? name.toLowerCase();
    counts.set(tag, (counts.get(tag) ?? 0) + 1);
  }
  return counts;
}
