import type { EventFacts } from '#features/events/server/keeper.ts';
import type { EventForApplying } from '#features/events/server/queries.ts';
import type { NoticeVersion } from '#features/privacy/server/tables.ts';
import { cacheOfDatabase } from '#server/db/tracking/table-cache.ts';
import type { Language } from '#shared/language.ts';

/** What the message about an application that came is written from, beside the application. */
export type ReceivedFacts = {
  event: EventFacts;
  texts: { subject: string; body: string };
  /** The event for the applicant's calendar; undefined where the public may not read it. */
  content: string | undefined;
};

/** What is read of an event for who applies to it, in their language. */
type ForApplicants = {
  event: EventForApplying;
  lang: Language;
  received: ReceivedFacts;
  noticeVersions: readonly NoticeVersion[];
};

/** Keeps it for the events of a busy day, until one of their tables changes. */
export const forApplicants = cacheOfDatabase<ForApplicants>({ max: 100 });
