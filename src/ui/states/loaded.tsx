import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ErrorState, Loading, SkeletonLine } from './states.tsx';

type NotLoadedProps = {
  query: Pick<UseQueryResult, 'isError' | 'refetch'>;
  /** Said where it could not be loaded. */
  error: string;
  /** 1 where nothing else is on the screen. */
  level?: 1 | 2;
};

type LoadedProps<Data> = NotLoadedProps & {
  query: Pick<UseQueryResult<Data>, 'data'>;
  children: (data: Data) => ReactNode;
};

/** What a query has loaded; until then that it is being loaded, or could not be. */
export function Loaded<Data>({ children, ...props }: LoadedProps<Data>) {
  const { data } = props.query;
  return data === undefined ? <NotLoaded {...props} /> : children(data);
}

/** That a query is being loaded, or could not be. */
export function NotLoaded({ query: { isError, refetch }, error, level = 2 }: NotLoadedProps) {
  if (isError) return <ErrorState text={error} level={level} onRetry={() => void refetch()} />;
  return (
    <Loading>
      <SkeletonLine width="long" />
      <SkeletonLine />
    </Loading>
  );
}
