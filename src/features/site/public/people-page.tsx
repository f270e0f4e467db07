import { useTranslation } from '#ui/i18n.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { PageMeta } from '#ui/page-meta.tsx';
import { useSite } from '#ui/site-context.tsx';
import wrap from '#ui/wrap.module.css';
import { organization } from '../texts/organization.ts';
import { People } from './people.tsx';
import styles from './people-page.module.css';

export default function PeoplePage() {
  const { t } = useTranslation('site');
  const { language } = useSite();
  return (
    <main id="main" className={`${wrap.wrap} ${styles.page}`}>
      <PageMeta title={t('people.title')} description={t('people.lead')} />
      <PageHeader title={t('people.title')} lead={t('people.lead')} />
      {organization[language].map(body => (
        <section key={body.title}>
          <h2>{body.title}</h2>
          <People body={body} hasPhotos />
        </section>
      ))}
    </main>
  );
}
