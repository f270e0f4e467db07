import { useTranslation } from '#ui/i18n.tsx';
import { workshopQueries } from '../client.ts';
import { workshopsPerPage } from '../paths.ts';
import { EventList } from './event-list.tsx';
import { Follow } from './follow.tsx';

export default function WorkshopListPage() {
  const { t } = useTranslation('events');
  return (
    <EventList
      t={(key, values) => t(`workshop.${key}`, values)}
      kindOf={() => 'workshop'}
      query={workshopQueries.arranged}
      pageSize={workshopsPerPage}
      above={<Follow />}
    />
  );
}
