import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '#ui/i18n.tsx';
import { useSite } from '#ui/site-context.tsx';
import { questionQueries } from '../client.ts';
import styles from './question-count.module.css';

/** The number of unseen messages. Renders nothing while it is unknown or 0. */
export function QuestionCount() {
  const { t } = useTranslation('questionsAdmin');
  const { data } = useQuery(questionQueries.unseen(useSite()));
  if (!data?.count) return null;
  const { count } = data;
  return (
    <span className={styles.count} role="img" aria-label={t('unseenCount', { count })}>
      {count}
    </span>
  );
}
