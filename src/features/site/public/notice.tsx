import { tidy } from '#shared/typography.ts';
import { useTranslation } from '#ui/i18n.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { PageMeta } from '#ui/page-meta.tsx';
import { proseClass } from '#ui/prose.tsx';
import { useSite } from '#ui/site-context.tsx';
import wrap from '#ui/wrap.module.css';
import { noticeOf } from '../texts/notices.ts';
import styles from './notice.module.css';

/** A page of fixed text about the site itself. */
export function NoticePage({ name }: { name: Parameters<typeof noticeOf>[0] }) {
  const { t } = useTranslation('site');
  const site = useSite();
  const { title, lead, sections } = noticeOf(name, {
    ...site,
    days: count => t('days', { count }),
    weeks: count => t('weeks', { count }),
  });
  return (
    <main id="main" className={wrap.wrap}>
      <PageMeta title={title} description={lead} />
      <PageHeader title={title} lead={lead} />
      <div className={`${proseClass} ${styles.text}`}>
        {sections.map(section => (
          <section key={section.title}>
            <h2>{tidy(section.title, site.language)}</h2>
            {section.paragraphs.map(text => (
              <p key={text}>{tidy(text, site.language)}</p>
            ))}
          </section>
        ))}
      </div>
    </main>
  );
}
