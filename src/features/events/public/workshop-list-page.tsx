import { workshopQueries } from '../client.ts';
import { workshopsPerPage } from '../paths.ts';
import { EventList } from './event-list.tsx';

export default function WorkshopListPage() {
  return <EventList kind="workshop" query={workshopQueries.arranged} pageSize={workshopsPerPage} />;
}
