import { questionAdminPaths, questionPath } from '#features/questions/paths.ts';
import { Card } from '#ui/admin/card.tsx';
import { NewMark } from '#ui/admin/lists/new-mark.tsx';
import { useTranslation } from '#ui/i18n.tsx';
import { Link } from '#ui/navigation/link.tsx';
import type { Overview } from '../contract.ts';
import styles from './latest.module.css';

type LatestQuestionsProps = {
  questions: Overview['latest_questions'];
  className: string | undefined;
};

export function LatestQuestions({ questions, className }: LatestQuestionsProps) {
  const { t } = useTranslation('overviewAdmin');
  return (
    <Card
      className={className}
      title={t('questions.title')}
      aside={questions.length > 0 && <Link to={questionAdminPaths.list.href()}>{t('questions.all')}</Link>}
    >
      {questions.length === 0 && <p>{t('questions.none')}</p>}
      <ul className={styles.list}>
        {questions.map(({ id, name, message, created_at }) => (
          <li key={id}>
            <span>
              <Link to={questionPath(id)}>{name}</Link> <NewMark at={created_at} />
            </span>
            <p>{message}</p>
          </li>
        ))}
      </ul>
    </Card>
  );
}
