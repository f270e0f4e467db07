import sharp from 'sharp';

type Format = 'jpeg' | 'png' | 'webp' | 'gif' | 'avif';
type PictureOptions = { width?: number; height?: number; colour?: string; format?: Format };

/** A picture of one colour for uploads. Each colour makes a different stored file. */
export async function samplePicture({
  width = 48,
  height = 32,
  colour = '#2f6f8f',
  format = 'png',
}: PictureOptions = {}): Promise<File> {
  const bytes = await sharp({ create: { width, height, channels: 3, background: colour } })
    .toFormat(format)
    .toBuffer();
  return new File([new Uint8Array(bytes)], `slika.${format}`, { type: `image/${format}` });
}

/**
 * A photo as a phone takes it: rotated by its metadata (the left half red, the right one blue, to be turned a
 * quarter clockwise), with place, owner and a text in the metadata.
 */
export async function samplePhoto({ width = 60, height = 40, secret = 'Tajna Fotografkinja' } = {}) {
  const half = { width: width / 2, height, channels: 3 } as const;
  const blue = await sharp({ create: { ...half, background: '#0000ff' } })
    .png()
    .toBuffer();
  const bytes = await sharp({ create: { ...half, width, background: '#ff0000' } })
    .composite([{ input: blue, left: width / 2, top: 0 }])
    .jpeg({ quality: 95 })
    .withMetadata({ orientation: 6 })
    .withExifMerge({
      IFD0: { Artist: secret, Software: 'Fotoaparat' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '43/1 51/1 2300/100' },
    })
    .withXmp(`<x:xmpmeta xmlns:x="adobe:ns:meta/"><title>${secret}</title></x:xmpmeta>`)
    .toBuffer();
  return new File([new Uint8Array(bytes)], 'IMG_2041.jpg', { type: 'image/jpeg' });
}
