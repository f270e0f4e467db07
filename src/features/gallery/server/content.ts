import { sql } from 'kysely';
import { fileAnswer, imageAnswer } from '#features/media/server/answers.ts';
import { contentType } from '#server/content/content-type.ts';
import { filesOfAlbum } from './queries.ts';

export const albumContent = contentType({
  table: 'albums',
  columns: { title: 'title', description: 'description' },
  html: [],
  files: { cover_image: 'cover_image' },
  picture: 'cover_image',
  found: ['title'],
  filters: [],
  computed: { image_count: sql`coalesce((select "rows" from images_counts where album_id = content.id), 0)` },
  filesWithin: filesOfAlbum,
  answer: row => ({
    ...row,
    cover_image: fileAnswer(row.cover_image),
    cover_image_details: imageAnswer(row.cover_image, row),
  }),
});
