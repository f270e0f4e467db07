import * as z from 'zod/mini';
import { arrangedPageOf, arrangements, contentCalls } from '#features/content/contract.ts';
import {
  booleanField,
  choiceField,
  countField,
  dayField,
  flagField,
  focusField,
  htmlField,
  imageField,
  instantField,
  languageField,
  lineField,
  linkField,
  pdfField,
  textField,
  timeField,
  urlField,
} from '#features/content/fields.ts';
import { schemasOf, statusQuery } from '#features/content/schemas.ts';
import { filesResponse } from '#features/files/contract.ts';
import { type BodyOf, endpoint, languageQuery, pageQuery, type ResponseOf } from '#shared/api/endpoint.ts';
import { choice, flag, requiredText, whole } from '#shared/validation.ts';
import { eventTimes } from './event-days.ts';
import { admissions, eventKinds } from './kinds.ts';
import { congressesPerPage, eventsPerPage, symposiaPerPage, workshopsPerPage } from './paths.ts';

const dates = {
  startedAt: dayField({ as: 'started_at', sortable: true, shared: true, isDate: true }),
  finishedAt: dayField({ as: 'finished_at', sortable: true, shared: true, notBefore: 'startedAt' }),
};
const showForm = flagField({ as: 'show_application_form', default: true, shared: true });
/** 0 means no limit. */
const capacity = countField({ shared: true });
/** Who may come, and when one can apply (docs/contract.md#writes). */
const places = {
  admission: choiceField(admissions, { default: 'manual', shared: true }),
  waitingList: booleanField({ as: 'waiting_list', default: true, shared: true }),
  applyFrom: instantField({ as: 'apply_from', shared: true }),
  applyUntil: instantField({ as: 'apply_until', shared: true, notBefore: 'applyFrom' }),
  cancelled: booleanField({ default: false, shared: true, notCopied: true }),
};
const time = timeField({ default: '09:00', shared: true });
/** Where it is, beside the town: `location`. */
const venue = {
  venue: lineField({ default: '', indexed: 'text' }),
  mapUrl: linkField({ as: 'map_url' }),
  /** Beside a place it is both, without one online only. */
  online: booleanField({ default: false }),
};
const imageFocus = focusField('image', { as: 'image_focus', shared: true });
const fee = lineField({ default: '' });

export const workshopFields = {
  title: lineField({ searchable: true, sortable: true, indexed: 'title' }),
  description: textField({ searchable: true, indexed: 'text' }),
  details: htmlField({ detailOnly: true, indexed: 'text' }),
  lang: languageField(),
  ...dates,
  time,
  duration: lineField(),
  location: lineField({ sortable: true, indexed: 'text' }),
  ...venue,
  instructor: lineField({ indexed: 'text' }),
  fee,
  capacity,
  showForm,
  ...places,
  image: imageField({ as: 'image_url', column: 'image', shared: true }),
  imageFocus,
  pdf: pdfField({ as: 'pdf_url', column: 'pdf' }),
};

export const symposiumFields = {
  title: lineField({ searchable: true, sortable: true, indexed: 'title' }),
  description: textField({ default: '', searchable: true, indexed: 'text' }),
  details: htmlField({ detailOnly: true, indexed: 'text' }),
  lang: languageField(),
  ...dates,
  time,
  location: lineField({ sortable: true, indexed: 'text' }),
  ...venue,
  organizer: lineField({ searchable: true, indexed: 'text' }),
  fee,
  capacity,
  showForm,
  ...places,
  image: imageField({ shared: true }),
  imageFocus,
};

export const congressFields = {
  title: lineField({ searchable: true, sortable: true, indexed: 'title' }),
  content: htmlField({ column: 'details', detailOnly: true, indexed: 'text' }),
  lang: languageField(),
  ...dates,
  location: lineField({ searchable: true, sortable: true, indexed: 'text' }),
  ...venue,
  url: urlField(),
  fee,
  capacity,
  showForm,
  ...places,
};

/** Writes to those who have applied what was changed (docs/contract.md#applications). */
const updateOptions = { notifyApplicants: z.optional(flag()) };

