import { appliedPath } from '#features/members/paths.ts';
import { questionAdminPaths } from '#features/questions/paths.ts';
import { useTranslation } from '#ui/i18n.tsx';
import { Link } from '#ui/navigation/link.tsx';
import type { ContentOverview, Overview } from '../contract.ts';
import styles from './figures.module.css';
import { useContentLists } from './use-content-lists.ts';

export function Figures({ overview }: { overview: Overview | ContentOverview }) {
  const { t } = useTranslation('overviewAdmin');
  const { statePath } = useContentLists();
  const { upcoming_events, published_news } = overview;
  return (
    <>
      <ul className={styles.figures} aria-label={t('figures.title')}>
        {'weeks' in overview && <PeopleFigures overview={overview} />}
        <Figure count={upcoming_events} label={t('figures.events', { count: upcoming_events })} />
        <Figure
          count={published_news}
          label={t('figures.news', { count: published_news })}
          path={statePath('news', 'published')}
        />
      </ul>
      <p className={styles.hint}>{t('figures.hint')}</p>
    </>
  );
}

function PeopleFigures({ overview: { open_applications, questions, memberships } }: { overview: Overview }) {
  const { t } = useTranslation('overviewAdmin');
  return (
    <>
      <Figure count={open_applications} label={t('figures.applications', { count: open_applications })} />
      <Figure
        count={questions}
        label={t('figures.questions', { count: questions })}
        path={questionAdminPaths.list.href()}
      />
      {memberships > 0 && (
        <Figure
          count={memberships}
          label={t('figures.memberships', { count: memberships })}
          path={appliedPath()}
        />
      )}
    </>
  );
}

function Figure({ count, label, path }: { count: number; label: string; path?: string }) {
  const text = (
    <>
      <b>{count}</b> <span>{label}</span>
    </>
  );
  return <li>{path ? <Link to={path}>{text}</Link> : <p>{text}</p>}</li>;
}
