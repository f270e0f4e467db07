import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '#ui/i18n.tsx';
import { useSite } from '#ui/site-context.tsx';
import { questionQueries } from '../client.ts';
import styles from './question-count.module.css';

/** How many messages nobody has seen; nothing until that is known, or where there are none. */
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
