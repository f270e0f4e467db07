import { samplePicture } from '#features/media/testing/sample-pictures.ts';
import { create } from '#server/testing/sample-forms.ts';
import { createTestSite, multipart } from '#server/testing/test-site.ts';
import type { Album, GalleryImage } from '../contract.ts';

export const cover_image = await samplePicture();
export const picture = await samplePicture({ colour: '#804000' });

/** A site with one album, whose id is 1. */
export async function siteWithAlbum() {
  const site = await createTestSite();
  await create(site, 'album', { cover_image });
  const headers = await site.signIn();
  const remove = (query: string) => site.call(`/gallery.php?${query}`, { method: 'DELETE', headers });
  return {
    site,
    headers,
    remove,
    upload: (image: File, album_id = '1', position?: number) =>
      site.call<GalleryImage>('/gallery_images.php', {
        method: 'POST',
        headers,
        body: multipart({ album_id, image, ...(position !== undefined && { position: `${position}` }) }),
      }),
    images: async (album_id = 1) =>
      (await site.call<GalleryImage[]>(`/gallery.php?album_id=${album_id}`)).body,
    counts: async () => {
      const { body } = await site.call<{ items: Album[] }>('/gallery.php');
      return body.items.map(({ id, image_count }) => [id, image_count]);
    },
  };
}

export const urls = (images: readonly GalleryImage[]) => images.map(({ image_url }) => image_url);
