import type { ItemPageProps } from '#features/content/public/content-item.tsx';
import { congressQueries } from '#features/events/client.ts';
import { EventItem } from '#features/events/public/event-item.tsx';
import { ApplicationForm } from './application-form.tsx';

export default function CongressPage({ id }: ItemPageProps) {
  return (
    <EventItem
      id={id}
      kind="congress"
      queries={congressQueries}
      html={event => event.content}
      form={event => <ApplicationForm event={event} kind="congress" />}
    />
  );
}
