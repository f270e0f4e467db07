import { useQuery } from '@tanstack/react-query';
import { memo, useMemo, useState } from 'react';
import type { EventKind } from '#features/events/kinds.ts';
import { compareAlphabetically } from '#shared/text/alphabet.ts';
import { SearchBox } from '#ui/admin/lists/search-box.tsx';
import { useSteady } from '#ui/admin/use-steady.ts';
import { useLanguage, useTranslation } from '#ui/i18n.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import { iconCheck } from '#ui/icons/icons.ts';
import { BackLink } from '#ui/navigation/back-link.tsx';
import { Note } from '#ui/note.tsx';
import { useSite } from '#ui/site-context.tsx';
import { EmptyState, ErrorState } from '#ui/states/states.tsx';
import { applicationsPath } from '../../paths.ts';
import type { Application } from '../../schemas.ts';
import { expectedOf } from '../../status.ts';
import { type EventScreenProps, eventScreen, LoadingRows } from '../event-screen.tsx';
import { applicantName } from '../list/cell-text.ts';
import { findRows, toRows } from '../list/rows.ts';
import { applicationAdminQueries } from '../queries.ts';
import styles from './attendance-screen.module.css';
import { useAttendance } from './use-attendance.ts';

export const screenOf = (kind: EventKind) => eventScreen(kind, AttendanceScreen);

/** A list for the door: who is expected, each with a large button for having come. */
function AttendanceScreen({ kind, event }: EventScreenProps) {
  const { t } = useTranslation('applicationsAdmin');
  const query = applicationAdminQueries.list(useSite(), { kind, id: event.id });
  const { data, isError, refetch } = useQuery(query);
  const { isPresent, toggle, unsent } = useAttendance(event.id, query.queryKey);
  const onToggle = useSteady(toggle);
  const [search, setSearch] = useState('');
  const expected = useMemo(() => rowsOf(data ?? []), [data]);
  const shown = findRows(expected, search, useLanguage());
  const present = expected.filter(({ application }) => isPresent(application)).length;
  return (
    <div className={styles.screen}>
      <title>{t('attendance.titleOf', { event: event.title })}</title>
      <BackLink to={applicationsPath({ kind, id: event.id })}>{t('attendance.back')}</BackLink>
      <h1 lang={event.lang}>{event.title}</h1>
      <div className={styles.tools}>
        <SearchBox
          label={t('attendance.search')}
          placeholder={t('attendance.searchHint')}
          value={search}
          onSearch={setSearch}
        />
        <p role="status">
          {data && t('attendance.present', { present, count: expected.length })}
          {unsent > 0 && <b>{t('attendance.unsent', { count: unsent })}</b>}
        </p>
      </div>
      {expected[0]?.application.status === 'received' && (
        <Note className={styles.note}>{t('attendance.undecided')}</Note>
      )}
      <ul className={styles.list} aria-label={t('attendance.title')}>
        {shown.map(({ application }) => (
          <Person
            key={application.id}
            application={application}
            isPresent={isPresent(application)}
            onToggle={onToggle}
          />
        ))}
      </ul>
      {expected.length > 0 && shown.length === 0 && <p>{t('attendance.noHits', { query: search })}</p>}
      {data && expected.length === 0 && (
        <EmptyState title={t('attendance.empty.title')} text={t('attendance.empty.text')} />
      )}
      {!data && isError && <ErrorState text={t('loadError')} onRetry={() => void refetch()} />}
      {!data && !isError && <LoadingRows />}
    </div>
  );
}

function rowsOf(applications: readonly Application[]) {
  return toRows(
    expectedOf(applications).toSorted(
      (one, other) =>
        compareAlphabetically(one.last_name, other.last_name) ||
        compareAlphabetically(one.first_name, other.first_name),
    ),
  );
}

type PersonProps = {
  application: Application;
  isPresent: boolean;
  onToggle: (application: Application) => void;
};

/** Drawn again only when it changes: thousands may be expected. */
const Person = memo(function Person({ application, isPresent, onToggle }: PersonProps) {
  const { t } = useTranslation('applicationsAdmin');
  const institution = application.firm || application.faculty;
  return (
    <li>
      <button
        type="button"
        className={styles.person}
        aria-pressed={isPresent}
        onClick={() => onToggle(application)}
      >
        <span className={styles.box}>{isPresent && <Icon path={iconCheck} />}</span>
        <span className={styles.name}>
          <b>{applicantName(application)}</b>
          {institution && <small>{institution}</small>}
        </span>
        {isPresent && <span className={styles.mark}>{t('attendance.mark')}</span>}
      </button>
    </li>
  );
});
