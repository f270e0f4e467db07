import { Sheet } from '#ui/dialog.tsx';
import { useTranslation } from '#ui/i18n.tsx';
import { ErrorState, Loading, MissingState, SkeletonLine } from '#ui/states/states.tsx';
import styles from './loading-sheet.module.css';

type LoadingSheetProps = {
  title: string;
  error: string | undefined;
  /** Whether the item does not exist, so that a retry is useless. */
  isGone?: boolean;
  onRetry: () => void;
  onClose: () => void;
};

/** Shown in place of the editor sheet until the item is loaded. */
export function LoadingSheet({ title, error, isGone = false, onRetry, onClose }: LoadingSheetProps) {
  const { t } = useTranslation('screens');
  return (
    <Sheet title={title} onDismiss={onClose}>
      <div className={styles.body}>
        {isGone && <MissingState title={t('gone.title')} text={t('gone.text')} />}
        {error && !isGone && <ErrorState text={error} onRetry={onRetry} />}
        {!error && (
          <Loading>
            <SkeletonLine width="long" />
            <SkeletonLine />
            <SkeletonLine />
          </Loading>
        )}
      </div>
    </Sheet>
  );
}
