import { useTranslation } from '#ui/i18n.tsx';
import { symposiumQueries } from '../client.ts';
import { symposiaPerPage } from '../paths.ts';
import { EventList } from './event-list.tsx';
import { Follow } from './follow.tsx';

export default function SymposiumListPage() {
  const { t } = useTranslation('events');
  return (
    <EventList
      t={(key, values) => t(`symposium.${key}`, values)}
      kindOf={() => 'symposium'}
      query={symposiumQueries.arranged}
      pageSize={symposiaPerPage}
      above={<Follow />}
    />
  );
}
