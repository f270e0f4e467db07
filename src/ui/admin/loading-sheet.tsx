import { Sheet } from '../dialog.tsx';
import { useTranslation } from '../i18n.tsx';
import { ErrorState, Loading, MissingState, SkeletonLine } from '../states.tsx';
import styles from './loading-sheet.module.css';

type LoadingSheetProps = {
  title: string;
  error: string | undefined;
  /** Whether it is known that there is no such item, so that trying again makes no sense. */
  isGone?: boolean;
  onRetry: () => void;
  onClose: () => void;
};

/** Stands where the editor sheet will be, while the item is on its way or could not be loaded. */
export function LoadingSheet({ title, error, isGone = false, onRetry, onClose }: LoadingSheetProps) {
  const { t } = useTranslation('screens');
  return (
    <Sheet title={title} actions={null} onDismiss={onClose}>
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
