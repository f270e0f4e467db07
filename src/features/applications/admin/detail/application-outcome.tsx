import { useEffect, useState } from 'react';
import { MailsAbout } from '#features/mail/admin/mails-about.tsx';
import type { QueryOptions } from '#shared/api/query-options.ts';
import { FilterChips } from '#ui/admin/lists/filter-chips.tsx';
import { useDates } from '#ui/admin/use-dates.ts';
import { useTranslation } from '#ui/i18n.tsx';
import type { Application } from '../../schemas.ts';
import { type ApplicationStatus, applicationStatuses } from '../../status.ts';
import { instantText } from '../list/cell-text.ts';
import { StatusTag } from '../list/status-tag.tsx';
import { useValueNames } from '../use-value-names.ts';
import { ApplicationNote } from './application-note.tsx';
import styles from './application-outcome.module.css';
import { statusKeys } from './detail-keys.ts';

type ApplicationOutcomeProps = {
  application: Application;
  list: QueryOptions<Application[]>;
  onDecide: (status: ApplicationStatus) => void;
};

/** What became of an application: its status, which can be changed, the note, and what was written about it. */
export function ApplicationOutcome({ application, list, onDecide }: ApplicationOutcomeProps) {
  const { t } = useTranslation('applicationsAdmin');
  const names = useValueNames();
  const { status, id } = application;
  const labelOf = (value: ApplicationStatus) => {
    const [key] = Object.entries(statusKeys).find(([, decided]) => decided === value) ?? [];
    const label = names.status(value);
    return key ? `${label} (${key.toUpperCase()})` : label;
  };
  return (
    <section className={styles.outcome} aria-label={t('groups.decision')}>
      <FilterChips
        label={t('detail.status')}
        value={status}
        chips={applicationStatuses.map(value => ({ value, label: labelOf(value), count: undefined }))}
        onChoose={value => {
          if (value !== status) onDecide(value);
        }}
      />
      <div className={styles.status}>
        <span className={styles.onPaper}>
          <StatusTag status={status} />
        </span>
        <Facts application={application} />
      </div>
      <ApplicationNote key={`note-${id}`} application={application} list={list} />
      <MailsOnceRead key={`mails-${id}`} id={id} />
    </section>
  );
}

function Facts({ application }: Pick<ApplicationOutcomeProps, 'application'>) {
  const { t } = useTranslation(['applicationsAdmin', 'screens']);
  const dates = useDates();
  const { position, attended, decided_at, decided_by } = application;
  const time = instantText(decided_at, dates);
  return (
    <p className={styles.facts}>
      {position !== null && <span>{t('inLine', { position })}</span>}
      {attended !== null && <span>{attended ? t('detail.came') : t('detail.stayedAway')}</span>}
      {decided_at && (
        <span>
          {decided_by ? t('detail.decidedBy', { time, by: decided_by.email }) : t('detail.decided', { time })}
        </span>
      )}
    </p>
  );
}

/** In milliseconds. Who holds the J key down reads none of them. */
const rest = 300;

function MailsOnceRead({ id }: { id: number }) {
  const [isRead, setIsRead] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsRead(true), rest);
    return () => clearTimeout(timer);
  }, []);
  return isRead && <MailsAbout type="application" id={id} />;
}
