import { fileAnswer, imageAnswer } from '#features/media/server/answers.ts';
import { contentType } from '#server/content/content-type.ts';
import { areInOrder, type Day } from '#shared/dates.ts';
import { AppError } from '#shared/errors.ts';
import { takesApplications } from '../applications-open.ts';
import { formSwitch } from './queries.ts';

type EventRow = { started_at: Day; finished_at: Day; show_application_form: number };

/** What the three kinds share. */
const event = {
  table: 'events',
  order: 'started_at',
  filters: ['lang'],
  long: ['details'],
  check({ started_at, finished_at }: EventRow): void {
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

function eventAnswer(row: EventRow, today: Day): Record<string, unknown> {
  const show_application_form = formSwitch(row.show_application_form);
  const { finished_at } = row;
  const applications_open = takesApplications({ finished_at, show_application_form }, today);
  return { ...row, show_application_form, applications_open };
}

export const symposiumContent = contentType({
  ...event,
  only: { kind: 'symposium' },
  columns: {
    ...columns,
    description: 'description',
    time: 'time',
    organizer: 'organizer',
    details: 'details',
  },
  html: ['details'],
  files: { image: 'image' },
  picture: 'image',
  found: ['title', 'description', 'organizer'],
  answer: (row, today) => ({
    ...eventAnswer(row, today),
    image: fileAnswer(row.image),
    image_details: imageAnswer(row.image, row),
  }),
});

export const workshopContent = contentType({
  ...event,
  only: { kind: 'workshop' },
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
  picture: 'image',
  found: ['title', 'description'],
  answer: (row, today) => ({
    ...eventAnswer(row, today),
    date: row.started_at,
    image_url: fileAnswer(row.image),
    image_details: imageAnswer(row.image, row),
    pdf_url: fileAnswer(row.pdf),
  }),
});

export const congressContent = contentType({
  ...event,
  only: { kind: 'congress' },
  columns: { ...columns, url: 'url', content: 'details' },
  html: ['content'],
  files: {},
  found: ['title', 'location'],
  answer: (row, today) => ({ ...eventAnswer(row, today), content: row.details }),
});
