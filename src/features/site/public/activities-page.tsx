import { useSearchParams } from 'react-router';
import { siteQuery } from '#shared/site-query.ts';
import { useTranslation } from '#ui/i18n.tsx';
import { Link } from '#ui/link.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { PageMeta } from '#ui/page-meta.tsx';
import { proseClass } from '#ui/prose.tsx';
import { useSite } from '#ui/site-context.tsx';
import { OnwardLink } from '#ui/standalone-link.tsx';
import { useCurrentPart } from '#ui/use-current-part.ts';
import wrap from '#ui/wrap.module.css';
import { activitiesContent, activityParts } from '../texts/activities.ts';
import styles from './activities-page.module.css';

const ids = activityParts.map(({ id }) => id);

export default function ActivitiesPage() {
  const { t } = useTranslation('site');
  const { language } = useSite();
  const search = siteQuery(useSearchParams()[0]).toString();
  const { lead, intro, parts } = activitiesContent[language];
  const current = useCurrentPart(ids);
  return (
    <main id="main" className={wrap.wrap}>
      <PageMeta title={t('nav.activities')} description={lead} />
      <PageHeader title={t('nav.activities')} lead={lead} />
      <div className={styles.page}>
        <nav className={styles.contents} aria-labelledby="contents">
          <h2 id="contents">{t('onThisPage')}</h2>
          <ul className={styles.list}>
            {activityParts.map(({ key, id }) => (
              <li key={id}>
                <Link to={{ search, hash: id }} aria-current={id === current || undefined}>
                  {parts[key].title}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <div>
          <Paragraphs texts={intro} />
          {activityParts.map(({ key, id, to }) => (
            <section className={styles.part} id={id} aria-labelledby={`${id}-title`} key={id}>
              <h2 id={`${id}-title`}>{parts[key].title}</h2>
              <Paragraphs texts={parts[key].paragraphs} />
              <OnwardLink to={to}>{parts[key].link}</OnwardLink>
            </section>
          ))}
        </div>
      </div>
    </main>
  );
}

function Paragraphs({ texts }: { texts: readonly string[] }) {
  return (
    <div className={proseClass}>
      {texts.map(text => (
        <p key={text}>{text}</p>
      ))}
    </div>
  );
}
