import * as z from 'zod/mini';
import { contentCalls } from '#features/content/contract.ts';
import type { BodyOf, ResponseOf } from '#shared/endpoint.ts';
import { congressFields, symposiumFields, workshopFields } from './fields.ts';
import { congressesPerPage, symposiaPerPage, workshopsPerPage } from './page-sizes.ts';

/** Whether it takes applications today, in the site's time zone (`takesApplications`). */
const computed = { applications_open: z.boolean() };

export const symposiumCalls = contentCalls({
  one: 'Symposium',
  many: 'Symposia',
  fields: symposiumFields,
  computed,
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
