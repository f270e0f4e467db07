import type { ItemPageProps } from '#features/content/public/content-item.tsx';
import { workshopQueries } from '#features/events/client.ts';
import { EventItem } from '#features/events/public/event-item.tsx';
import { ApplicationForm } from './application-form.tsx';

export default function WorkshopPage({ id }: ItemPageProps) {
  return (
    <EventItem
      id={id}
      kind="workshop"
      queries={workshopQueries}
      html={event => event.details}
      form={event => <ApplicationForm event={event} kind="workshop" />}
    />
  );
}
