import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '#ui/i18n.tsx';
import { useSite } from '#ui/site-context.tsx';
import { questionQueries } from '../client.ts';
import styles from './question-count.module.css';

/** The number of new questions. Renders nothing while it is unknown or 0. */
export function QuestionCount() {
  const { t } = useTranslation('questionsAdmin');
  const { data } = useQuery(questionQueries.counts(useSite()));
  if (!data?.new) return null;
  const { new: count } = data;
  return (
    <span className={styles.count} role="img" aria-label={t('newCount', { count })}>
      {count}
    </span>
  );
}
