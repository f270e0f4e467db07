import { Card } from '#ui/admin/card.tsx';
import { Button } from '#ui/button.tsx';
import { useTranslation } from '#ui/i18n.tsx';
import { Note } from '#ui/note.tsx';
import { useSite } from '#ui/site-context.tsx';
import { movingCalls } from '../contract.ts';
import styles from './moving.module.css';
import { useStart } from './use-start.ts';

export function ExportCard() {
  const { t } = useTranslation('movingAdmin');
  const { api } = useSite();
  const { mutate, isPending } = useStart({ failed: t('export.failed') });
  return (
    <Card title={t('export.title')}>
      <p className={styles.hint}>{t('export.hint')}</p>
      <Note className={styles.note}>{t('export.personal')}</Note>
      <Button
        look="primary"
        isBusy={isPending}
        onClick={() => mutate({ call: () => api(movingCalls.startExport, {}), started: t('export.started') })}
      >
        {t('export.start')}
      </Button>
    </Card>
  );
}
