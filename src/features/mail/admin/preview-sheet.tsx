import { Button } from '#ui/button.tsx';
import { Sheet } from '#ui/dialog.tsx';
import { useTranslation } from '#ui/i18n.tsx';
import styles from './mail-detail.module.css';
import { MailFrame } from './mail-frame.tsx';

type PreviewSheetProps = { message: { subject: string; text: string; html: string }; onClose: () => void };

/** A message as its reader will see it. */
export function PreviewSheet({ message, onClose }: PreviewSheetProps) {
  const { t } = useTranslation(['mailAdmin', 'ui']);
  return (
    <Sheet
      title={message.subject}
      onDismiss={onClose}
      actions={<Button onClick={onClose}>{t('ui:close')}</Button>}
    >
      <div className={styles.body}>
        <MailFrame html={message.html} title={t('detail.message')} />
        <details>
          <summary>{t('detail.text')}</summary>
          <pre className={styles.text}>{message.text}</pre>
        </details>
      </div>
    </Sheet>
  );
}
