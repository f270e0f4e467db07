import { useQuery } from '@tanstack/react-query';
import type { ToolFields, ToolItem } from '#features/content/admin/item-tools.tsx';
import { ApiError } from '#shared/api/api-client.ts';
import { Sheet } from '#ui/dialog.tsx';
import { useTranslation } from '#ui/i18n.tsx';
import { Note } from '#ui/note.tsx';
import { useSite } from '#ui/site-context.tsx';
import { ErrorState, Loading, SkeletonLine } from '#ui/states/states.tsx';
import { versionQueries } from '../client.ts';
import { Differences } from './differences.tsx';
import styles from './history-sheet.module.css';

type NewTextsProps = { item: ToolItem; shape: ToolFields; onClose: () => void };

/** What was changed in the counterpart of an outdated item since the item had all of it. */
export default function NewTexts({ item, shape, onClose }: NewTextsProps) {
  const { t } = useTranslation('versionsAdmin');
  const { data, error, refetch } = useQuery({
    ...versionQueries.newTexts(useSite(), item.type, item.id),
    staleTime: 0,
  });
  return (
    <Sheet title={t('newTexts.title', { title: item.translation?.title ?? '' })} onDismiss={onClose}>
      <div className={styles.newTexts}>
        {data ? (
          <>
            <h3>{t('newTexts.since')}</h3>
            <Differences shape={shape} before={data.before} after={data.after} />
          </>
        ) : data === null || (error instanceof ApiError && error.status === 404) ? (
          <Note>{t('newTexts.unknown')}</Note>
        ) : error ? (
          <ErrorState text={t('newTexts.loadError')} onRetry={() => void refetch()} />
        ) : (
          <Loading>
            <SkeletonLine width="long" />
            <SkeletonLine />
          </Loading>
        )}
      </div>
    </Sheet>
  );
}
