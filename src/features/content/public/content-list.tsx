import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import type { Page } from '#shared/endpoint.ts';
import type { ApiContext, QueryOptions } from '#shared/query-options.ts';
import { pageOfQuery, pageParameter, siteQuery } from '#shared/site-query.ts';
import { ButtonLink } from '#ui/button.tsx';
import { useTranslation } from '#ui/i18n.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { PageMeta } from '#ui/page-meta.tsx';
import { Pager } from '#ui/pager.tsx';
import { useSite } from '#ui/site-context.tsx';
import { EmptyState, ErrorState, Loading, MissingState, staleClass } from '#ui/states.tsx';
import wrap from '#ui/wrap.module.css';
import styles from './content-list.module.css';

type ContentListProps<Item> = {
  query: (context: ApiContext, filter: { page: number; pageSize: number }) => QueryOptions<Page<Item>>;
  pageSize: number;
  texts: {
    title: string;
    lead: string;
    /** Replace the default texts. */
    loading?: string;
    errorTitle?: string;
    error: string;
    empty: { title: string; text: string };
  };
  /** 'Showing 1–6 of 17 items'. */
  range: (values: { from: number; to: number; count: number }) => string;
  skeleton: ReactNode;
  className?: string | undefined;
  children: (items: Item[]) => ReactNode;
};

export function ContentList<Item>(props: ContentListProps<Item>) {
  const { t } = useTranslation('ui');
  const { title, lead } = props.texts;
  const page = pageOfQuery(useSearchParams()[0]);
  const ownTitle = page > 1 ? `${title} – ${t('page', { page })}` : title;
  return (
    <main id="main" className={wrap.wrap}>
      <PageMeta title={ownTitle} description={lead} page={page} />
      <PageHeader title={title} lead={lead} />
      <PagedList {...props} page={page} />
    </main>
  );
}

/** One page of a list in every state, with the pager. */
function PagedList<Item>(props: ContentListProps<Item> & { page: number }) {
  const { query, page, pageSize, texts, range, skeleton, className, children } = props;
  const { t } = useTranslation('ui');
  const [search] = useSearchParams();
  const { data, isError, isPlaceholderData, refetch } = useQuery({
    ...query(useSite(), { page, pageSize }),
    placeholderData: keepPreviousData,
  });
  const isLeaving = useLastPage(data);
  if (isError && !data) {
    return <ErrorState title={texts.errorTitle} text={texts.error} onRetry={() => void refetch()} />;
  }
  if (!data || isLeaving) {
    return (
      <Loading title={texts.loading} className={className}>
        {Array.from({ length: pageSize }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they are all the same and never move.
          <div key={index}>{skeleton}</div>
        ))}
      </Loading>
    );
  }
  if (data.total === 0) return <EmptyState {...texts.empty} />;
  if (data.items.length === 0) {
    return (
      <MissingState title={t('pageMissing.title')} text={t('pageMissing.text')}>
        <ButtonLink to={{ search: '' }}>{t('page', { page: 1 })}</ButtonLink>
      </MissingState>
    );
  }
  const from = (data.page - 1) * pageSize + 1;
  const to = from + data.items.length - 1;
  return (
    <div className={staleClass(isPlaceholderData)}>
      <div className={className}>{children(data.items)}</div>
      <div className={styles.end}>
        <p>{range({ from, to, count: data.total })}</p>
        <Pager page={data.page} totalPages={data.totalPages} query={siteQuery(search)} />
      </div>
      <p className="visually-hidden" role="status">
        {data.totalPages > 1 && t('pageOf', { page: data.page, total: data.totalPages })}
      </p>
    </div>
  );
}

/**
 * Redirects to the last page if the list has fewer pages after a change of language. Returns whether it does.
 * An address beyond the last page is a missing page.
 */
function useLastPage(list: Page<unknown> | undefined): boolean {
  const { language } = useSite();
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const [firstLanguage] = useState(language);
  const isBeyond = language !== firstLanguage && list !== undefined && list.page > list.totalPages;
  const lastPage = isBeyond && list.totalPages > 0 ? list.totalPages : undefined;
  useEffect(() => {
    if (lastPage === undefined || pageOfQuery(search) <= lastPage) return;
    const next = siteQuery(search);
    next.set(pageParameter, String(lastPage));
    if (lastPage === 1) next.delete(pageParameter);
    void navigate({ search: next.toString() }, { replace: true, preventScrollReset: true });
  }, [lastPage, search, navigate]);
  return lastPage !== undefined;
}
