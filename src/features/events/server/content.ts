import { sql } from 'kysely';
import { contentType } from '#features/content/server/content-type.ts';
import { presentFile, presentImage } from '#features/media/server/presenters.ts';
import { areInOrder, type Day } from '#shared/dates.ts';
import { AppError } from '#shared/errors.ts';
import { takesApplications } from '../applications-open.ts';
import { formSwitch } from './queries.ts';

type EventRow = { started_at: Day; finished_at: Day; show_application_form: number };

/** What the three kinds share. */
const event = {
  table: 'events',
  orderBy: 'started_at',
  filters: ['lang'],
  detailOnly: ['details'],
  validate({ started_at, finished_at }: EventRow): void {
    if (!areInOrder(started_at, finished_at)) {
      throw new AppError('validation', { fields: { finishedAt: { key: 'dayOrder' } } });
    }
  },
} as const;

const columns = {
  title: 'title',
  location: 'location',
  startedAt: 'started_at',
  finishedAt: 'finished_at',
  showForm: 'show_application_form',
  lang: 'lang',
} as const;

function presentEvent(row: EventRow, today: Day): Record<string, unknown> {
  const show_application_form = formSwitch(row.show_application_form);
  const { finished_at } = row;
  const applications_open = takesApplications({ finished_at, show_application_form }, today);
  return { ...row, show_application_form, applications_open };
}

export const symposiumContent = contentType({
  ...event,
  where: { kind: 'symposium' },
  columns: {
    ...columns,
    description: 'description',
    time: 'time',
    organizer: 'organizer',
    details: 'details',
  },
  html: ['details'],
  files: { image: 'image' },
  imageColumn: 'image',
  searchable: ['title', 'description', 'organizer'],
  present: (row, today) => ({
    ...presentEvent(row, today),
    image: presentFile(row.image),
    image_details: presentImage(row.image, row),
  }),
});

export const workshopContent = contentType({
  ...event,
  where: { kind: 'workshop' },
  columns: {
    ...columns,
    description: 'description',
    instructor: 'instructor',
    time: 'time',
    duration: 'duration',
    capacity: 'capacity',
    details: 'details',
  },
  html: ['details'],
  files: { image: 'image', pdf: 'pdf' },
  imageColumn: 'image',
  virtualColumns: { pdf_size: sql`(select size from files where name = content.pdf)` },
  searchable: ['title', 'description'],
  present: (row, today) => ({
    ...presentEvent(row, today),
    date: row.started_at,
    image_url: presentFile(row.image),
    image_details: presentImage(row.image, row),
    pdf_url: presentFile(row.pdf),
  }),
});

export const congressContent = contentType({
  ...event,
  where: { kind: 'congress' },
  columns: { ...columns, url: 'url', content: 'details' },
  html: ['content'],
  files: {},
  searchable: ['title', 'location'],
  present: (row, today) => ({ ...presentEvent(row, today), content: row.details }),
});
