import { accountsHandlers } from '#features/accounts/server/routes.ts';
import { applicationsHandlers } from '#features/applications/server/routes.ts';
import { educationHandlers } from '#features/education/server/routes.ts';
import { eventsHandlers } from '#features/events/server/routes.ts';
import { galleryHandlers } from '#features/gallery/server/routes.ts';
import { membersHandlers } from '#features/members/server/routes.ts';
import { newsHandlers } from '#features/news/server/routes.ts';
import { overviewHandlers } from '#features/overview/server/routes.ts';
import { publicationsHandlers } from '#features/publications/server/routes.ts';
import { questionsHandlers } from '#features/questions/server/routes.ts';
import { siteHandlers } from '#features/site/server/routes.ts';
import { spamHandlers } from '#features/submissions/server/spam/routes.ts';
import type { Handler } from './http/handler.ts';

/** Every call of the API: one line a feature. */
export const features = {
  site: siteHandlers,
  accounts: accountsHandlers,
  news: newsHandlers,
  events: eventsHandlers,
  applications: applicationsHandlers,
  education: educationHandlers,
  publications: publicationsHandlers,
  gallery: galleryHandlers,
  questions: questionsHandlers,
  members: membersHandlers,
  suspects: spamHandlers,
  overview: overviewHandlers,
} satisfies Record<string, readonly Handler[]>;

export const handlers: readonly Handler[] = Object.values(features).flat();
