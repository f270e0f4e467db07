import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ApiError } from '#shared/api/api-client.ts';
import type { QueryOptions } from '#shared/api/query-options.ts';
import type { AddressedItem } from '#shared/page-versions.ts';
import { BackLink } from '#ui/navigation/back-link.tsx';
import { PageMeta } from '#ui/pages/page-meta.tsx';
import wrap from '#ui/pages/wrap.module.css';
import {
  ErrorState,
  Loading,
  MissingState,
  SkeletonLine,
  SkeletonPicture,
  staleClass,
} from '#ui/states/states.tsx';
import type { Related } from '../related-contract.ts';
import styles from './content-item.module.css';
import { ItemEnding } from './item-ending.tsx';
import { ShareButton } from './share-button.tsx';

/** The id in the address; undefined if it is invalid. */
export type ItemPageProps = { id: number | undefined };

/** With its counterpart in the other language, if its type has languages. */
type ItemOfPage = AddressedItem & { translation?: AddressedItem | null };

/** What the address says of the item: its id, or its slug. */
type Key = number | string;

type ContentItemProps<Item, By extends Key> = {
  /** Undefined if it is invalid. */
  id: By | undefined;
  query: (id: By) => QueryOptions<Item>;
  /** The page's title until the item is loaded. */
  title: string;
  back: { to: string; text: string };
  texts: {
    loading?: string;
    errorTitle?: string;
    error: string;
    missing: { title: string; text: string };
  };
  className?: string | undefined;
  children: (item: Item) => ReactNode;
  /** What the page leads to at its end. */
  related?: (id: By) => QueryOptions<Related>;
  upcomingTitle?: string;
  /** Content below the item, over the whole width. */
  after?: (item: Item) => ReactNode;
};

export function ContentItem<Item extends ItemOfPage, By extends Key>({
  id,
  ...props
}: ContentItemProps<Item, By>) {
  return (
    <main id="main">
      {id === undefined ? (
        <Frame {...props}>
          <Missing {...props} />
        </Frame>
      ) : (
        <ItemByKey {...props} id={id} />
      )}
    </main>
  );
}

type FrameProps = Pick<ContentItemProps<never, never>, 'back' | 'className'> & {
  /** Whether there is something to share. */
  isItem?: boolean;
  children: ReactNode;
};

function Frame({ back, className, isItem, children }: FrameProps) {
  return (
    <div className={[wrap.wrap, className].filter(Boolean).join(' ')}>
      <div className={styles.ways}>
        <BackLink to={back.to}>{back.text}</BackLink>
        {isItem && <ShareButton />}
      </div>
      {children}
    </div>
  );
}

function ItemByKey<Item extends ItemOfPage, By extends Key>({
  id,
  ...props
}: Omit<ContentItemProps<Item, By>, 'id'> & { id: By }) {
  const queryClient = useQueryClient();
  // After a change of language the previous item is shown until the new query, or the counterpart, has loaded.
  const { data, error, isPlaceholderData, refetch } = useQuery({
    ...props.query(id),
    placeholderData: former =>
      [former, former?.translation].some(item => item?.id === id || item?.slug === id) ? former : undefined,
  });
  const { children, after, related, upcomingTitle } = props;
  const retry = () => {
    // Queries of parts below the item that failed with it are reset too.
    queryClient.removeQueries({ type: 'inactive', predicate: ({ state }) => state.status === 'error' });
    void refetch();
  };
  return (
    <>
      <Frame {...props} isItem={data !== undefined}>
        {data !== undefined ? (
          <div className={staleClass(isPlaceholderData)} key={data.id}>
            {children(data)}
          </div>
        ) : (
          <NoItem {...props} error={error} retry={retry} />
        )}
      </Frame>
      {data !== undefined && after?.(data)}
      {data !== undefined && related && <ItemEnding query={related(id)} upcomingTitle={upcomingTitle} />}
    </>
  );
}

type NoItemProps = Pick<ContentItemProps<never, never>, 'title' | 'texts'> & {
  error: Error | null;
  retry: () => void;
};

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

function Missing({ texts }: Pick<NoItemProps, 'texts'>) {
  return (
    <>
      <PageMeta title={texts.missing.title} isHidden />
      <MissingState {...texts.missing} level={1} />
    </>
  );
}
