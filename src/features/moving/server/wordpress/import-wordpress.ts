import { findContent } from '#features/content/server/queries/items.ts';
import type { ContentManifest } from '#features/content/server/types/content-manifest.ts';
import type { AnyDb } from '#server/db/engine.ts';
import { eraseImported } from '#server/erasure/erase.ts';
import { parseWebAddress } from '#shared/addresses/web-address.ts';
import { findImported } from '../imported-items.ts';
import { importImages } from '../old-site/import-albums.ts';
import { reserve } from '../old-site/import-content.ts';
import { importItem, placeOf } from '../old-site/import-item.ts';
import { type OldItem, saidBy } from '../old-site/old-item.ts';
import { OldSite } from '../old-site/old-site.ts';
import type { SiteImport } from '../old-site/site-import.ts';
import { readWxr } from './read-wxr.ts';
import {
  type Attachment,
  type CategoryMap,
  numberOf,
  type ReadPost,
  readAttachment,
  readPost,
  type WordPress,
} from './wxr-item.ts';
import type { GalleryImage } from './wxr-text.ts';

type Options = Pick<SiteImport, 'services' | 'isDryRun' | 'onProgress' | 'signal' | 'report'> & {
  categories: CategoryMap;
  /** The host, with its port, that may be a private one: whoever imports names it. */
  named?: URL | undefined;
  pause?: (ms: number) => Promise<unknown>;
};

type Found = WordPress & { address: URL; last: number; count: number };

/**
 * Takes what an export of WordPress (WXR) has: posts as news, pages as pages, galleries as albums, with pictures that are
 * fetched from where they are. It may be interrupted and run again.
 */
export async function importWordPress(file: string, options: Options): Promise<void> {
  const { services, isDryRun, onProgress, signal, categories, named, pause, report } = options;
  const found = await lookThrough(file, categories);
  const site = new OldSite({
    address: found.address,
    named: named ?? null,
    token: undefined,
    signal,
    ...(pause && { pause }),
  });
  const { visibleTo } = services;
  const context: SiteImport = {
    services: {
      ...services,
      visibleTo: (session, rows, status = 'any', table) => visibleTo(session, rows, status, table),
    },
    ...{ site, source: `WordPress ${found.address.href}`, isDryRun, report, onProgress, signal },
    claimed: new Set(),
    planned: [],
  };
  const manifests = {
    news: manifestOf(context, 'news'),
    page: manifestOf(context, 'page'),
    album: manifestOf(context, 'album'),
  };
  for (const manifest of Object.values(manifests)) await reserve(context, manifest, [{ id: found.last }]);
  let done = 0;
  for await (const { item } of readWxr(file)) {
    signal.throwIfAborted();
    const post = item && readPost(item, found);
    if (!post) continue;
    onProgress({ step: post.type, done, total: found.count });
    done += 1;
    await importPost(context, manifests, found, post);
  }
  if (!isDryRun) await eraseImported(services);
}

function manifestOf({ services }: SiteImport, type: string): ContentManifest {
  const manifest = services.contentTypes.get(type);
  if (!manifest) throw new Error(`There is no type ${type}.`);
  return manifest;
}

/** The attachments, to which posts refer that may stand before them, and what the site says of itself. */
async function lookThrough(file: string, categories: CategoryMap): Promise<Found> {
  const attachments = new Map<number, Attachment>();
  const counts = { last: 0, count: 0 };
  let address = new URL('https://wordpress.invalid/');
  let language = '';
  for await (const { item, channel } of readWxr(file)) {
    if (channel) {
      address = parseWebAddress(channel.address) ?? address;
      language = channel.language;
    }
    if (!item) continue;
    const attachment = readAttachment(item);
    if (attachment) attachments.set(attachment.id, attachment);
    if (/^(post|page)$/.test(item.texts['wp:post_type'] ?? '')) counts.count += 1;
    const id = numberOf(item);
    if (Number.isSafeInteger(id)) counts.last = Math.max(counts.last, id);
  }
  return { attachments, categories, language, address, ...counts };
}

