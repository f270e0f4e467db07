import type { ReactNode } from 'react';
import { ItemFiles } from '#features/files/public/item-files.tsx';
import { isWebAddress } from '#shared/addresses/web-address.ts';
import { tidy } from '#shared/text/typography.ts';
import { useTranslation } from '#ui/i18n.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import { iconBanknote, iconClock, iconExternal, iconPin, iconUser, iconUsers } from '#ui/icons/icons.ts';
import { useSite } from '#ui/site-context.tsx';
import { Tag } from '#ui/tag.tsx';
import { isOver, timeOf } from '../event-days.ts';
import { eventCalendarPath } from '../paths.ts';
import { DateBox, WrittenDays } from './date-box.tsx';
import { EventApplications } from './event-applications.tsx';
import styles from './event-facts.module.css';
import { onlineText, type ShownEvent } from './shown-event.ts';

export function EventFacts({ event, className }: { event: ShownEvent; className: string | undefined }) {
  const { t } = useTranslation('events');
  const isPast = isOver(event, useSite().today);
  return (
    <aside className={[styles.panel, className].filter(Boolean).join(' ')} aria-label={t('facts.label')}>
      <div className={styles.days}>
        <DateBox event={event} isOver={isPast} />
        <div className={styles.state}>
          <WrittenDays event={event} />
          <State event={event} />
          {!isPast && (
            <a className={styles.calendar} href={eventCalendarPath.href(event)}>
              {t('facts.calendar')}
            </a>
          )}
        </div>
      </div>
      <FactList event={event} />
      <ItemFiles item={event} />
      <EventApplications event={event} />
    </aside>
  );
}

function State({ event }: { event: ShownEvent }) {
  const { t } = useTranslation('events');
  const time = timeOf(event, useSite().today);
  if (event.cancelled) return <Tag look="failed">{t('tags.cancelled')}</Tag>;
  if (time === 'past') return <Tag look="closed">{t('finished')}</Tag>;
  return time === 'running' && <Tag look="open">{t('tags.running')}</Tag>;
}

function FactList({ event }: { event: ShownEvent }) {
  const { t } = useTranslation('events');
  const { time, duration, organizer, instructor, capacity, url, lang, fee } = event;
  return (
    <dl className={styles.facts}>
      {time && (
        <Fact icon={iconClock} name={t('facts.time')}>
          {time}
          {duration && <span lang={lang}> ({duration})</span>}
        </Fact>
      )}
      <Place event={event} />
      {fee && (
        <Fact icon={iconBanknote} name={t('facts.fee')} lang={lang}>
          {tidy(fee, lang)}
        </Fact>
      )}
      {organizer && (
        <Fact icon={iconUsers} name={t('facts.organizer')} lang={lang}>
          {tidy(organizer, lang)}
        </Fact>
      )}
      {instructor && (
        <Fact icon={iconUser} name={t('facts.instructor')} lang={lang}>
          {tidy(instructor, lang)}
        </Fact>
      )}
      {capacity ? (
        <Fact icon={iconUsers} name={t('facts.capacity')}>
          {t('participants', { count: capacity })}
        </Fact>
      ) : null}
      {url && isWebAddress(url) && <Website url={url} />}
    </dl>
  );
}

function Place({ event }: { event: ShownEvent }) {
  const { t } = useTranslation(['events', 'ui']);
  const { venue, location, map_url, lang } = event;
  const online = onlineText(event, t);
  return (
    <Fact icon={iconPin} name={t('facts.location')}>
      <span lang={lang}>{tidy([venue, location].filter(Boolean).join(', '), lang)}</span>
      {online && <small className={styles.online}>{online}</small>}
      {map_url && isWebAddress(map_url) && (
        <a href={map_url} target="_blank" rel="noopener">
          {t('facts.map')}
          <Icon path={iconExternal} />
          <span className="visually-hidden">{t('ui:newWindow')}</span>
        </a>
      )}
    </Fact>
  );
}

function Website({ url }: { url: string }) {
  const { t } = useTranslation(['events', 'ui']);
  return (
    <Fact icon={iconExternal} name={t('facts.website')}>
      <a href={url} target="_blank" rel="noopener">
        {url.replace(/^https?:\/\/|\/$/gi, '')}
      </a>{' '}
      <small>{t('ui:newWindow')}</small>
    </Fact>
  );
}

type FactProps = { icon: string; name: string; lang?: string; children: ReactNode };

function Fact({ icon, name, lang, children }: FactProps) {
  return (
    <div>
      <dt>
        <Icon path={icon} />
        {name}
      </dt>
      <dd lang={lang}>{children}</dd>
    </div>
  );
}
