import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from '#ui/i18n.tsx';
import { PageMeta } from '#ui/pages/page-meta.tsx';
import wrap from '#ui/pages/wrap.module.css';
import { useSite } from '#ui/site-context.tsx';
import { PageError } from '#ui/states/page-error.tsx';
import { Loading, SkeletonLine } from '#ui/states/states.tsx';
import { siteQueries } from '../client.ts';
import type { Site } from '../contract.ts';

/** A page of the association's own words: its route says so by `texts`, so that they are there when it is shown. */
export function OwnWords({ children }: { children: (words: Site) => ReactNode }) {
  const { t } = useTranslation('ui');
  const { data, error, refetch } = useQuery(siteQueries.words(useSite()));
  if (data) return children(data);
  return (
    <main id="main" className={wrap.wrap}>
      {error ? (
        <>
          <PageMeta title={t('error')} isHidden />
          <PageError onRetry={() => void refetch()} />
        </>
      ) : (
        <Loading>
          <SkeletonLine width="short" />
          <SkeletonLine width="long" />
        </Loading>
      )}
    </main>
  );
}
