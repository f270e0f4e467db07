import { Button } from '#ui/button.tsx';
import { useTranslation } from '#ui/i18n.tsx';
import { useDates } from '../use-dates.ts';
import styles from './restored-note.module.css';
import type { Restored } from './use-form-draft.ts';

/** Says that a draft was restored, and offers to discard it. */
export function RestoredNote({ restored, onDiscard }: { restored: Restored; onDiscard: () => void }) {
  const { t } = useTranslation('screens');
  const dates = useDates();
  return (
    <div className={styles.restored} role="status">
      <p>
        {t('restored.text', { time: dates.instant(restored.savedAt.toISOString()) })}{' '}
        {restored.isOutdated && t('restored.outdated')} {restored.hadFiles && t('restored.files')}{' '}
        {restored.hasUnseenPictures && t('restored.pictures')}
      </p>
      <Button size="small" onClick={onDiscard}>
        {t('restored.discard')}
      </Button>
    </div>
  );
}
