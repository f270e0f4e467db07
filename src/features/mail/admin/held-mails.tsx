import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/dialog.tsx';
import { useTranslation } from '#ui/i18n.tsx';
import { Note } from '#ui/note.tsx';
import styles from './mail-list-screen.module.css';
import { useRetry } from './use-retry.ts';

/** Offers to send what was kept while there was no server that would send it. */
export function HeldMails({ count }: { count: number }) {
  const { t } = useTranslation(['mailAdmin', 'screens']);
  const { sendHeld, isRetrying } = useRetry();
  const [isAsking, setIsAsking] = useState(false);
  if (count === 0) return null;
  return (
    <Note
      className={styles.note}
      action={
        <Button size="small" onClick={() => setIsAsking(true)}>
          {t('held.send')}
        </Button>
      }
    >
      {t('held.text', { count })}
      {isAsking && (
        <ConfirmDialog
          title={t('held.send')}
          look="primary"
          confirmLabel={t('held.confirm')}
          busyLabel={t('retrying')}
          cancelLabel={t('screens:cancel')}
          isBusy={isRetrying}
          onConfirm={async () => {
            await sendHeld();
            setIsAsking(false);
          }}
          onCancel={() => setIsAsking(false)}
        >
          {t('held.question', { count })}
        </ConfirmDialog>
      )}
    </Note>
  );
}
