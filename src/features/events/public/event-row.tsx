import type { KeyboardEvent, ReactNode } from 'react';
import { formatDay } from '#shared/dates.ts';
import { dayIn } from '#shared/instants.ts';
import { tidy } from '#shared/typography.ts';
import type { HeadingLevel } from '#ui/heading-level.ts';
import { useTranslation } from '#ui/i18n.tsx';
import { Icon } from '#ui/icon.tsx';
import { iconCalendar, iconClock, iconPin, iconUsers } from '#ui/icons.ts';
import { Link } from '#ui/link.tsx';
import linked from '#ui/linked-item.module.css';
import { phoneWidth } from '#ui/page-width.ts';
import { useSite } from '#ui/site-context.tsx';
import { SkeletonLine, SkeletonPicture } from '#ui/states.tsx';
import { Tag } from '#ui/tag.tsx';
import { applicationsAt, toldPlaces } from '../applications-open.ts';
import { formatDays, isOver } from '../event-days.ts';
import type { EventKind } from '../kinds.ts';
import { eventPath } from '../paths.ts';
import { DateBox } from './date-box.tsx';
import { EventPicture } from './event-picture.tsx';
import styles from './event-row.module.css';
import type { ShownEvent } from './shown-event.ts';

const sizes = `(min-width: 64rem) 15rem, (min-width: 48rem) 12rem, ${phoneWidth}`;

type EventRowProps = { kind: EventKind; event: ShownEvent; level: HeadingLevel; isMain: boolean };

export function EventRow({ kind, event, level, isMain }: EventRowProps) {
  const { t } = useTranslation('events');
  const { language, today } = useSite();
  const isPast = isOver(event, today);
  const Heading = `h${level}` as const;
  return (
    <article className={`${linked.item} ${styles.row}`}>
      <DateBox day={event.started_at} isOver={isPast} />
      <div className={styles.text}>
        <Heading className={`${linked.title} ${styles.title}`} lang={event.lang}>
          <Link to={eventPath({ kind, id: event.id })} onKeyDown={openBySpace}>
            {tidy(event.title, event.lang)}
          </Link>
        </Heading>
        <ul className={styles.facts}>
          <Fact icon={iconCalendar}>{formatDays(event, language)}</Fact>
          {event.time && <Fact icon={iconClock}>{event.time}</Fact>}
          <Fact icon={iconPin}>
            <span lang={event.lang}>{tidy(event.location, event.lang)}</span>
          </Fact>
          {event.capacity ? (
            <Fact icon={iconUsers}>{t('participants', { count: event.capacity })}</Fact>
          ) : null}
        </ul>
        {event.description && (
          <p className={styles.excerpt} lang={event.lang}>
            {tidy(event.description, event.lang)}
          </p>
        )}
        <EventTags event={event} />
      </div>
      <div className={`${linked.picture} ${styles.picture}`}>
        <EventPicture kind={kind} event={event} sizes={sizes} isMain={isMain} />
      </div>
    </article>
  );
}

/** What of the event's applications helps to choose one, or that it is over. */
function EventTags({ event }: { event: ShownEvent }) {
  const { t } = useTranslation('events');
  const site = useSite();
  const state = applicationsAt(event, site);
  const places = toldPlaces(event);
  if (state === 'cancelled') return <Tag look="failed">{t('tags.cancelled')}</Tag>;
  if (isOver(event, site.today)) return <Tag look="closed">{t('finished')}</Tag>;
  if (state === 'waitingList') return <Tag look="scheduled">{t('tags.waitingList')}</Tag>;
  if (state === 'full') return <Tag look="closed">{t('tags.full')}</Tag>;
  if (state === 'upcoming') {
    const day = formatDay(dayIn(site.timeZone, new Date(event.apply_from ?? '')), site.language);
    return <Tag look="scheduled">{t('tags.upcoming', { day })}</Tag>;
  }
  if (state !== 'open') return null;
  return (
    <p className={styles.tags}>
      <Tag look="open">{t('open')}</Tag>
      {places !== undefined && (
        <span>{places > 0 ? t('placesLeft', { count: places }) : t('tags.full')}</span>
      )}
    </p>
  );
}

function Fact({ icon, children }: { icon: string; children: ReactNode }) {
  return (
    <li>
      <Icon path={icon} />
      {children}
    </li>
  );
}

/** The row looks like a button, which opens by the space bar too. */
function openBySpace(event: KeyboardEvent<HTMLAnchorElement>): void {
  if (event.key !== ' ') return;
  event.preventDefault();
  event.currentTarget.click();
}

export function EventRowSkeleton() {
  return (
    <div className={styles.row}>
      <span className={styles.box} />
      <div className={styles.text}>
        <div className={styles.title}>
          <SkeletonLine width="long" />
        </div>
        <SkeletonLine width="short" />
        <SkeletonLine />
        <SkeletonLine />
      </div>
      <div className={`${linked.picture} ${styles.picture}`}>
        <SkeletonPicture />
      </div>
    </div>
  );
}
