import { symposiumQueries } from '../client.ts';
import { symposiaPerPage } from '../paths.ts';
import { EventList } from './event-list.tsx';

export default function SymposiumListPage() {
  return <EventList kind="symposium" query={symposiumQueries.arranged} pageSize={symposiaPerPage} />;
}
