import { congressQueries } from '../client.ts';
import { congressesPerPage } from '../paths.ts';
import { EventList } from './event-list.tsx';

export default function CongressListPage() {
  return <EventList kind="congress" query={congressQueries.arranged} pageSize={congressesPerPage} />;
}
