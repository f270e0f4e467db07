import { useQuery } from '@tanstack/react-query';
import { CountBadge } from '#ui/admin/screens/count-badge.tsx';
import { useTranslation } from '#ui/i18n.tsx';
import { useSite } from '#ui/site-context.tsx';
import { questionQueries } from '../client.ts';

/** The number of new questions. */
export function QuestionCount() {
  const { t } = useTranslation('questionsAdmin');
  const { data } = useQuery(questionQueries.counts(useSite()));
  return <CountBadge count={data?.new} label={count => t('newCount', { count })} />;
}
