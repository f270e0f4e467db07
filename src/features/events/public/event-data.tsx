import { agents } from '#features/content/public/agent.ts';
import { organization, StructuredData } from '#features/content/public/structured-data.tsx';
import { withOffset } from '#shared/instants.ts';
import { addressIn } from '#shared/page-versions.ts';
import { useSite } from '#ui/site-context.tsx';
import type { EventKind } from '../kinds.ts';
import { eventPath } from '../paths.ts';
import type { ShownEvent } from './shown-event.ts';

/** The event for search engines (schema.org/Event, with the properties that Google requires). */
export function EventData({ kind, event }: { kind: EventKind; event: ShownEvent }) {
  const site = useSite();
  const { publicUrl, timeZone } = site;
  const { id, title, description, location, started_at, finished_at, time, lang } = event;
  const { organizer, instructor } = event;
  const image = event.image ?? event.image_url;
  return (
    <StructuredData
      data={{
        '@type': kind === 'workshop' ? 'EducationEvent' : 'Event',
        name: title,
        ...(description && { description }),
        startDate: time ? withOffset(timeZone, started_at, time) : started_at,
        // The end of a single day with a time is not known.
        ...(!(time && started_at === finished_at) && { endDate: finished_at }),
        eventStatus: 'https://schema.org/EventScheduled',
        eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
        location: { '@type': 'Place', name: location, address: location },
        ...(image && { image: [`${publicUrl}${image}`] }),
        organizer: organizer ? { '@type': 'Organization', name: organizer } : organization(site),
        ...(instructor && { performer: agents(instructor, site.association.abbreviation) }),
        inLanguage: lang,
        url: publicUrl + addressIn({ lang, path: eventPath({ kind, id }) }),
      }}
    />
  );
}
