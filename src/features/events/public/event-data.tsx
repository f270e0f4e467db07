import { agents } from '#features/content/public/agent.ts';
import { organization, StructuredData } from '#features/content/public/structured-data.tsx';
import type { Day } from '#shared/dates.ts';
import { withOffset } from '#shared/instants.ts';
import { addressIn } from '#shared/page-versions.ts';
import { type SiteContext, useSite } from '#ui/site-context.tsx';
import { applicationsAt, toldPlaces } from '../applications-open.ts';
import type { EventKind } from '../kinds.ts';
import { eventPath } from '../paths.ts';
import { isHeldAtPlace, pictureOf, type ShownEvent } from './shown-event.ts';

/** The event for search engines (schema.org/Event, with the properties that Google requires). */
export function EventData({ kind, event }: { kind: EventKind; event: ShownEvent }) {
  const site = useSite();
  return <StructuredData data={import.meta.env.SSR ? dataOf(kind, event, site) : undefined} />;
}

function dataOf(kind: EventKind, event: ShownEvent, site: SiteContext) {
  const { publicUrl, timeZone } = site;
  const url = publicUrl + addressIn({ lang: event.lang, path: eventPath({ kind, id: event.id }) });
  const offer = offerOf(event, site);
  const { title, description, started_at, finished_at, time, lang, capacity } = event;
  const { organizer, instructor } = event;
  const image = pictureOf(event);
  const places = toldPlaces(event);
  return {
    '@type': kind === 'workshop' ? 'EducationEvent' : 'Event',
    name: title,
    ...(description && { description }),
    startDate: time ? withOffset(timeZone, started_at, time) : started_at,
    // The end of a single day with a time is not known.
    ...(!(time && started_at === finished_at) && { endDate: finished_at }),
    eventStatus: `https://schema.org/${event.cancelled ? 'EventCancelled' : 'EventScheduled'}`,
    eventAttendanceMode: `https://schema.org/${attendanceMode(event)}`,
    location: placesOf(event, url),
    ...(image && { image: [`${publicUrl}${image}`] }),
    organizer: organizer ? { '@type': 'Organization', name: organizer } : organization(site),
    ...(instructor && { performer: agents(instructor, site.association.short_name) }),
    inLanguage: lang,
    url,
    ...(capacity > 0 && { maximumAttendeeCapacity: capacity }),
    ...(places !== undefined && { remainingAttendeeCapacity: places }),
    ...(offer && { offers: { ...offer, url: `${url}#prijava` } }),
  };
}

function attendanceMode(event: ShownEvent): string {
  if (!event.online) return 'OfflineEventAttendanceMode';
  return isHeldAtPlace(event) ? 'MixedEventAttendanceMode' : 'OnlineEventAttendanceMode';
}

/** Where one can follow it online is not public, so the page stands for that. */
function placesOf(event: ShownEvent, url: string) {
  const { venue, location, map_url, online } = event;
  const place = {
    '@type': 'Place',
    name: venue || location,
    address: venue ? { '@type': 'PostalAddress', addressLocality: location } : location,
    ...(map_url && { hasMap: map_url }),
  };
  const room = { '@type': 'VirtualLocation', url };
  if (!online) return place;
  return isHeldAtPlace(event) ? [place, room] : room;
}

/** A place at an event that takes applications, or will; nothing where neither number nor time is limited. */
function offerOf(event: ShownEvent, site: { today: Day; timeZone: string }) {
  const { apply_from, apply_until, finished_at, capacity } = event;
  const state = applicationsAt(event, site);
  const isLimited = capacity > 0 || apply_from !== null || apply_until !== null;
  if (!isLimited || !['open', 'waitingList', 'full', 'upcoming'].includes(state)) return undefined;
  const end = withOffset(site.timeZone, finished_at, '23:59');
  return {
    '@type': 'Offer',
    availability: `https://schema.org/${toldPlaces(event) === 0 ? 'SoldOut' : 'InStock'}`,
    ...(apply_from && { validFrom: apply_from }),
    validThrough: apply_until && apply_until < new Date(end).toISOString() ? apply_until : end,
  };
}
