import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Navigate, useSearchParams } from 'react-router';
import type { Page } from '#shared/api/endpoint.ts';
import type { Values } from '#shared/translate.ts';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import { iconPlus } from '#ui/icons/icons-admin.ts';
import { Pager } from '#ui/navigation/pager.tsx';
import { EmptyState, ErrorState, Loading, SkeletonLine, staleClass } from '#ui/states/states.tsx';
import { ScreenHead } from '../screens/screen-head.tsx';
import { useScreenKeys } from '../screens/screen-keys.ts';
import { useClearFilters, useListSearch } from './list-address.ts';
import styles from './list-screen.module.css';
import { NoHits } from './no-hits.tsx';
import { PageSizeChoice } from './page-size-choice.tsx';
import { SearchBox } from './search-box.tsx';

/** The keys of a list's texts, which each feature's namespace has. */
export type ListTextKey =
  | 'title'
  | 'search'
  | 'searchHint'
  | 'count'
  | 'empty.title'
  | 'empty.text'
  | 'loadError';

type ListScreenProps<Item> = {
  t: (key: ListTextKey, values?: Values) => string;
  query: UseQueryResult<Page<Item>>;
  /** The default page size is 20. */
  usualPageSize?: number | undefined;
  /** Whether a filter is set besides the search; then an empty response does not mean that there are no items. */
  isFiltered?: boolean | undefined;
  add?: { label: string; onAdd: () => void } | undefined;
  /** Leads elsewhere from beside the title. */
  link?: ReactNode;
  filters?: ReactNode;
  notice?: ReactNode;
  children: (items: Item[]) => ReactNode;
};

/** What all lists of the admin share: title with count, add button, search, filters, states, pages. */
export function ListScreen<Item>(props: ListScreenProps<Item>) {
  const { t, query, isFiltered, add, link, filters, notice, usualPageSize, children } = props;
  const { search, setSearch } = useListSearch();
  const { data } = query;
  useScreenKeys(add ? [{ key: 'n', label: add.label, run: add.onAdd }] : []);
  return (
    <>
      <ScreenHead title={t('title')}>
        {link}
        {add && (
          <Button look="primary" onClick={add.onAdd}>
            <Icon path={iconPlus} />
            {add.label}
          </Button>
        )}
      </ScreenHead>
      <div className={styles.tools}>
        <SearchBox label={t('search')} placeholder={t('searchHint')} value={search} onSearch={setSearch} />
        {filters}
        <span className={styles.result} role="status">
          {data && t('count', { count: data.total })}
        </span>
      </div>
      {notice}
      <ListBody t={t} query={query} isFiltered={isFiltered} add={add} usualPageSize={usualPageSize}>
        {children}
      </ListBody>
    </>
  );
}

function ListBody<Item>({
  t: tList,
  query,
  isFiltered,
  add,
  usualPageSize,
  children,
}: Omit<ListScreenProps<Item>, 'filters'>) {
  const { search, setSearch } = useListSearch();
  const clearFilters = useClearFilters();
  const [address] = useSearchParams();
  const { data, isError, isPlaceholderData, refetch } = query;
  if (isError && !data) return <ErrorState text={tList('loadError')} onRetry={() => void refetch()} />;
  if (!data) {
    return (
      <Loading>
        {['a', 'b', 'c', 'd', 'e', 'f'].map(key => (
          <SkeletonLine key={key} />
        ))}
      </Loading>
    );
  }
  if (data.total === 0 && (search || isFiltered)) {
    return (
      <NoHits
        search={search}
        onClearSearch={() => setSearch('')}
        onClearFilters={isFiltered ? clearFilters : undefined}
      />
    );
  }
  if (data.total === 0) {
    return (
      <EmptyState title={tList('empty.title')} text={tList('empty.text')}>
        {add && (
          <Button look="primary" onClick={add.onAdd}>
            {add.label}
          </Button>
        )}
      </EmptyState>
    );
  }
  // The last item of the last page was deleted.
  if (data.items.length === 0) return <Navigate to={lastPage(data.totalPages)} replace />;
  return (
    <div className={staleClass(isPlaceholderData)}>
      {children(data.items)}
      <div className={styles.foot}>
        <Pager page={data.page} totalPages={data.totalPages} query={address} />
        <PageSizeChoice total={data.total} usual={usualPageSize} />
      </div>
    </div>
  );
}

function lastPage(page: number): { search: string } {
  const query = new URLSearchParams(window.location.search);
  query.set('page', String(page));
  return { search: query.toString() };
}
