import type { Kysely } from 'kysely';

/** What of a picture must stay visible where it is cropped: `x,y` in percent, null where nobody has said it. */
const columns = {
  news: 'image_focus',
  events: 'image_focus',
  albums: 'cover_image_focus',
  images: 'image_focus',
} as const;

export async function up(db: Kysely<never>): Promise<void> {
  for (const [table, column] of Object.entries(columns))
    await db.schema.alterTable(table).addColumn(column, 'text').execute();
}
