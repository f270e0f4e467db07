import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ErrorState, Loading, SkeletonLine } from './states.tsx';

type LoadedProps<Data> = {
  query: Pick<UseQueryResult<Data>, 'data' | 'isError' | 'refetch'>;
  /** Said where it could not be loaded. */
  error: string;
  /** 1 where nothing else is on the screen. */
  level?: 1 | 2;
  children: (data: Data) => ReactNode;
};

/** What a query has loaded; until then that it is being loaded, or could not be. */
export function Loaded<Data>({ query, error, level = 2, children }: LoadedProps<Data>) {
  const { data, isError, refetch } = query;
  if (data !== undefined) return children(data);
  if (isError) return <ErrorState text={error} level={level} onRetry={() => void refetch()} />;
  return (
    <Loading>
      <SkeletonLine width="long" />
      <SkeletonLine />
    </Loading>
  );
}