type Manifests = Record<'news' | 'page' | 'album', ContentManifest>;

async function importPost(
  context: SiteImport,
  manifests: Manifests,
  found: Found,
  post: ReadPost,
): Promise<void> {
  const { report } = context;
  const { type, item, gallery, lost, missing, leftOut } = post;
  if (leftOut)
    return report.skip(type, item.id, { reason: 'categoryLeftOut', values: { category: leftOut } });
  const own = type === 'page' ? await withFreeAddress(context, item) : item;
  await take(context, manifests[type], own);
  if (lost.length + missing.length > 0) {
    const about = { type, id: item.id, ...(await placeHere(context, manifests[type], item.id)) };
    if (lost.length > 0)
      report.note({
        ...about,
        reason: 'lostFormatting',
        values: { field: 'content', lost: lost.join(', ') },
      });
    for (const number of missing) report.note({ ...about, reason: 'attachmentMissing', values: { number } });
  }
  if (gallery.length > 0) await importGallery(context, manifests.album, found, { item, gallery });
}

/** With another number where its own is that of something else. */
async function take(
  context: SiteImport,
  manifest: ContentManifest,
  item: OldItem,
  spareFiles: readonly string[] = [],
): Promise<void> {
  if ((await importItem(context, manifest, item, { keepsId: true, spareFiles })) === 'busy')
    await importItem(context, manifest, item, { keepsId: false, spareFiles });
}

/** A page keeps its address where no other has it; else it gets one of its title. */
async function withFreeAddress({ services, source }: SiteImport, item: OldItem): Promise<OldItem> {
  const { slug, ...values } = item.values;
  if (!slug || (await findImported(services.db, { source, type: 'page', old_id: item.id }))) return item;
  const db: AnyDb = services.db;
  const page = await db.selectFrom('pages').select('id').where('slug', '=', slug).executeTakeFirst();
  return page ? { ...item, values } : item;
}

/** Where it is on this site; nowhere after a trial. */
async function placeHere(
  context: SiteImport,
  manifest: ContentManifest,
  oldId: number,
): Promise<ReturnType<typeof placeOf> | undefined> {
  const { services, source } = context;
  const { db, visibleTo } = services;
  const { type } = manifest;
  const known = await findImported(db, { source, type: type.name, old_id: oldId });
  const item = known && (await findContent({ db, visibleTo, session: undefined }, type, known.item_id));
  return item && placeOf(context, manifest, item);
}

async function importGallery(
  context: SiteImport,
  manifest: ContentManifest,
  { attachments }: Found,
  { item, gallery }: { item: OldItem; gallery: readonly GalleryImage[] },
): Promise<void> {
  const images = gallery.flatMap(({ id, address }, position) => {
    const attachment = id === undefined ? undefined : attachments.get(id);
    const source = attachment?.address ?? address;
    if (!source) return [];
    // An image that is in the text alone has no number.
    const number = attachment?.id ?? item.id * 1_000 + position;
    const values = { image_url: source, title: attachment?.title ?? '', alt: attachment?.alt ?? '' };
    return [imageItem(number, values)];
  });
  const { title = '', createdat = '' } = item.values;
  const status = item.values.status ?? 'draft';
  const album: OldItem = { id: item.id, values: { id: String(item.id), title, createdat, status } };
  await take(
    context,
    manifest,
    album,
    images.slice(0, 3).map(image => saidBy(image, 'image_url') ?? ''),
  );
  const known = await findImported(context.services.db, {
    source: context.source,
    type: 'album',
    old_id: item.id,
  });
  await importImages(context, known?.item_id, images, () => {});
}

function imageItem(
  id: number,
  { image_url, title, alt }: Record<'image_url' | 'title' | 'alt', string>,
): OldItem {
  return { id, values: { id: String(id), imageurl: image_url, title, alt } };
}
