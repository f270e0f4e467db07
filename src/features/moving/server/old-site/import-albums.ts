import type { ContentManifest } from '#features/content/server/types/content-manifest.ts';
import { prepareAlbumImage, titleOfFile } from '#features/gallery/server/actions.ts';
import { fileLimits } from '#features/media/contract.ts';
import { prepareImage } from '#features/media/server/images.ts';
import { commit } from '#features/media/server/prepared-create.ts';
import { reserveIds } from '#server/db/reserve-ids.ts';
import { findImported, noteImported } from '../imported-items.ts';
import { problemOf } from './file-problems.ts';
import { OldSiteFailure } from './guarded-request.ts';
import { reserve } from './import-content.ts';
import { importItem } from './import-item.ts';
import { type OldItem, saidBy } from './old-item.ts';
import type { SiteImport } from './site-import.ts';

const path = 'gallery.php';
/** So many images are tried as the cover of an album that has none. */
const mostSpares = 3;

/** Takes the albums with their images, in their order. */
export async function importAlbums(context: SiteImport): Promise<void> {
  const manifest = context.services.contentTypes.get('album');
  if (!manifest) return;
  const albums = await Array.fromAsync(context.site.list(path, { page: 1, pageSize: 100 }));
  await reserve(context, manifest, albums);
  const busy: OldItem[] = [];
  const total = albums.reduce((sum, album) => sum + sizeOf(album), 0);
  let done = 0;
  for (const album of albums.toSorted((one, other) => one.id - other.id)) {
    context.signal.throwIfAborted();
    const begun = done;
    const onImage = (images: number) =>
      context.onProgress({ step: 'album', done: Math.min(begun + images, total), total });
    onImage(0);
    done += sizeOf(album);
    if (!(await importAlbum(context, manifest, album, { keepsId: true, onImage }))) busy.push(album);
  }
  for (const album of busy)
    await importAlbum(context, manifest, album, { keepsId: false, onImage: () => {} });
}

/** Returns false if its number is that of something else. */
async function importAlbum(
  context: SiteImport,
  manifest: ContentManifest,
  listed: OldItem,
  { keepsId, onImage }: { keepsId: boolean; onImage: (images: number) => void },
): Promise<boolean> {
  const { site, services, source, report } = context;
  try {
    const images = await Array.fromAsync(site.list(path, { album_id: listed.id }));
    const whole = await site.find(path, { id: listed.id });
    const album = { id: listed.id, values: withoutCounts({ ...whole?.values, ...listed.values }) };
    const spareFiles = images.slice(0, mostSpares).map(addressOf);
    if ((await importItem(context, manifest, album, { keepsId, spareFiles })) === 'busy') return false;
    const known = await findImported(services.db, { source, type: 'album', old_id: album.id });
    await importImages(context, known?.item_id, images, onImage);
  } catch (error) {
    if (!(error instanceof OldSiteFailure)) throw error;
    report.skip('album', listed.id, error.said);
  }
  return true;
}

/** What an album says of how many images it has, and itself. */
const sizeOf = (album: OldItem) => 1 + (Number(saidBy(album, 'image_count')) || 0);

/** Another image is no change of the album. */
function withoutCounts({ imagecount: _, ...values }: Record<string, string>): OldItem['values'] {
  return values;
}

const addressOf = (image: OldItem) => saidBy(image, 'image_url', 'image', 'url', 'file') ?? '';

/** Takes the images of an album that are not here yet; `onImage` hears which it is at. */
export async function importImages(
  context: SiteImport,
  albumId: number | undefined,
  images: readonly OldItem[],
  onImage: (images: number) => void,
): Promise<void> {
  const { services, source, report, isDryRun, signal } = context;
  if (!isDryRun && images.length > 0) {
    const last = Math.max(...images.map(({ id }) => id));
    await services.db.transaction().execute(tx => reserveIds(tx, 'images', last));
  }
  for (const [position, image] of images.entries()) {
    signal.throwIfAborted();
    onImage(position);
    const known = await findImported(services.db, { source, type: 'image', old_id: image.id });
    if (known) report.count('image', 'kept');
    else if (isDryRun) report.count('image', 'taken');
    else if (albumId === undefined) report.skip('image', image.id, { reason: 'noAlbum' });
    else await importImage(context, albumId, image, position);
  }
}

async function importImage(
  { services, site, source, report }: SiteImport,
  albumId: number,
  image: OldItem,
  position: number,
): Promise<void> {
  const uploads = services.media.uploads();
  try {
    const address = addressOf(image);
    const received = await site.download(address, fileLimits.image, uploads);
    const prepared = prepareAlbumImage(services, albumId, {
      actor: undefined,
      title: saidBy(image, 'title') ?? titleOfFile(address),
      image: await prepareImage(received.path),
      position,
      alt: saidBy(image, 'alt'),
      altEn: saidBy(image, 'alt_en'),
      id: (await isFree(services.db, image.id)) ? image.id : undefined,
    });
    await commit(services, prepared, (tx, { id }) =>
      noteImported(tx, {
        ...{ source, type: 'image', old_id: image.id, item_id: id },
        ...{ hash: null, version: null, imported_at: services.clock().toISOString() },
      }),
    );
    report.count('image', 'taken');
  } catch (error) {
    report.skip('image', image.id, problemOf(error, 'image'));
  } finally {
    await uploads.remove();
  }
}

async function isFree(db: SiteImport['services']['db'], id: number): Promise<boolean> {
  const row = await db.selectFrom('images').select('id').where('id', '=', id).executeTakeFirst();
  return row === undefined;
}
