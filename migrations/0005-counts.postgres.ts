import type { Kysely } from 'kysely';

/** The indexes only: what counted the rows is dropped by 0010. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const [name, first] of [
    ['news_lang_category_order', ['lang', 'category']],
    ['news_category_order', ['category']],
  ] as const) {
    await db.schema
      .createIndex(name)
      .on('news')
      .columns([...first, 'published_at desc', 'id desc'])
      .execute();
  }
  await db.schema.createIndex('events_end').on('events').column('finished_at').execute();
}
