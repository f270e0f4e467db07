import { useQuery } from '@tanstack/react-query';
import { privacyPath } from '#shared/paths.ts';
import { type RetentionKind, retentionKinds } from '#shared/retention.ts';
import { Card } from '#ui/admin/card.tsx';
import { NewTabLink } from '#ui/admin/new-tab-link.tsx';
import { editedParameter, newItem, useOpened } from '#ui/admin/screens/opened-address.ts';
import { ScreenHead } from '#ui/admin/screens/screen-head.tsx';
import { useDates } from '#ui/admin/use-dates.ts';
import { Button } from '#ui/button.tsx';
import { useTranslation } from '#ui/i18n.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import { iconPencil } from '#ui/icons/icons-admin.ts';
import { BackLink } from '#ui/navigation/back-link.tsx';
import { useSite } from '#ui/site-context.tsx';
import { Loaded } from '#ui/states/loaded.tsx';
import type { LastErased, Retention } from '../client.ts';
import { retentionQueries } from '../client.ts';
import { peopleAdminPaths } from '../paths.ts';
import { DueCard } from './due-card.tsx';
import styles from './retention.module.css';
import { RetentionEditor } from './retention-editor.tsx';
import { StatisticsCard } from './statistics-card.tsx';

/** For how long everything is kept, what goes next, and what stays of it. */
export default function RetentionScreen() {
  const { t } = useTranslation('peopleAdmin');
  const site = useSite();
  const months = useQuery(retentionQueries.months(site));
  const last = useQuery(retentionQueries.last(site));
  const editor = useOpened(editedParameter);
  return (
    <>
      <BackLink to={peopleAdminPaths.list.href()}>{t('retention.back')}</BackLink>
      <ScreenHead
        title={t('retention.title')}
        hint={
          <>
            {t('retention.hint')} <NewTabLink href={privacyPath.href()}>{t('retention.notice')}</NewTabLink>
          </>
        }
      >
        {months.data && (
          <Button look="primary" onClick={() => editor.open(newItem)}>
            <Icon path={iconPencil} />
            {t('retention.edit')}
          </Button>
        )}
      </ScreenHead>
      <Loaded query={months} error={t('retention.loadError')}>
        {retention => (
          <div className={styles.cards}>
            <Periods retention={retention} last={last.data ?? []} />
            <DueCard />
            <StatisticsCard />
          </div>
        )}
      </Loaded>
      {editor.opened && months.data && <RetentionEditor retention={months.data} onClose={editor.close} />}
    </>
  );
}

function Periods({ retention, last }: { retention: Retention; last: readonly LastErased[] }) {
  const { t } = useTranslation('peopleAdmin');
  const dates = useDates();
  const monthsOf = (kind: RetentionKind) =>
    kind === 'applications'
      ? t('retention.monthsAfter', { count: retention[kind] })
      : t('retention.months', { count: retention[kind] });
  return (
    <Card title={t('retention.periods')}>
      <dl className={styles.periods}>
        {retentionKinds.map(kind => {
          const erased = last.find(entry => entry.kind === kind);
          return (
            <div key={kind}>
              <dt>{t(`retention.kinds.${kind}`)}</dt>
              <dd>
                {retention[kind] === 0 ? t('retention.forever') : monthsOf(kind)}
                {erased && (
                  <small>
                    {t('retention.last', {
                      number: erased.erased,
                      at: dates.instant(erased.erased_at),
                    })}
                  </small>
                )}
              </dd>
            </div>
          );
        })}
      </dl>
    </Card>
  );
}
