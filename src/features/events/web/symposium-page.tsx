import { symposiumQueries } from '../client.ts';
import { EventItem } from './event-item.tsx';

export default function SymposiumPage() {
  return <EventItem kind="symposium" query={symposiumQueries.detail} html={event => event.details} />;
}
