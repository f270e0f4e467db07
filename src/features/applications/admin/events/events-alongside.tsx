import { useQuery } from '@tanstack/react-query';
import { useRole } from '#features/accounts/admin/use-role.ts';
import type { EventSummary } from '#features/events/admin/event-list-screen.tsx';
import { useTranslation } from '#ui/i18n.tsx';
import { useSite } from '#ui/site-context.tsx';
import { applicationAdminQueries } from '../queries.ts';

/** How many applications go to the trash with events. Those of a pair stay with a counterpart that stays. */
export function EventsAlongside({ items }: { items: readonly EventSummary[] }) {
  const { t } = useTranslation('eventsAdmin');
  const mayCount = useRole() === 'administrator';
  const gone = items.filter(
    ({ translation }) => !translation || items.some(({ id }) => id === translation.id),
  );
  const { data } = useQuery({
    ...applicationAdminQueries.counts(
      useSite(),
      gone.map(({ id }) => id),
    ),
    enabled: mayCount,
    staleTime: 0,
  });
  if (!mayCount) return t('applications.alongsideAll');
  const count = data?.reduce((sum, each) => sum + each.count, 0);
  return count ? t('applications.alongside', { count }) : null;
}
