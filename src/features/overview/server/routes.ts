import { countActiveAdministrators } from '#features/accounts/server/accounts.ts';
import { lastVisitOf } from '#features/accounts/server/queries.ts';
import { countInState, listDrafts, listScheduled } from '#features/content/server/queries/lists.ts';
import { countByPair } from '#features/content/server/queries/pair-lists.ts';
import type { ContentType } from '#features/content/server/types/content-type.ts';
import { contentTypeNamed } from '#features/content/server/types/content-type-named.ts';
import type { Reader } from '#features/content/server/visibility/visibility.ts';
import { takesApplications } from '#features/events/applications-open.ts';
import { occasionsOf } from '#features/events/occasions.ts';
import { members } from '#features/members/server/queries.ts';
import { countQuestions } from '#features/questions/server/queries.ts';
import { countSpam, spamByEvent } from '#features/submissions/server/spam/queries.ts';
import { type Handler, handle } from '#server/http/handler.ts';
import type { Services } from '#server/services.ts';
import { momentOf } from '#shared/instants.ts';
import { type ContentOverview, type Overview, showOverview } from '../contract.ts';
import { lastWeeks } from '../weeks.ts';
import { countArrivals } from './arrivals.ts';
import { changesOfOthers } from './changes.ts';
import { countWeek, eventsSince, latestApplications, latestQuestions } from './queries.ts';

const listed = 5;

export const overviewHandlers: Handler[] = [
  handle(showOverview, async ({ session }, services) => {
    const reader = { ...services, session };
    const { today } = momentOf(services);
    const events = await eventsSince(services, lastWeeks(today)[0] ?? today);
    const since = await lastVisitOf(services.db, session.user.id);
    const content: ContentOverview = {
      upcoming_events: occasionsOf(events.filter(({ started_at }) => started_at >= today)).length,
      published_news: await countByPair(
        reader,
        contentTypeNamed(services.contentTypes, 'news').type,
        'published',
      ),
      changes: since === null ? null : await changesOfOthers(services, { account: session.user.id, since }),
      content: await summarizeContent(reader),
    };
    const isEditor = session.user.role === 'editor';
    if (isEditor) return content;
    const arrivals = since === null ? null : await countArrivals(services, since);
    return { ...content, ...(await summarizePeople(reader, events)), arrivals };
  }),
];

/** What is kept about people, and how the site itself is. */
async function summarizePeople(
  reader: Reader & Services,
  events: readonly Event[],
): Promise<Omit<Overview, keyof ContentOverview | 'arrivals'>> {
  const { db, timeZone, backups } = reader;
  const moment = momentOf(reader);
  const { outcome, last } = await backups.state();
  return {
    open_applications: countTogether(events.filter(event => takesApplications(event, moment))),
    questions: await countQuestions(db, reader.counts, 'new'),
    memberships: await reader.counts.of(members(db, { status: 'applied' })),
    weeks: await Promise.all(
      lastWeeks(moment.today).map(async monday => ({
        starts_on: monday,
        applications: await countWeek(db, monday, timeZone),
      })),
    ),
    events: occasionsOf(events)
      .map(toBar)
      .toSorted((one, other) => other.applications - one.applications)
      .slice(0, listed),
    latest_applications: await latestApplications(reader, listed),
    latest_questions: await latestQuestions(db, listed),
    suspects: {
      questions: await countSpam(db, 'question'),
      memberships: await countSpam(db, 'membership'),
      applications: await spamByEvent(reader),
    },
    administrators: await countActiveAdministrators(db),
    backup: { outcome, last: last ? { at: last.at.toISOString(), bytes: last.bytes } : null },
  };
}

async function summarizeContent(reader: Reader & Services): Promise<ContentOverview['content']> {
  const types = [...reader.contentTypes.values()].map(({ type }) => type);
  const paired = types.filter(({ hasLanguages }) => hasLanguages);
  const sumOf = (counts: number[]) => counts.reduce((sum, count) => sum + count, 0);
  const ofAllTypes = async <Item>(list: (type: ContentType) => Promise<Item[]>) => {
    const lists = types.map(async type => (await list(type)).map(item => ({ type: type.name, ...item })));
    return (await Promise.all(lists)).flat();
  };
  const translations = await Promise.all(
    paired.map(async type => ({
      type: type.name,
      missing: await countByPair(reader, type, 'missing'),
      outdated: await countByPair(reader, type, 'outdated'),
    })),
  );
  const scheduled = await ofAllTypes(type => listScheduled(reader, type, listed));
  const drafts = await ofAllTypes(type => listDrafts(reader, type, listed));
  return {
    missing_translations: sumOf(translations.map(({ missing }) => missing)),
    outdated_translations: sumOf(translations.map(({ outdated }) => outdated)),
    translations: translations.filter(({ missing, outdated }) => missing + outdated > 0),
    drafts: sumOf(await Promise.all(types.map(type => countInState(reader, type, 'draft')))),
    scheduled: scheduled
      .toSorted((one, other) => one.publish_at.localeCompare(other.publish_at))
      .slice(0, listed),
    latest_drafts: drafts
      .toSorted((one, other) => other.updated_at.localeCompare(one.updated_at))
      .slice(0, listed),
  };
}

type Event = Awaited<ReturnType<typeof eventsSince>>[number];

/** The applications to all of the events, those of a pair once. */
function countTogether(events: readonly Event[]): number {
  const counts = new Map(events.map(({ keeper_id, applications }) => [keeper_id, applications]));
  return counts.values().reduce((sum, count) => sum + count, 0);
}

/** The bar of an occasion: titled as its Bosnian version if there is one, with the applications to all versions. */
function toBar(versions: [Event, ...Event[]]): Overview['events'][number] {
  const { id, kind, title, lang } = versions.find(version => version.lang === 'bs') ?? versions[0];
  return {
    id,
    kind,
    title,
    lang,
    applications: countTogether(versions),
    versions: versions.map(version => ({
      id: version.id,
      lang: version.lang,
      applications: version.made,
    })),
  };
}
