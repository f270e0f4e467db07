import { useTranslation } from '#ui/i18n.tsx';
import { congressQueries } from '../client.ts';
import { congressesPerPage } from '../paths.ts';
import { EventList } from './event-list.tsx';
import { Follow } from './follow.tsx';

export default function CongressListPage() {
  const { t } = useTranslation('events');
  return (
    <EventList
      t={(key, values) => t(`congress.${key}`, values)}
      kindOf={() => 'congress'}
      query={congressQueries.arranged}
      pageSize={congressesPerPage}
      above={<Follow />}
    />
  );
}
