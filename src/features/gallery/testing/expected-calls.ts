import { samplePicture } from '#features/media/testing/sample-pictures.ts';
import type { ExpectedCalls, Fill } from '#server/testing/expected-call.ts';
import { createBy } from '#server/testing/sample-forms.ts';
import { imageCalls } from '../contract.ts';

declare module '#server/testing/expected-call.ts' {
  interface SampleIds {
    image: number;
  }
}

const newPicture = await samplePicture({ colour: '#804000' });

export const calls: ExpectedCalls = {
  listImages: { who: 'readers', sample: ({ album }) => ({ query: { album_id: album } }) },
  createImage: {
    who: 'editors',
    status: 201,
    sample: ({ album }) => ({ fields: { album_id: album, position: 1, image: newPicture } }),
    audit: (_, made) => [['create', 'image', made]],
  },
  updateImage: {
    who: 'editors',
    sample: ({ image }) => ({ query: { id: image }, fields: { alt: 'Gel', altEn: 'A gel' } }),
    audit: ({ image }) => [['update', 'image', image]],
  },
  orderImages: {
    who: 'editors',
    sample: ({ album, image }) => ({ fields: { id: album, images: [image] } }),
    audit: ({ album }) => [['update', 'album', album]],
  },
  deleteImage: {
    who: 'editors',
    sample: ({ image }) => ({ query: { image_id: image } }),
    audit: ({ image }) => [['delete', 'image', image]],
  },
};

export const fill: Fill = async (site, { album }) => {
  const form = { album_id: album, image: await samplePicture() };
  return { image: (await createBy<{ id: number }>(site, imageCalls.create, form)).id };
};
