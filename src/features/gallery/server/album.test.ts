import { describeContentType } from '#features/content/testing/describe-content-type.ts';
import { samplePicture } from '#features/media/testing/sample-pictures.ts';
import { sampleForms } from '#server/testing/sample-forms.ts';
import { albumCalls, albumFields } from '../contract.ts';

describeContentType({
  name: 'album',
  fields: albumFields,
  calls: albumCalls,
  files: { cover_image: await samplePicture() },
  contract: {
    form: sampleForms.album,
    item: {
      ...{ id: 1, title: 'Ljetna škola 2025', description: 'https://primjer.ba/skola', image_count: 0 },
      ...{ created_at: '2026-11-21T09:30:00.000Z', cover_image_focus: { x: 30, y: 70 }, version: 1 },
    },
    required: ['title', 'cover_image'],
    defaults: { description: '', event_id: null, cover_image_focus: null },
    searchable: ['title', 'titleEn'],
    pageSize: 9,
  },
});