/** What lists can be narrowed by, beside their fields. */
const narrowings = {
  when: z.optional(choice(eventTimes)),
  /** That of the first day. */
  year: z.optional(whole(1, 9999)),
};

const computed = {
  ...filesResponse,
  /** Whether it takes applications now (`takesApplications`). */
  applications_open: z.boolean(),
  /** The capacity less those who were accepted, never below 0; null where there is no limit. */
  places_left: z.nullable(z.int()),
};

export const symposiumCalls = contentCalls({
  one: 'Symposium',
  many: 'Symposia',
  fields: symposiumFields,
  computed,
  updateOptions,
  narrowings,
  paths: {
    list: '/symposium.php',
    show: '/symposiumDetails.php',
    update: '/symposiumDetails.php',
    remove: '/symposium.php',
  },
  body: 'multipart',
  pageSize: symposiaPerPage,
});
export type SymposiumSummary = ResponseOf<typeof symposiumCalls.page>['items'][number];
export type Symposium = ResponseOf<typeof symposiumCalls.show>;
export type SymposiumInput = BodyOf<typeof symposiumCalls.create>;

export const workshopCalls = contentCalls({
  one: 'Workshop',
  many: 'Workshops',
  fields: workshopFields,
  /** `date` is the same as `started_at`. */
  computed: { ...computed, date: z.string() },
  updateOptions,
  narrowings,
  paths: {
    list: '/workshops.php',
    show: '/workshop.php',
    update: '/workshop.php',
    remove: '/workshop.php',
  },
  body: 'multipart',
  pageSize: workshopsPerPage,
});
export type WorkshopSummary = ResponseOf<typeof workshopCalls.page>['items'][number];
export type Workshop = ResponseOf<typeof workshopCalls.show>;
export type WorkshopInput = BodyOf<typeof workshopCalls.create>;

export const congressCalls = contentCalls({
  one: 'Congress',
  many: 'Congresses',
  fields: congressFields,
  computed,
  updateOptions,
  narrowings,
  paths: {
    list: '/congress.php',
    show: '/congressDetails.php',
    update: '/congress.php',
    remove: '/congress.php',
  },
  body: 'json',
  pageSize: congressesPerPage,
});
export type CongressSummary = ResponseOf<typeof congressCalls.page>['items'][number];
export type CongressInput = BodyOf<typeof congressCalls.create>;

const { details: _, ...symposium } = symposiumFields;

/** What an event of any kind tells in a list; what its kind does not have is empty. */
export const anyEventFields = { ...symposium, pdf: workshopFields.pdf };

const { summary } = schemasOf(anyEventFields, {
  ...computed,
  kind: z.enum(eventKinds),
  /** The address of its page in its language, relative to the site. */
  url: z.string(),
});

const { page, pageSize } = pageQuery(eventsPerPage, []);

/** Events of all kinds: those that run, then upcoming ones, the nearest first, then past ones, the latest first. */
export const pageEvents = endpoint({
  name: 'pageEvents',
  method: 'GET',
  path: '/events',
  access: 'either',
  query: z.object({
    ...languageQuery,
    ...statusQuery,
    ...narrowings,
    kind: z.optional(choice(eventKinds)),
    /** The whole location, in any case and with or without diacritics. */
    place: z.optional(requiredText()),
    page,
    pageSize,
    /** After them, in the same order, those that exist in the other language only, or these alone. */
    arranged: z.optional(choice(arrangements)),
  }),
  response: arrangedPageOf(summary),
  schemaName: 'EventSummary',
  errors: ['unauthorized'],
  clientMessage: 'Failed to fetch events',
});
export type EventSummary = ResponseOf<typeof pageEvents>['items'][number];

/** The years and places of public events, latest year first, for who looks for some of them. */
export const showEventChoices = endpoint({
  name: 'showEventChoices',
  method: 'GET',
  path: '/events/choices',
  access: 'public',
  response: z.object({ years: z.array(z.int()), places: z.array(z.string()) }),
  schemaName: 'EventChoices',
  clientMessage: 'Failed to fetch event choices',
});
