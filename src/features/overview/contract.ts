import * as z from 'zod/mini';
import { eventKinds } from '#features/events/kinds.ts';
import { membershipTypes } from '#features/members/membership-types.ts';
import { endpoint } from '#shared/endpoint.ts';
import { languages } from '#shared/language.ts';

const backupOutcomes = ['made', 'none', 'failed', 'old'] as const;

const event = z.object({
  id: z.int(),
  kind: z.enum(eventKinds),
  title: z.string(),
  lang: z.enum(languages),
});

const overview = z.object({
  /** Of events that take applications today. */
  open_applications: z.int(),
  /** That no administrator has seen yet. */
  questions: z.int(),
  /** What begins today or later; once where it is told in both languages. */
  upcoming_events: z.int(),
  /** News whose day has come. */
  published_news: z.int(),
  /** The last weeks, this one last: each by its Monday, in the site's time zone. */
  weeks: z.array(z.object({ starts_on: z.string(), applications: z.int() })),
  /** Those of the open and the recent events that have the most applications. */
  events: z.array(
    z.extend(event, {
      /** To all its versions. */
      applications: z.int(),
      /** One for each language that it is told in. */
      versions: z.array(z.object({ id: z.int(), lang: z.enum(languages), applications: z.int() })),
    }),
  ),
  latest_applications: z.array(
    z.object({
      id: z.int(),
      first_name: z.string(),
      last_name: z.string(),
      membership_type: z.enum(membershipTypes),
      created_at: z.string(),
      event,
    }),
  ),
  latest_questions: z.array(
    z.object({
      id: z.int(),
      name: z.string(),
      /** How the message begins. */
      message: z.string(),
      created_at: z.string(),
    }),
  ),
  /** What was kept apart as suspected: messages, and applications by event. */
  suspects: z.object({
    questions: z.int(),
    applications: z.array(z.extend(event, { suspects: z.int() })),
  }),
  /** The copies that the site makes of itself every day. */
  backup: z.object({
    /** `none`: the first is still to come; `failed`: the last try; `old`: none for two days. */
    outcome: z.enum(backupOutcomes),
    /** Of the last that was made; its size in bytes. */
    last: z.nullable(z.object({ at: z.string(), bytes: z.int() })),
  }),
});
export type Overview = z.infer<typeof overview>;

/** What the panel's first screen says, in one call. */
export const showOverview = endpoint({
  name: 'showOverview',
  method: 'GET',
  path: '/overview.php',
  access: 'administrator',
  response: overview,
  schemaName: 'Overview',
  clientMessage: 'Failed to fetch overview',
});
