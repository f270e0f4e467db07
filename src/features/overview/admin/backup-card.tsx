import { Card } from '#ui/admin/card.tsx';
import { useDates } from '#ui/admin/use-dates.ts';
import { useTranslation } from '#ui/i18n.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import { iconClock, iconSuccess, iconWarning } from '#ui/icons/icons.ts';
import type { Overview } from '../contract.ts';
import { backupAnchor } from '../paths.ts';
import styles from './backup-card.module.css';

type BackupCardProps = { backup: Overview['backup']; className: string | undefined };

const looks = {
  made: { icon: iconSuccess, style: styles.good },
  none: { icon: iconClock, style: styles.plain },
  failed: { icon: iconWarning, style: styles.warning },
  old: { icon: iconWarning, style: styles.warning },
};

/** The time of the last backup, with a warning if it failed or is old. */
export function BackupCard({ backup: { outcome, last }, className }: BackupCardProps) {
  const { t } = useTranslation('overviewAdmin');
  const dates = useDates();
  const { icon, style } = looks[outcome];
  return (
    <Card className={className} anchor={backupAnchor} title={t('backup.title')}>
      <div className={`${styles.state} ${style}`}>
        <Icon path={icon} />
        <div>
          <strong>{t(`backup.${outcome}`)}</strong>
          <p>{t(`backup.${outcome}Text`)}</p>
          {last && (
            <p>
              {t('backup.last')} <time dateTime={last.at}>{dates.instant(last.at)}</time> (
              {megabytes(last.bytes)})
            </p>
          )}
        </div>
      </div>
    </Card>
  );
}

/** In Bosnian format, with a no-break space. */
function megabytes(bytes: number): string {
  return `${(bytes / 1e6).toFixed(1).replace('.', ',')}\u00a0MB`;
}
