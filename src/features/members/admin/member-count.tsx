import { useQuery } from '@tanstack/react-query';
import { CountBadge } from '#ui/admin/screens/count-badge.tsx';
import { useTranslation } from '#ui/i18n.tsx';
import { useSite } from '#ui/site-context.tsx';
import { memberQueries } from '../client.ts';

/** The number of applications for membership that wait. */
export function MemberCount() {
  const { t } = useTranslation('membersAdmin');
  const { data } = useQuery(memberQueries.counts(useSite()));
  return <CountBadge count={data?.applied} label={count => t('appliedCount', { count })} />;
}
