import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { QueryOptions } from '#shared/api/query-options.ts';
import { formatDay } from '#shared/dates.ts';
import { tidy } from '#shared/text/typography.ts';
import { useTranslation } from '#ui/i18n.tsx';
import { Link } from '#ui/navigation/link.tsx';
import wrap from '#ui/pages/wrap.module.css';
import { useSite } from '#ui/site-context.tsx';
import type { Related, RelatedItem } from '../related-contract.ts';
import styles from './item-ending.module.css';

export type ItemEndingProps = {
  query: QueryOptions<Related>;
  /** Above the next item of the kind of one that is over. */
  upcomingTitle?: string | undefined;
};

/** What the page of an item leads to: related items, then its neighbours. */
export function ItemEnding({ query, upcomingTitle = '' }: ItemEndingProps) {
  const { t } = useTranslation('content');
  const { data } = useQuery({ ...query, placeholderData: keepPreviousData });
  if (!data) return null;
  const { upcoming, event, about, related, previous, next } = data;
  const ofType = (type: string) => about.filter(item => item.type === type);
  const parts = [
    [upcomingTitle, upcoming ? [upcoming] : []],
    [t('ending.event'), event ? [event] : []],
    [t('ending.album'), ofType('album')],
    [t('ending.news'), ofType('news')],
    [t('ending.related'), related],
  ] as const;
  return (
    <div className={`${wrap.wrap} ${styles.ending}`}>
      <div className={styles.parts}>
        {parts.map(
          ([title, items]) =>
            items.length > 0 && (
              <section key={title}>
                <h2>{title}</h2>
                <ul>
                  {items.map(item => (
                    <li key={item.url}>
                      <ItemLink item={item} />
                    </li>
                  ))}
                </ul>
              </section>
            ),
        )}
      </div>
      <nav aria-label={t('ending.neighbours')}>
        {previous && <ItemLink item={previous} label={t('ending.previous')} rel="prev" />}
        {next && <ItemLink item={next} label={t('ending.next')} rel="next" />}
      </nav>
    </div>
  );
}

type ItemLinkProps = { item: RelatedItem; label?: string; rel?: 'prev' | 'next' };

function ItemLink({ item: { title, lang, url, date }, label, rel }: ItemLinkProps) {
  const { language } = useSite();
  return (
    <Link to={url} rel={rel}>
      {label && <span>{label}</span>}
      <b lang={lang}>{tidy(title, lang)}</b>
      {date && <small>{date.length > 4 ? formatDay(date, language) : date}</small>}
    </Link>
  );
}
