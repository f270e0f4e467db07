import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import type { Page } from '#shared/api/endpoint.ts';
import type { ApiContext, QueryOptions } from '#shared/api/query-options.ts';
import type { Language } from '#shared/language.ts';
import { placeOfQuery, siteQuery } from '#shared/site-query.ts';
import type { Values } from '#shared/translate.ts';
import { ButtonLink } from '#ui/button.tsx';
import { useLanguage, useTranslation } from '#ui/i18n.tsx';
import { Pager } from '#ui/navigation/pager.tsx';
import { PageHeader } from '#ui/pages/page-header.tsx';
import { PageMeta } from '#ui/pages/page-meta.tsx';
import wrap from '#ui/pages/wrap.module.css';
import { useSite } from '#ui/site-context.tsx';
import { EmptyState, ErrorState, Loading, MissingState, staleClass } from '#ui/states/states.tsx';
import { narrowedListTexts } from '../texts/narrowed-list.ts';
import styles from './content-list.module.css';
import { DividedItems, type Division, type ItemPlace } from './divided-items.tsx';
import { OtherLanguage } from './other-language.tsx';

/** The keys of a type's texts. */
type ContentListTextKey =
  | 'title'
  | 'lead'
  | 'range'
  | 'loading'
  | 'errorTitle'
  | 'empty.title'
  | 'empty.text';

export type ContentListProps<Item> = {
  t: (key: ContentListTextKey, values?: Values) => string;
  query: (context: ApiContext, filter: ListPlace & { pageSize: number }) => QueryOptions<ListedPage<Item>>;
  pageSize: number;
  skeleton: ReactNode;
  className?: string | undefined;
  /** Between the title and the list. */
  above?: ReactNode;
  /** What else of the address the list depends on. */
  parameters?: readonly string[];
  /** What the address narrows it to, in words for the title: search engines leave it out, and an empty one leads to the whole list. */
  narrowedTo?: readonly string[];
  /** Divides the items of each language further. */
  divisionsOf?: (item: Item) => readonly Division[];
  children: (item: Item, place: ItemPlace) => ReactNode;
};

/** A page of items, and the language that it was asked for; without one if the items have none. */
type ListedPage<Item> = Page<Item> & { lang?: Language; others?: number | undefined };
type ListPlace = ReturnType<typeof placeOfQuery>;
type ListedItem = { id: number; lang?: Language };

/** The public list of a content type. */
export function ContentList<Item extends ListedItem>(props: ContentListProps<Item>) {
  const { t, above, parameters, narrowedTo = [] } = props;
  const { t: tUi } = useTranslation('ui');
  const title = t('title');
  const lead = t('lead');
  const { language } = useSite();
  const place = placeOfQuery(siteQuery(useSearchParams()[0], parameters), language);
  const { page } = place;
  const ownTitle = [title, narrowedTo.join(', '), page > 1 && tUi('page', { page }).toLowerCase()];
  return (
    <main id="main" className={wrap.wrap}>
      <PageMeta
        title={ownTitle.filter(Boolean).join(' – ')}
        description={lead}
        page={page}
        isHidden={narrowedTo.length > 0 || place.arranged !== undefined}
      />
      <PageHeader title={title} lead={lead} />
      {above}
      <PagedList {...props} place={place} />
    </main>
  );
}

/** One page of a list in every state, with the pager. */
function PagedList<Item extends ListedItem>(props: ContentListProps<Item> & { place: ListPlace }) {
  const { t, query, place, pageSize, skeleton, className, divisionsOf, children } = props;
  const { parameters = [], narrowedTo = [] } = props;
  const { t: tUi } = useTranslation('ui');
  const { t: tContent } = useTranslation('content');
  const [search] = useSearchParams();
  const { data, isError, isPlaceholderData, refetch } = useQuery({
    ...query(useSite(), { ...place, pageSize }),
    placeholderData: keepPreviousData,
  });
  if (isError && !data) {
    return <ErrorState title={t('errorTitle')} text={tUi('listError')} onRetry={() => void refetch()} />;
  }
  if (!data) {
    return (
      <Loading title={t('loading')} className={className}>
        {Array.from({ length: pageSize }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: equal placeholders that never move.
          <div key={index}>{skeleton}</div>
        ))}
      </Loading>
    );
  }
  if (data.total === 0 && narrowedTo.length > 0) return <NothingChosen />;
  if (data.total === 0 && !place.arranged) {
    return <EmptyState title={t('empty.title')} text={t('empty.text')} />;
  }
  if (data.items.length === 0) {
    return (
      <MissingState title={tUi('pageMissing.title')} text={tUi('pageMissing.text')}>
        <ButtonLink to={{ search: '' }}>{tUi('page', { page: 1 })}</ButtonLink>
      </MissingState>
    );
  }
  const inOtherLanguage = ({ lang }: Item): Division[] =>
    lang && lang !== data.lang ? [{ key: lang, title: tContent(`onlyIn.${lang}`) }] : [];
  const from = (data.page - 1) * pageSize + 1;
  const to = from + data.items.length - 1;
  return (
    <div className={staleClass(isPlaceholderData)}>
      <DividedItems
        items={data.items}
        className={className}
        divisionsOf={item => [...inOtherLanguage(item), ...(divisionsOf?.(item) ?? [])]}
      >
        {children}
      </DividedItems>
      <OtherLanguage {...data} isAlone={place.arranged !== undefined} parameters={parameters} />
      <div className={styles.end}>
        <p>{t('range', { from, to, count: data.total })}</p>
        <Pager page={data.page} totalPages={data.totalPages} query={siteQuery(search, parameters)} />
      </div>
      <p className="visually-hidden" role="status">
        {data.totalPages > 1 && tUi('pageOf', { page: data.page, total: data.totalPages })}
      </p>
    </div>
  );
}

/** The list is empty because of what its address narrows it to. */
function NothingChosen() {
  const { title, text, all } = narrowedListTexts[useLanguage()];
  return (
    <EmptyState title={title} text={text}>
      <ButtonLink to={{ search: '' }}>{all}</ButtonLink>
    </EmptyState>
  );
}
