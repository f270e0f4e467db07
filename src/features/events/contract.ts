import * as z from 'zod/mini';
import { contentCalls, removeImage, versionAnswer, versionInput } from '#features/content/contract.ts';
import { imageDetails } from '#features/media/contract.ts';
import { areInOrder, type Day, isDay } from '#shared/dates.ts';
import { languages } from '#shared/language.ts';
import {
  clockTime,
  count,
  day,
  flag,
  html,
  language,
  limits,
  optionalText,
  requiredText,
  typedCount,
  webAddress,
} from '#shared/validation.ts';
import { congressesPerPage, symposiaPerPage, workshopsPerPage } from './page-sizes.ts';

/** What every kind of event answers. */
const eventResponse = {
  id: z.int(),
  title: z.string(),
  location: z.string(),
  started_at: z.string(),
  finished_at: z.string(),
  show_application_form: z.enum(['true', 'false']),
  /** Whether it takes applications today, in the site's time zone (`takesApplications`). */
  applications_open: z.boolean(),
  lang: z.enum(languages),
  ...versionAnswer,
};

/** What every kind's form sends. */
const eventFields = {
  title: requiredText(),
  location: requiredText(),
  startedAt: day(),
  finishedAt: day(),
  showForm: flag(),
  lang: language(),
};
const eventDefaults = { showForm: z._default(flag(), true), lang: z._default(language(), 'bs') };

export const defaultTime = '09:00';

/** What pages of every kind can be sorted by. */
const sortable = ['title', 'started_at', 'finished_at', 'location'] as const;

/** Refuses a last day before the first one, where both are given; what is no day is refused for that alone. */
const daysInOrder = z.refine<{ startedAt?: Day | undefined; finishedAt?: Day | undefined }>(
  ({ startedAt = '', finishedAt = '' }) =>
    !isDay(startedAt) || !isDay(finishedAt) || areInOrder(startedAt, finishedAt),
  { path: ['finishedAt'], error: () => 'dayOrder' },
);

const symposiumSummary = z.object({
  ...eventResponse,
  description: z.string(),
  time: z.string(),
  organizer: z.string(),
  image: z.nullable(z.string()),
  image_details: z.nullable(imageDetails),
});
const symposium = z.extend(symposiumSummary, { details: z.string() });
export type SymposiumSummary = z.infer<typeof symposiumSummary>;
export type Symposium = z.infer<typeof symposium>;

const symposiumFields = z.object({
  ...eventFields,
  description: optionalText(limits.text),
  time: clockTime(),
  organizer: requiredText(),
  details: html(),
});
const symposiumInput = z
  .extend(symposiumFields, {
    ...eventDefaults,
    description: z._default(optionalText(limits.text), ''),
    time: z._default(clockTime(), defaultTime),
    details: z._default(html(), ''),
  })
  .check(daysInOrder);
export type SymposiumInput = z.output<typeof symposiumInput>;

export const symposiumCalls = contentCalls({
  one: 'Symposium',
  many: 'Symposia',
  paths: {
    list: '/symposium.php',
    show: '/symposiumDetails.php',
    update: '/symposiumDetails.php',
    remove: '/symposium.php',
  },
  body: 'multipart',
  files: { image: 'image' },
  input: symposiumInput,
  update: z.extend(z.partial(symposiumFields), { ...removeImage, ...versionInput }).check(daysInOrder),
  item: symposium,
  summary: symposiumSummary,
  filter: {},
  sortable,
  pageSize: symposiaPerPage,
});

const workshopSummary = z.object({
  ...eventResponse,
  description: z.string(),
  instructor: z.string(),
  time: z.string(),
  duration: z.string(),
  /** How many can take part; 0 means not stated. */
  capacity: z.int(),
  /** The same as `started_at`. */
  date: z.string(),
  image_url: z.nullable(z.string()),
  image_details: z.nullable(imageDetails),
  pdf_url: z.nullable(z.string()),
  /** Of the PDF, in bytes. */
  pdf_size: z.nullable(z.int()),
});
const workshop = z.extend(workshopSummary, { details: z.string() });
export type WorkshopSummary = z.infer<typeof workshopSummary>;
export type Workshop = z.infer<typeof workshop>;

const workshopFields = z.object({
  ...eventFields,
  description: requiredText(limits.text),
  instructor: requiredText(),
  time: clockTime(),
  duration: requiredText(),
  capacity: count(),
  details: html(),
});
const workshopInput = z
  .extend(workshopFields, {
    ...eventDefaults,
    time: z._default(clockTime(), defaultTime),
    capacity: z._default(count(), 0),
    details: z._default(html(), ''),
  })
  .check(daysInOrder);
export type WorkshopInput = z.output<typeof workshopInput>;
/** What the panel's form takes: all that the API does, but for a capacity that is no number. */
export const workshopForm = z.extend(workshopFields, { capacity: typedCount() }).check(daysInOrder);

export const workshopCalls = contentCalls({
  one: 'Workshop',
  many: 'Workshops',
  paths: {
    list: '/workshops.php',
    show: '/workshop.php',
    update: '/workshop.php',
    remove: '/workshop.php',
  },
  body: 'multipart',
  files: { image: 'image', pdf: 'pdf' },
  input: workshopInput,
  update: z
    .extend(z.partial(workshopFields), { ...removeImage, removePdf: z.optional(flag()), ...versionInput })
    .check(daysInOrder),
  item: workshop,
  summary: workshopSummary,
  filter: {},
  sortable,
  pageSize: workshopsPerPage,
});

const congressSummary = z.object({ ...eventResponse, url: z.string() });
const congress = z.extend(congressSummary, { content: z.string() });
export type CongressSummary = z.infer<typeof congressSummary>;
export type Congress = z.infer<typeof congress>;

const congressFields = z.object({ ...eventFields, content: html(), url: webAddress() });
const congressInput = z
  .extend(congressFields, { ...eventDefaults, content: z._default(html(), '') })
  .check(daysInOrder);
export type CongressInput = z.output<typeof congressInput>;

export const congressCalls = contentCalls({
  one: 'Congress',
  many: 'Congresses',
  paths: {
    list: '/congress.php',
    show: '/congressDetails.php',
    update: '/congress.php',
    remove: '/congress.php',
  },
  body: 'json',
  files: {},
  input: congressInput,
  update: z.extend(z.partial(congressFields), versionInput).check(daysInOrder),
  item: congress,
  summary: congressSummary,
  filter: {},
  sortable,
  pageSize: congressesPerPage,
});
