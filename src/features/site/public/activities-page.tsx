import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { siteQuery } from '#shared/site-query.ts';
import { leadOf, linkAtEnd, partsOf, type TextPart } from '#shared/text/text-parts.ts';
import { tidy } from '#shared/text/typography.ts';
import { useText, useTranslation } from '#ui/i18n.tsx';
import { Link } from '#ui/navigation/link.tsx';
import { OnwardLink } from '#ui/navigation/standalone-link.tsx';
import { useCurrentPart } from '#ui/navigation/use-current-part.ts';
import { PageHeader } from '#ui/pages/page-header.tsx';
import { PageMeta } from '#ui/pages/page-meta.tsx';
import { Prose } from '#ui/pages/prose.tsx';
import wrap from '#ui/pages/wrap.module.css';
import { useSite } from '#ui/site-context.tsx';
import { activitiesPageTexts } from '../texts/activities-page.ts';
import styles from './activities-page.module.css';
import { activityPages, newsPage } from './navigation.ts';
import { OwnWords } from './own-words.tsx';

export default function ActivitiesPage() {
  return (
    <OwnWords>{({ activities }) => (activities ? <Activities html={activities} /> : <Untold />)}</OwnWords>
  );
}

/** Where the association says nothing, menu and sitemap still lead here: the pages that show what it does. */
function Untold() {
  const { t } = useTranslation('site');
  const textOf = useText();
  const { untold } = activitiesPageTexts[useSite().language];
  return (
    <main id="main" className={wrap.wrap}>
      <PageMeta title={t('nav.activities')} description={untold} />
      <PageHeader title={t('nav.activities')} lead={untold} />
      <ul className={styles.pages}>
        {[...activityPages, newsPage].map(({ to, label }) => (
          <li key={to}>
            <OnwardLink to={to}>{textOf(label)}</OnwardLink>
          </li>
        ))}
      </ul>
    </main>
  );
}

/** The first paragraph is the lead; each heading of the second level begins a part, which the contents lead to. */
function Activities({ html }: { html: string }) {
  const { t } = useTranslation('site');
  const { language } = useSite();
  const { before, parts } = useMemo(() => partsOf(html), [html]);
  const { lead, rest } = leadOf(before);
  return (
    <main id="main" className={wrap.wrap}>
      <PageMeta title={t('nav.activities')} {...(lead && { description: lead })} />
      <PageHeader title={t('nav.activities')} lead={lead} />
      <div className={styles.page}>
        {parts.length > 0 && <Contents parts={parts} />}
        <div className={styles.text}>
          {rest && <Prose html={rest} lang={language} under={0} />}
          {parts.map(part => (
            <Part key={part.id} part={part} />
          ))}
        </div>
      </div>
    </main>
  );
}

function Contents({ parts }: { parts: readonly TextPart[] }) {
  const { t } = useTranslation('site');
  const { language } = useSite();
  const search = siteQuery(useSearchParams()[0]).toString();
  const ids = useMemo(() => parts.map(({ id }) => id), [parts]);
  const current = useCurrentPart(ids);
  return (
    <nav className={styles.contents} aria-labelledby="contents">
      <h2 id="contents">{t('onThisPage')}</h2>
      <ul className={styles.list}>
        {parts.map(({ id, title }) => (
          <li key={id}>
            <Link to={{ search, hash: id }} aria-current={id === current || undefined}>
              {tidy(title, language)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Part({ part: { id, title, html } }: { part: TextPart }) {
  const { language } = useSite();
  const { text, link } = linkAtEnd(html);
  return (
    <section className={styles.part} id={id} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{tidy(title, language)}</h2>
      {text && <Prose html={text} lang={language} under={0} />}
      {link && <OnwardLink to={link.path}>{tidy(link.title, language)}</OnwardLink>}
    </section>
  );
}
