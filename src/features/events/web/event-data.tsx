import { organization, StructuredData } from '#features/site/web/structured-data.tsx';
import { useSite } from '#ui/site-context.tsx';
import type { EventKind } from '../kinds.ts';
import { eventPath } from '../paths.ts';
import type { ShownEvent } from './shown-event.ts';

/** An event for search engines (schema.org/Event, with what Google asks for). */
export function EventData({ kind, event }: { kind: EventKind; event: ShownEvent }) {
  const { publicUrl, language } = useSite();
  const { id, title, description, location, started_at, finished_at, organizer, lang } = event;
  const image = event.image ?? event.image_url;
  return (
    <StructuredData
      data={{
        '@type': kind === 'workshop' ? 'EducationEvent' : 'Event',
        name: title,
        ...(description && { description }),
        startDate: started_at,
        endDate: finished_at,
        eventStatus: 'https://schema.org/EventScheduled',
        eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
        location: { '@type': 'Place', name: location, address: location },
        ...(image && { image: [`${publicUrl}${image}`] }),
        organizer: organizer
          ? { '@type': 'Organization', name: organizer }
          : organization(publicUrl, language),
        inLanguage: lang,
        url: `${publicUrl}${eventPath({ kind, id })}`,
      }}
    />
  );
}
