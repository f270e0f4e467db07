import * as z from 'zod/mini';
import { eventKinds } from '#features/events/kinds.ts';
import { membershipTypes } from '#features/members/membership-types.ts';
import { endpoint } from '#shared/api/endpoint.ts';
import { languages } from '#shared/language.ts';

const backupOutcomes = ['made', 'none', 'failed', 'old'] as const;

const event = z.object({
  id: z.int(),
  kind: z.enum(eventKinds),
  title: z.string(),
  lang: z.enum(languages),
});

/** What accounts do with content, as it is told to the others. */
export const changeActions = ['create', 'update', 'publish', 'withdraw', 'restore', 'delete'] as const;

const contentChanges = z.object({
  since: z.string(),
  /** How many items were changed; the last of them are named. */
  count: z.int(),
  items: z.array(
    z.object({
      type: z.string(),
      id: z.int(),
      title: z.string(),
      actions: z.array(z.enum(changeActions)),
      /** Whether it was deleted last. */
      is_deleted: z.boolean(),
      at: z.string(),
      /** The address of who did it last. */
      by: z.string(),
    }),
  ),
});
export type ContentChanges = z.infer<typeof contentChanges>;

/** What editors are told. */
const contentOverview = z.object({
  /** Events that begin today or later. Versions in both languages count once. */
  upcoming_events: z.int(),
  /** Pairs and single items that are public in a language, whatever their day. */
  published_news: z.int(),
  /** What others have done with content since the account's last visit, which ended at `since`; null in its first one. */
  changes: z.nullable(contentChanges),
  content: z.object({
    /** Items in one language only, and those published whose counterpart says more by now. */
    missing_translations: z.int(),
    outdated_translations: z.int(),
    /** The same by type, where there are any. */
    translations: z.array(z.object({ type: z.string(), missing: z.int(), outdated: z.int() })),
    drafts: z.int(),
    /** What becomes public next. */
    scheduled: z.array(
      z.object({ type: z.string(), id: z.int(), title: z.string(), publish_at: z.string() }),
    ),
    /** The last changed first. */
    latest_drafts: z.array(
      z.object({ type: z.string(), id: z.int(), title: z.string(), updated_at: z.string() }),
    ),
  }),
});
export type ContentOverview = z.infer<typeof contentOverview>;

/** What administrators are told. */
const overview = z.extend(contentOverview, {
  /** Of events that take applications today. */
  open_applications: z.int(),
  /** That no administrator has seen yet. */
  questions: z.int(),
  /** The last weeks up to this one, each by its Monday in the site's time zone. */
  weeks: z.array(z.object({ starts_on: z.string(), applications: z.int() })),
  /** The open and recent events with the most applications. */
  events: z.array(
    z.extend(event, {
      /** Of all versions. */
      applications: z.int(),
      /** One for each language, with those made for it. */
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
      /** The beginning of the message. */
      message: z.string(),
      created_at: z.string(),
    }),
  ),
  /** What has come since the account's last visit, which ended at `since`; null in its first one. */
  arrivals: z.nullable(
    z.object({
      since: z.string(),
      applications: z.int(),
      questions: z.int(),
      memberships: z.int(),
      suspects: z.int(),
      failed_mails: z.int(),
    }),
  ),
  /** Applications for membership that wait. */
  memberships: z.int(),
  /** Suspected spam: messages, applications for membership, and applications by event. */
  suspects: z.object({
    questions: z.int(),
    memberships: z.int(),
    applications: z.array(z.extend(event, { suspects: z.int() })),
  }),
  /** Who can sign in as administrators. */
  administrators: z.int(),
  backup: z.object({
    /** `none`: the first has not run yet; `failed`: the last one failed; `old`: none for two days. */
    outcome: z.enum(backupOutcomes),
    /** The last backup; its size in bytes. */
    last: z.nullable(z.object({ at: z.string(), bytes: z.int() })),
  }),
});
export type Overview = z.infer<typeof overview>;

export const showOverview = endpoint({
  name: 'showOverview',
  method: 'GET',
  path: '/overview.php',
  access: 'editor',
  response: z.union([overview, contentOverview]),
  schemaName: 'Overview',
  clientMessage: 'Failed to fetch overview',
});
