import assert from 'node:assert/strict';
import { test } from 'node:test';
import { albumTitle, albumTitleLanguage, captioned, captionOf } from './captions.ts';

test('names that cameras, telephones and programs give are no captions', () => {
  for (const name of [
    'IMG_1001',
    'IMG_1001 (2)',
    'img-20240512-WA0003',
    'IMG_20240512_101112_HDR',
    'IMG20240512101112',
    'IMG_1',
    'MVIMG_20240512_101112',
    'PXL_20240512_101112123.PORTRAIT',
    'DSC_0123',
    'DSC01234',
    'DSCN1234',
    'DSCF1234',
    '_DSC1234',
    '_MG_1234',
    'CIMG1234',
    'P1010123',
    'SAM_1234',
    'DJI_0001',
    'GOPR1234',
    'WP_20140512_001',
    '20240512_101112',
    '20240512_101112~2',
    '2024-05-12 10.11.12',
    '100_1234',
    '1715501234567',
    'image',
    'image (3)',
    'image0',
    'Slika 7',
    'photo_2024-05-12_10-11-12',
    'FB_IMG_1715501234567',
    'received_1715501234567',
    'signal-2024-05-12-101112',
    'WhatsApp Image 2024-05-12 at 10.11.12',
    'WhatsApp Image 2024-05-12 at 10.11.12 (1)',
    'viber_image_2024-05-12_10-11-12-123',
    'Screenshot_20240512-101112_Chrome',
    'Screenshot 2024-05-12 at 10.11.12',
    'Screen Shot 2024-05-12',
    'Snimak ekrana 2024-05-12',
    'IMG_1001 - Copy',
    'DSC_0123 - kopija',
    '1b9d6bcd-bbfd-4b2d-9b5d-ab8dfbbd4bed',
  ])
    for (const language of ['bs', 'en'] as const) assert.equal(captionOf(name, language), undefined, name);
});

test('what somebody wrote stays, whatever it looks like', () => {
  for (const title of [
    'p53',
    'DSC 2',
    'SAM 2',
    'IMG_1001 otvaranje simpozija',
    'Otvaranje 2024',
    'Image analysis',
    'Slikanje gelova',
    'Signalni putevi',
    'Fotografija učesnika',
    '5. kongres',
    '3D struktura',
    'Screening',
    `IMG_${'1_'.repeat(140)}x`,
    `IMG_1001${' burst'.repeat(40)}ing`,
    `${'1'.repeat(290)} ml`,
    'Photosystem II',
    'Poster 12',
    '1LYZ',
  ])
    for (const language of ['bs', 'en'] as const) assert.equal(captionOf(title, language), title, title);
});

test('of a title in both languages the half that is read is shown', () => {
  const title = 'Elektroforeza proteina / Protein electrophoresis';
  assert.equal(captionOf(title, 'bs'), 'Elektroforeza proteina');
  assert.equal(captionOf(title, 'en'), 'Protein electrophoresis');
  const album = { title, title_en: '' };
  assert.deepEqual([albumTitle(album, 'bs'), albumTitle(album, 'en')], title.split(' / '));
});

test('a title that is not plainly such a pair is shown whole', () => {
  for (const title of [
    'Tuzla / Mostar',
    'DNK / RNK u nastavi',
    'Ljetna škola/Summer school',
    'Prvi dan / Drugi dan / Treći dan',
    'Radionica u Tuzli / Druga radionica u Goraždu',
    'Prvi dan / Drugi dan',
    'Ljetna škola / Posjeta laboratoriji',
    'Prvi dan / Western blot',
    'Prvi dan / Uvod u Python',
    'Otvaranje kongresa / Ogledi in vitro',
    'Godišnja skupština / Shema organizacije',
    'Naši gosti / Gosti na skupu',
    'The first day / The second day',
    'Otvaranje, 2025/2026 / Opening',
    ' / Summer school',
  ])
    for (const language of ['bs', 'en'] as const)
      assert.equal(albumTitle({ title, title_en: '' }, language), title);
});

test('an album is called by its English title where it has one, else by what there is', () => {
  const album = { title: 'Ljetna škola', title_en: 'Summer school' };
  assert.deepEqual([albumTitle(album, 'bs'), albumTitle(album, 'en')], ['Ljetna škola', 'Summer school']);
  assert.deepEqual(
    [albumTitleLanguage(album, 'bs'), albumTitleLanguage(album, 'en')],
    [undefined, undefined],
  );
  const single = { title: 'Ljetna škola', title_en: '' };
  assert.deepEqual([albumTitle(single, 'en'), albumTitleLanguage(single, 'en')], ['Ljetna škola', 'bs']);
  const both = { title: 'Elektroforeza proteina / Protein electrophoresis', title_en: '' };
  assert.deepEqual(
    [albumTitle(both, 'en'), albumTitleLanguage(both, 'en')],
    ['Protein electrophoresis', undefined],
  );
});

test('an image without a caption is told by its place in the album', () => {
  const shown = { id: 1, image_url: '/media/a.jpg', image_details: null, image_focus: null, lang: undefined };
  const { lang, ...rest } = shown;
  const image = { ...rest, alt: '', alt_en: '' };
  const images = [
    { ...image, title: 'Otvaranje' },
    { ...image, id: 2, title: 'IMG_1002' },
    { ...image, id: 3, title: 'Otvaranje', alt: 'Govornica', alt_en: 'A speaker' },
    { ...image, id: 4, title: 'IMG_1004', alt_en: 'A poster' },
  ];
  assert.deepEqual(
    captioned(images, 'bs', position => `Fotografija ${position} od 2, Ljeto`),
    [
      { ...shown, caption: 'Otvaranje', alt: 'Otvaranje' },
      { ...shown, id: 2, caption: undefined, alt: 'Fotografija 2 od 2, Ljeto' },
      { ...shown, id: 3, caption: 'Govornica', alt: 'Govornica' },
      { ...shown, id: 4, caption: 'A poster', alt: 'A poster', lang: 'en' },
    ],
  );
});
