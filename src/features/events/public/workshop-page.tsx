import type { ItemPageProps } from '#features/content/public/content-item.tsx';
import { workshopQueries } from '../client.ts';
import { EventItem } from './event-item.tsx';

export default function WorkshopPage({ id }: ItemPageProps) {
  return <EventItem id={id} kind="workshop" query={workshopQueries.detail} html={event => event.details} />;
}
