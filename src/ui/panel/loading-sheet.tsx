import { Sheet } from '../dialog.tsx';
import { ErrorState, Loading, SkeletonLine } from '../states.tsx';
import styles from './loading-sheet.module.css';

type LoadingSheetProps = {
  title: string;
  error: string | undefined;
  onRetry: () => void;
  onClose: () => void;
};

/** Stands where the editor sheet will be, while the item is on its way or could not be loaded. */
export function LoadingSheet({ title, error, onRetry, onClose }: LoadingSheetProps) {
  return (
    <Sheet title={title} actions={null} onDismiss={onClose}>
      <div className={styles.body}>
        {error ? (
          <ErrorState text={error} onRetry={onRetry} />
        ) : (
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
