import type { ItemPageProps } from '#features/content/public/content-item.tsx';
import { symposiumQueries } from '#features/events/client.ts';
import { EventItem } from '#features/events/public/event-item.tsx';
import { ApplicationForm } from './application-form.tsx';

export default function SymposiumPage({ id }: ItemPageProps) {
  return (
    <EventItem
      id={id}
      kind="symposium"
      queries={symposiumQueries}
      html={event => event.details}
      form={event => <ApplicationForm event={event} kind="symposium" />}
    />
  );
}
