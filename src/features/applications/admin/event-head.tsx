import type { ReactNode } from 'react';
import { formatDays } from '#features/events/event-days.ts';
import type { EventKind } from '#features/events/kinds.ts';
import { eventAdminPaths, eventPath } from '#features/events/paths.ts';
import type { ShownEvent } from '#features/events/public/shown-event.ts';
import { ButtonAnchor, ButtonLink } from '#ui/button.tsx';
import { useLanguage, useTranslation } from '#ui/i18n.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import { iconCalendar, iconClock, iconPin, iconUser, iconUsers } from '#ui/icons/icons.ts';
import { iconEye } from '#ui/icons/icons-admin.ts';
import { Link } from '#ui/navigation/link.tsx';
import { Tag } from '#ui/tag.tsx';
import { applicationAdminPaths } from '../paths.ts';
import styles from './event-head.module.css';
import type { StatusCounts } from './list/filters.ts';
import { PlacesTaken } from './places-taken.tsx';

type EventHeadProps = {
  kind: EventKind;
  event: ShownEvent;
  /** Both undefined until they are known. */
  count: number | undefined;
  counts: StatusCounts | undefined;
  actions: ReactNode;
};

export function EventHead({ kind, event, count, counts, actions }: EventHeadProps) {
  const { t } = useTranslation('applicationsAdmin');
  return (
    <header className={styles.head}>
      <title>{t('titleOf', { event: event.title })}</title>
      <Breadcrumb kind={kind} />
      <div className={styles.title}>
        <h1>
          <span lang={event.lang}>{event.title}</span>
          {count !== undefined && <span className={styles.count}>{t('count', { count })}</span>}
        </h1>
        <div className={styles.actions}>
          {actions}
          <EventLink kind={kind} id={event.id} />
        </div>
      </div>
      <EventCard kind={kind} event={event} counts={counts} />
    </header>
  );
}

export function Breadcrumb({ kind }: { kind: EventKind }) {
  const { t } = useTranslation('applicationsAdmin');
  return (
    <nav className={styles.path} aria-label={t('path')}>
      <Link to={eventAdminPaths[kind].list.href()}>{t(`lists.${kind}`)}</Link>
      <span aria-hidden="true">/</span>
      {kind === 'workshop' ? (
        <Link to={applicationAdminPaths.workshops.href()}>{t('title')}</Link>
      ) : (
        <span>{t('title')}</span>
      )}
    </nav>
  );
}

/** The admin has no screen for a congress, so its public page is linked. */
function EventLink({ kind, id }: { kind: EventKind; id: number }) {
  const { t } = useTranslation(['applicationsAdmin', 'ui']);
  const label = (
    <>
      <Icon path={iconEye} />
      {t('viewEvent')}
    </>
  );
  if (kind !== 'congress')
    return <ButtonLink to={eventAdminPaths[kind].item.href({ id })}>{label}</ButtonLink>;
  return (
    <ButtonAnchor href={eventPath({ kind, id })} target="_blank" rel="noopener">
      {label}
      <span className="visually-hidden">{t('ui:newWindow')}</span>
    </ButtonAnchor>
  );
}

function EventCard({ kind, event, counts }: Pick<EventHeadProps, 'kind' | 'event' | 'counts'>) {
  const { t } = useTranslation('applicationsAdmin');
  const { time, duration, location, organizer, instructor, capacity, lang } = event;
  return (
    <div className={styles.card}>
      <b>{t(`kinds.${kind}`)}</b>
      <dl>
        <Fact icon={iconCalendar} name={t('event.days')} value={formatDays(event, useLanguage())} />
        <Fact icon={iconClock} name={t('event.time')} value={time} />
        <Fact icon={iconClock} name={t('event.duration')} value={duration} lang={lang} />
        <Fact icon={iconPin} name={t('event.location')} value={location} lang={lang} />
        <Fact icon={iconUser} name={t('event.instructor')} value={instructor} lang={lang} />
        <Fact icon={iconUsers} name={t('event.organizer')} value={organizer} lang={lang} />
        <Fact
          icon={iconUsers}
          name={t('event.capacity')}
          value={capacity ? t('event.places', { count: capacity }) : undefined}
        />
      </dl>
      <Tag look={event.applications_open ? 'open' : 'closed'}>
        {event.applications_open ? t('event.open') : t('event.closed')}
      </Tag>
      {counts && <PlacesTaken counts={counts} capacity={capacity} />}
    </div>
  );
}

type FactProps = { icon: string; name: string; value: string | undefined; lang?: string };

/** Renders nothing if the event's kind does not have the fact. */
function Fact({ icon, name, value, lang }: FactProps) {
  if (!value) return null;
  return (
    <div>
      <dt title={name}>
        <Icon path={icon} />
        <span className="visually-hidden">{name}</span>
      </dt>
      <dd lang={lang}>{value}</dd>
    </div>
  );
}
