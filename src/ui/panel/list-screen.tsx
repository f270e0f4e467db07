import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Navigate, useSearchParams } from 'react-router';
import type { Page } from '#shared/endpoint.ts';
import type { Values } from '#shared/translate.ts';
import { useTranslation } from '#ui/i18n.tsx';
import { Button } from '../button.tsx';
import { Icon } from '../icon.tsx';
import { iconPlus } from '../icons-admin.ts';
import { Pager } from '../pager.tsx';
import { EmptyState, ErrorState, Loading, SkeletonLine, staleClass } from '../states.tsx';
import { useListSearch } from './list-address.ts';
import styles from './list-screen.module.css';
import { SearchBox } from './search-box.tsx';

/** What a list says, by these keys: in the namespace of what it lists. */
export type ListTextKey =
  | 'title'
  | 'search'
  | 'searchHint'
  /** How many there are, in words. */
  | 'count'
  | 'empty.title'
  | 'empty.text'
  | 'loadError';

type ListScreenProps<Item> = {
  t: (key: ListTextKey, values?: Values) => string;
  query: UseQueryResult<Page<Item>>;
  /** Whether a filter beside the search is set: then an empty answer does not mean that there is nothing yet. */
  isFiltered?: boolean;
  /** Where items can be added. */
  add?: { label: string; onAdd: () => void } | undefined;
  /** Further filters, beside the search. */
  filters?: ReactNode;
  children: (items: Item[]) => ReactNode;
};

/** What every list of content has: title with count, adding, search, filters, states, pages. */
export function ListScreen<Item>(props: ListScreenProps<Item>) {
  const { t, query, isFiltered, add, filters, children } = props;
  const { search, setSearch } = useListSearch();
  const { data } = query;
  return (
    <>
      <title>{t('title')}</title>
      <div className={styles.head}>
        <h1>
          {t('title')}
          {data && <span className={styles.count}>{data.total}</span>}
        </h1>
        {add && (
          <Button look="primary" onClick={add.onAdd}>
            <Icon path={iconPlus} />
            {add.label}
          </Button>
        )}
      </div>
      <div className={styles.tools}>
        <SearchBox label={t('search')} placeholder={t('searchHint')} value={search} onSearch={setSearch} />
        {filters}
        <span className={styles.result} role="status">
          {data && t('count', { count: data.total })}
        </span>
      </div>
      <ListBody t={t} query={query} isFiltered={isFiltered} add={add}>
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
  children,
}: Pick<ListScreenProps<Item>, 't' | 'query' | 'add' | 'children'> & { isFiltered: boolean | undefined }) {
  const { t } = useTranslation('screens');
  const { search, setSearch } = useListSearch();
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
      <div className={styles.none}>
        <p>{search ? t('noHits', { query: search }) : t('noHitsInFilter')}</p>
        {search && <Button onClick={() => setSearch('')}>{t('clearSearch')}</Button>}
      </div>
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
      </div>
    </div>
  );
}

function lastPage(page: number): { search: string } {
  const query = new URLSearchParams(window.location.search);
  query.set('page', String(page));
  return { search: query.toString() };
}
