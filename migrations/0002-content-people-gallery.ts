import { type CreateTableBuilder, type Kysely, sql } from 'kysely';

const personColumns = [
  'first_name',
  'last_name',
  'birth_year',
  'email',
  'faculty',
  'professional_degree',
  'scientific_degree',
  'firm',
  'work_address',
  'work_phone',
  'work_postal_code',
  'home_address',
  'home_phone',
  'home_postal_code',
  'city',
  'scientific_activity',
  'specialization',
  'membership_type',
];

export async function up(db: Kysely<never>): Promise<void> {
  await addRevisionColumns(db);
  await createEvents(db);
  await createEducationAndPublications(db);
  await createPeople(db);
  await createGallery(db);
}

/** News so far have no version nor times: the first one, and midnight of the day of publication. */
async function addRevisionColumns(db: Kysely<never>): Promise<void> {
  await db.schema
    .alterTable('news')
    .addColumn('version', 'integer', column => column.notNull().defaultTo(1))
    .execute();
  for (const name of ['created_at', 'updated_at']) {
    await db.schema
      .alterTable('news')
      .addColumn(name, 'text', column => column.notNull().defaultTo(''))
      .execute();
    await sql`update news set ${sql.ref(name)} = published_at || 'T00:00:00.000Z'`.execute(db);
  }
}

type Table = CreateTableBuilder<string, string>;

function texts(table: Table, names: string[]): Table {
  return names.reduce((wider, name) => wider.addColumn(name, 'text', column => column.notNull()), table);
}

/** A table of content: its number, its own texts, what it is found by, and when and how often it was changed. */
function contentTable(db: Kysely<never>, name: string, columns: string[]): Table {
  const table = db.schema
    .createTable(name)
    .addColumn('id', 'integer', column => column.primaryKey().autoIncrement()) as Table;
  return texts(table, ['title', ...columns, 'search_text', 'created_at', 'updated_at']).addColumn(
    'version',
    'integer',
    column => column.notNull(),
  );
}

async function createEvents(db: Kysely<never>): Promise<void> {
  const table = contentTable(db, 'events', ['kind', 'lang', 'location', 'started_at', 'finished_at']);
  // What not every kind has.
  await ['description', 'details', 'time', 'organizer', 'instructor', 'duration', 'url']
    .reduce((wider, name) => wider.addColumn(name, 'text', column => column.notNull().defaultTo('')), table)
    .addColumn('capacity', 'integer', column => column.notNull().defaultTo(0))
    .addColumn('show_application_form', 'integer', column => column.notNull())
    .addColumn('image', 'text', column => column.references('files.name'))
    .addColumn('pdf', 'text', column => column.references('files.name'))
    .addCheckConstraint('events_kind', sql`kind in ('workshop', 'symposium', 'congress')`)
    .addCheckConstraint('events_days', sql`started_at <= finished_at`)
    .execute();
  for (const [name, first] of [
    ['events_lang_order', ['kind', 'lang']],
    ['events_order', ['kind']],
  ] as const) {
    await db.schema
      .createIndex(name)
      .on('events')
      .columns([...first, 'started_at desc', 'id desc'])
      .execute();
  }
  await db.schema.createIndex('events_image').on('events').column('image').execute();
  await db.schema.createIndex('events_pdf').on('events').column('pdf').execute();
}

async function createEducationAndPublications(db: Kysely<never>): Promise<void> {
  await contentTable(db, 'education', ['lang', 'content'])
    .addColumn('year', 'integer', column => column.notNull())
    .execute();
  await db.schema
    .createIndex('education_lang_order')
    .on('education')
    .columns(['lang', 'year desc', 'id desc'])
    .execute();
  await db.schema.createIndex('education_order').on('education').columns(['year desc', 'id desc']).execute();

  await contentTable(db, 'publications', ['lang', 'description', 'url']).execute();
  await db.schema
    .createIndex('publications_lang_order')
    .on('publications')
    .columns(['lang', 'id desc'])
    .execute();
}

async function createPeople(db: Kysely<never>): Promise<void> {
  const numbered = (name: string, columns: string[]) =>
    texts(
      db.schema
        .createTable(name)
        .addColumn('id', 'integer', column => column.primaryKey().autoIncrement()) as Table,
      [...columns, 'search_text', 'created_at'],
    );
  await numbered('members', personColumns).execute();
  await numbered('questions', ['name', 'email', 'message']).execute();
  await numbered('applications', [...personColumns, 'email_key'])
    .addColumn('event_id', 'integer', column => column.notNull().references('events.id').onDelete('cascade'))
    .addColumn('consent_at', 'text')
    .addColumn('consent_version', 'text')
    .execute();
  await db.schema
    .createIndex('applications_event_order')
    .on('applications')
    .columns(['event_id', 'id desc'])
    .execute();
  await db.schema
    .createIndex('applications_event_email')
    .on('applications')
    .columns(['event_id', 'email_key', 'id'])
    .execute();
}

async function createGallery(db: Kysely<never>): Promise<void> {
  await contentTable(db, 'albums', ['description'])
    .addColumn('cover_image', 'text', column => column.notNull().references('files.name'))
    .execute();
  await db.schema.createIndex('albums_cover_image').on('albums').column('cover_image').execute();

  await db.schema
    .createTable('images')
    .addColumn('id', 'integer', column => column.primaryKey().autoIncrement())
    .addColumn('album_id', 'integer', column => column.notNull().references('albums.id').onDelete('cascade'))
    .addColumn('title', 'text', column => column.notNull())
    .addColumn('file', 'text', column => column.notNull().references('files.name'))
    .addColumn('created_at', 'text', column => column.notNull())
    .execute();
  await db.schema.createIndex('images_album_order').on('images').columns(['album_id', 'id']).execute();
  await db.schema.createIndex('images_file').on('images').column('file').execute();
}
