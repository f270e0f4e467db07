import { workshopQueries } from '../client.ts';
import { EventItem } from './event-item.tsx';

export default function WorkshopPage() {
  return <EventItem kind="workshop" query={workshopQueries.detail} html={event => event.details} />;
}
