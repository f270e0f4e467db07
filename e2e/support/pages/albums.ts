import { viewerTexts } from '#features/gallery/texts/viewer.ts';
import { type Language, texts } from '../languages.ts';
import { required } from '../required.ts';
import { expect, type OpenIn } from '../test.ts';

export type Reading = { openIn: OpenIn; origin: string };

/** Opens the first album, which has several images. */
export async function openAlbum({ openIn, origin }: Reading, language: Language = 'bs', query = '') {
  const { gallery } = texts[language];
  const words = viewerTexts[language];
  const page = await openIn(language, `/galerija/${await albumId(origin)}${query}`);
  const images = page.getByRole('list', { name: gallery.images }).getByRole('link');
  const viewer = page.getByRole('dialog', { name: words.title });
  const total = await images.count();
  expect(total).toBeGreaterThan(3);
  return {
    page,
    images,
    viewer,
    total,
    /** Waits until the viewer shows the image at a position. */
    isAt: (position: number) =>
      expect(
        viewer
          .getByRole('status')
          .getByText(words.position.replace('{{position}}', `${position}`).replace('{{total}}', `${total}`), {
            exact: true,
          }),
      ).toBeVisible(),
  };
}

export async function albumId(origin: string): Promise<number> {
  const { items } = (await (await fetch(`${origin}/api/gallery.php?page=1&pageSize=9`)).json()) as {
    items: { id: number; image_count: number }[];
  };
  return required(
    items.find(({ image_count }) => image_count > 3),
    'album with several images',
  ).id;
}
