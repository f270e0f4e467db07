import { takesApplications } from '#features/events/applications-open.ts';
import { countRows } from '#server/db/counts.ts';
import { type Handler, handle } from '#server/http/handler.ts';
import { dayIn } from '#shared/instants.ts';
import { showOverview } from '../contract.ts';
import { lastWeeks } from '../weeks.ts';
import {
  countPublishedNews,
  countWeek,
  eventsSince,
  latestApplications,
  latestQuestions,
} from './queries.ts';

const listed = 5;

export const overviewHandlers: Handler[] = [
  handle(showOverview, async (_, { db, clock, timeZone, backups }) => {
    const today = dayIn(timeZone, clock());
    const mondays = lastWeeks(today);
    const events = await eventsSince(db, mondays[0] ?? today);
    const open = events.filter(event => takesApplications(event, today));
    const { outcome, last } = await backups.state();
    return {
      open_applications: open.reduce((sum, { applications }) => sum + applications, 0),
      questions: await countRows(db, 'questions'),
      upcoming_events: events.filter(({ started_at }) => started_at >= today).length,
      published_news: await countPublishedNews(db, today),
      weeks: await Promise.all(
        mondays.map(async monday => ({
          starts_on: monday,
          applications: await countWeek(db, monday, timeZone),
        })),
      ),
      events: events.slice(0, listed),
      latest_applications: await latestApplications(db, listed),
      latest_questions: await latestQuestions(db, listed),
      backup: { outcome, last: last ? { at: last.at.toISOString(), bytes: last.bytes } : null },
    };
  }),
];
