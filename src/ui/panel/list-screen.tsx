import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Navigate } from 'react-router';
import type { Page } from '#shared/endpoint.ts';
import { useTranslation } from '#ui/i18n.tsx';
import { Button } from '../button.tsx';
import { Icon } from '../icon.tsx';
import { iconPlus } from '../icons-admin.ts';
import { Pager } from '../pager.tsx';
import { EmptyState, ErrorState, Loading, SkeletonLine, staleClass } from '../states.tsx';
import { useListSearch } from './list-address.ts';
import styles from './list-screen.module.css';
import { SearchBox } from './search-box.tsx';

type ListScreenProps<Item> = {
  texts: {
    title: string;
    /** Where items can be added. */
    add?: string;
    search: string;
    searchHint: string;
    /** How many there are, in words. */
    count: (count: number) => string;
    empty: { title: string; text: string };
    loadError: string;
  };
  query: UseQueryResult<Page<Item>>;
  /** Whether a filter beside the search is set: then an empty answer does not mean that there is nothing yet. */
  isFiltered?: boolean;
  onAdd?: () => void;
  /** Further filters, beside the search. */
  filters?: ReactNode;
  children: (items: Item[]) => ReactNode;
};

/** What every list of content has: title with count, adding, search, filters, states, pages. */
export function ListScreen<Item>(props: ListScreenProps<Item>) {
  const { texts, query, isFiltered, onAdd, filters, children } = props;
  const { search, setSearch } = useListSearch();
  const { data } = query;
  return (
    <>
      <title>{texts.title}</title>
      <div className={styles.head}>
        <h1>
          {texts.title}
          {data && <span className={styles.count}>{data.total}</span>}
        </h1>
        {onAdd && (
          <Button look="primary" onClick={onAdd}>
            <Icon path={iconPlus} />
            {texts.add}
          </Button>
        )}
      </div>
      <div className={styles.tools}>
        <SearchBox label={texts.search} placeholder={texts.searchHint} value={search} onSearch={setSearch} />
        {filters}
        <span className={styles.result} role="status">
          {data && texts.count(data.total)}
        </span>
      </div>
      <ListBody texts={texts} query={query} isFiltered={isFiltered} onAdd={onAdd}>
        {children}
      </ListBody>
    </>
  );
}

function ListBody<Item>({
  texts,
  query,
  isFiltered,
  onAdd,
  children,
}: Pick<ListScreenProps<Item>, 'texts' | 'query' | 'children'> & {
  isFiltered: boolean | undefined;
  onAdd: (() => void) | undefined;
}) {
  const { t } = useTranslation('screens');
  const { search, setSearch } = useListSearch();
  const { data, isError, isPlaceholderData, refetch } = query;
  if (isError && !data) return <ErrorState text={texts.loadError} onRetry={() => void refetch()} />;
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
      <EmptyState title={texts.empty.title} text={texts.empty.text}>
        {onAdd && (
          <Button look="primary" onClick={onAdd}>
            {texts.add}
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
        <Pager page={data.page} totalPages={data.totalPages} />
      </div>
    </div>
  );
}

function lastPage(page: number): { search: string } {
  const query = new URLSearchParams(window.location.search);
  query.set('page', String(page));
  return { search: query.toString() };
}
