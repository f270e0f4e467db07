import * as z from 'zod/mini';
import { contentCalls } from '#features/content/contract.ts';
import {
  booleanField,
  choiceField,
  countField,
  dayField,
  flagField,
  htmlField,
  imageField,
  instantField,
  languageField,
  lineField,
  pdfField,
  textField,
  timeField,
  urlField,
} from '#features/content/fields.ts';
import type { BodyOf, ResponseOf } from '#shared/endpoint.ts';
import { flag } from '#shared/validation.ts';
import { admissions } from './kinds.ts';
import { congressesPerPage, symposiaPerPage, workshopsPerPage } from './paths.ts';

const dates = {
  startedAt: dayField({ as: 'started_at', sortable: true, shared: true }),
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
  cancelled: booleanField({ default: false, shared: true }),
};
const time = timeField({ default: '09:00', shared: true });

export const workshopFields = {
  title: lineField({ searchable: true, sortable: true }),
  description: textField({ searchable: true }),
  details: htmlField({ detailOnly: true }),
  lang: languageField(),
  ...dates,
  time,
  duration: lineField(),
  location: lineField({ sortable: true }),
  instructor: lineField(),
  capacity,
  showForm,
  ...places,
  image: imageField({ as: 'image_url', column: 'image', shared: true }),
  pdf: pdfField({ as: 'pdf_url', column: 'pdf' }),
};

export const symposiumFields = {
  title: lineField({ searchable: true, sortable: true }),
  description: textField({ default: '', searchable: true }),
  details: htmlField({ detailOnly: true }),
  lang: languageField(),
  ...dates,
  time,
  location: lineField({ sortable: true }),
  organizer: lineField({ searchable: true }),
  capacity,
  showForm,
  ...places,
  image: imageField({ shared: true }),
};

export const congressFields = {
  title: lineField({ searchable: true, sortable: true }),
  content: htmlField({ column: 'details', detailOnly: true }),
  lang: languageField(),
  ...dates,
  location: lineField({ searchable: true, sortable: true }),
  url: urlField(),
  capacity,
  showForm,
  ...places,
};

/** Writes to those who have applied what was changed (docs/contract.md#applications). */
const updateOptions = { notifyApplicants: z.optional(flag()) };

const computed = {
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
