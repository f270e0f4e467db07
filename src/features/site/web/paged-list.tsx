import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Reading } from '#features/site/client.ts';
import type { Page } from '#shared/endpoint.ts';
import { useTranslation } from '#ui/i18n.tsx';
import { Pager } from '#ui/pager.tsx';
import { EmptyState, ErrorState, Loading, MissingState, staleClass } from '#ui/states.tsx';
import styles from './paged-list.module.css';

type PagedListProps<Item> = {
  query: Reading<Page<Item>>;
  pageSize: number;
  texts: { error: string; empty: { title: string; text: string } };
  /** 'Showing 1–6 of 17 items'; lists without one leave it out. */
  range?: (values: { from: number; to: number; count: number }) => string;
  /** The shape of one item that is still on its way. */
  skeleton: ReactNode;
  /** Around the items: a grid, or rows. */
  className?: string | undefined;
  children: (items: Item[]) => ReactNode;
};

/** One page of a list in each of its states, with the way to the others. */
export function PagedList<Item>(props: PagedListProps<Item>) {
  const { query, pageSize, texts, range, skeleton, className, children } = props;
  const { t } = useTranslation('ui');
  const { data, isError, isPlaceholderData, refetch } = useQuery({
    ...query,
    placeholderData: keepPreviousData,
  });
  if (isError && !data) return <ErrorState text={texts.error} onRetry={() => void refetch()} />;
  if (!data) {
    return (
      <Loading className={className}>
        {Array.from({ length: pageSize }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they are all the same and never move.
          <div key={index}>{skeleton}</div>
        ))}
      </Loading>
    );
  }
  if (data.total === 0) return <EmptyState {...texts.empty} />;
  if (data.items.length === 0) {
    return <MissingState title={t('pageMissing.title')} text={t('pageMissing.text')} />;
  }
  const from = (data.page - 1) * pageSize + 1;
  const to = from + data.items.length - 1;
  return (
    <div className={staleClass(isPlaceholderData)}>
      <div className={className}>{children(data.items)}</div>
      {(range || data.totalPages > 1) && (
        <div className={styles.end}>
          <p>{range?.({ from, to, count: data.total })}</p>
          <Pager page={data.page} totalPages={data.totalPages} />
        </div>
      )}
      <p className="visually-hidden" role="status">
        {data.totalPages > 1 && t('pageOf', { page: data.page, total: data.totalPages })}
      </p>
    </div>
  );
}
