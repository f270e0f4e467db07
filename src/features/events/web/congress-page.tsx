import { congressQueries } from '../client.ts';
import { EventItem } from './event-item.tsx';

export default function CongressPage() {
  return <EventItem kind="congress" query={congressQueries.detail} html={event => event.content} />;
}
