import * as z from 'zod/mini';
import { endpoint, languageQuery, type ResponseOf } from '#shared/api/endpoint.ts';
import { retentionKinds } from '#shared/retention.ts';
import { whole } from '#shared/validation.ts';

/** A hundred years. */
const mostMonths = 1_200;

const kind = z.enum(retentionKinds);
const retention = z.object({
  applications: z.int(),
  questions: z.int(),
  mails: z.int(),
  spam: z.int(),
  audit: z.int(),
});

const months = () => z.optional(whole(0, mostMonths));
const retentionInput = z.object({
  applications: months(),
  questions: months(),
  mails: months(),
  spam: months(),
  audit: months(),
});

export const retentionCalls = {
  /** For how many months everything is kept; 0: for good. */
  show: endpoint({
    name: 'showRetention',
    method: 'GET',
    path: '/retention',
    access: 'administrator',
    response: retention,
    schemaName: 'Retention',
    clientMessage: 'Failed to fetch retention',
  }),
  /** Sets it; what is left out stays. */
  update: endpoint({
    name: 'updateRetention',
    method: 'PUT',
    path: '/retention',
    access: 'administrator',
    body: { types: ['json'], schema: retentionInput },
    response: retention,
    schemaName: 'Retention',
    clientMessage: 'Failed to set retention',
  }),
  /** What will go in the next 30 days, the first first. */
  due: endpoint({
    name: 'listDue',
    method: 'GET',
    path: '/retention/due',
    access: 'administrator',
    noCache: true,
    response: z.array(
      z.object({
        kind,
        /** A day in the site's time zone. */
        goes_on: z.string(),
        count: z.int(),
        /** The event of applications. */
        about: z.nullable(z.object({ type: z.string(), id: z.int(), title: z.string() })),
      }),
    ),
    schemaName: 'DueGroup',
    clientMessage: 'Failed to fetch what is due',
  }),
  /** What went last because its time was over. */
  last: endpoint({
    name: 'listLastErased',
    method: 'GET',
    path: '/retention/last',
    access: 'administrator',
    noCache: true,
    response: z.array(z.object({ kind, erased_at: z.string(), erased: z.int() })),
    schemaName: 'LastErased',
    clientMessage: 'Failed to fetch what went last',
  }),
};

const noticeVersion = z.object({ version: z.int(), from: z.string() });

/** The privacy notice as it is now, or as it was in an earlier version. */
export const notice = endpoint({
  name: 'showPrivacyNotice',
  method: 'GET',
  path: '/privacy-notice',
  access: 'public',
  query: z.object({ ...languageQuery, version: z.optional(whole(1, Number.MAX_SAFE_INTEGER)) }),
  response: z.extend(noticeVersion, {
    title: z.string(),
    lead: z.string(),
    sections: z.array(z.object({ title: z.string(), paragraphs: z.array(z.string()) })),
    /** All of them, the latest first; `from` is the day from which each was there. */
    versions: z.array(noticeVersion),
  }),
  schemaName: 'PrivacyNotice',
  errors: ['not_found'],
  clientMessage: 'Failed to fetch notice',
});
export type PrivacyNotice = ResponseOf<typeof notice>;
