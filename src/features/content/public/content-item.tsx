import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ApiError } from '#shared/api-client.ts';
import type { QueryOptions } from '#shared/query-options.ts';
import { BackLink } from '#ui/back-link.tsx';
import { PageMeta } from '#ui/page-meta.tsx';
import { ErrorState, Loading, MissingState, SkeletonLine, SkeletonPicture, staleClass } from '#ui/states.tsx';
import wrap from '#ui/wrap.module.css';

/** What a page of one item is given: the id in its address, undefined where that is none. */
export type ItemPageProps = { id: number | undefined };

type ContentItemProps<Item> = ItemPageProps & {
  query: (id: number) => QueryOptions<Item>;
  /** The page's title until the item's own is known. */
  title: string;
  back: { to: string; text: string };
  texts: {
    /** What loads and what could not be loaded, for types that have words of their own for it. */
    loading?: string;
    errorTitle?: string;
    error: string;
    missing: { title: string; text: string };
  };
  className?: string | undefined;
  children: (item: Item) => ReactNode;
  /** What follows the item over the whole width of the page. */
  after?: (item: Item) => ReactNode;
};

/** The page of one item, in each of its states. */
export function ContentItem<Item>({ id, ...props }: ContentItemProps<Item>) {
  return (
    <main id="main">
      {id === undefined ? (
        <Frame {...props}>
          <Missing {...props} />
        </Frame>
      ) : (
        <ItemById {...props} id={id} key={id} />
      )}
    </main>
  );
}

type FrameProps = Pick<ContentItemProps<never>, 'back' | 'className'> & { children: ReactNode };

function Frame({ back, className, children }: FrameProps) {
  return (
    <div className={[wrap.wrap, className].filter(Boolean).join(' ')}>
      <BackLink to={back.to}>{back.text}</BackLink>
      {children}
    </div>
  );
}

function ItemById<Item>({ id, ...props }: Omit<ContentItemProps<Item>, 'id'> & { id: number }) {
  const queryClient = useQueryClient();
  // In another language it is another query: what is shown stays until that has answered.
  const { data, error, isPlaceholderData, refetch } = useQuery({
    ...props.query(id),
    placeholderData: keepPreviousData,
  });
  const { children, after } = props;
  const retry = () => {
    // What failed along with it, to be shown below it, is asked for anew as well.
    queryClient.removeQueries({ type: 'inactive', predicate: ({ state }) => state.status === 'error' });
    void refetch();
  };
  return (
    <>
      <Frame {...props}>
        {data !== undefined ? (
          <div className={staleClass(isPlaceholderData)}>{children(data)}</div>
        ) : (
          <NoItem {...props} error={error} retry={retry} />
        )}
      </Frame>
      {data !== undefined && after?.(data)}
    </>
  );
}

type NoItemProps = Pick<ContentItemProps<never>, 'title' | 'texts'> & {
  error: Error | null;
  retry: () => void;
};

/** In place of an item that is missing, could not be read, or is still on its way. */
function NoItem({ error, retry, ...props }: NoItemProps) {
  if (error instanceof ApiError && error.status === 404) return <Missing {...props} />;
  if (error) {
    return (
      <>
        <PageMeta title={props.title} isHidden />
        <ErrorState title={props.texts.errorTitle} text={props.texts.error} level={1} onRetry={retry} />
      </>
    );
  }
  return (
    <Loading title={props.texts.loading}>
      <PageMeta title={props.title} isHidden />
      <SkeletonLine width="short" />
      <SkeletonLine width="long" />
      <SkeletonPicture />
    </Loading>
  );
}

/** The way back is above it, as on every page of an item. */
function Missing({ texts }: Pick<NoItemProps, 'texts'>) {
  return (
    <>
      <PageMeta title={texts.missing.title} isHidden />
      <MissingState {...texts.missing} level={1} />
    </>
  );
}
