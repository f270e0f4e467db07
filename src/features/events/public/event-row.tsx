import type { ReactNode } from 'react';
import { tidy } from '#shared/text/typography.ts';
import { useTranslation } from '#ui/i18n.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import { iconClock, iconGlobe, iconPin, iconUsers } from '#ui/icons/icons.ts';
import linked from '#ui/navigation/linked-item.module.css';
import type { HeadingLevel } from '#ui/pages/heading-level.ts';
import { SkeletonLine, SkeletonPicture } from '#ui/states/states.tsx';
import type { EventKind } from '../kinds.ts';
import { DateBox, WrittenDays } from './date-box.tsx';
import { EventLink } from './event-link.tsx';
import { EventPicture } from './event-picture.tsx';
import styles from './event-row.module.css';
import { EventStatus } from './event-status.tsx';
import { onlineText, type ShownEvent } from './shown-event.ts';

const sizes = '(min-width: 64rem) 15rem, (min-width: 48rem) 12rem, 7rem';

export type EventRowProps = {
  kind: EventKind;
  event: ShownEvent;
  level: HeadingLevel;
  /** Whether it says which kind it is, among others. */
  tellsKind: boolean;
};

/** An event that runs or is to come. */
export function EventRow({ kind, event, level, tellsKind, isMain }: EventRowProps & { isMain: boolean }) {
  const { t } = useTranslation('events');
  const Heading = `h${level}` as const;
  const online = onlineText(event, t);
  return (
    <article className={`${linked.item} ${styles.row}`}>
      <DateBox event={event} isOver={false} />
      <div className={styles.text}>
        {tellsKind && <p className={styles.kind}>{t(`${kind}.one`)}</p>}
        <Heading className={`${linked.title} ${styles.title}`} lang={event.lang}>
          <EventLink kind={kind} event={event} />
        </Heading>
        <ul className={styles.facts}>
          {event.time && <Fact icon={iconClock}>{event.time}</Fact>}
          <Fact icon={iconPin}>
            <span lang={event.lang}>{tidy(event.location, event.lang)}</span>
          </Fact>
          {online && <Fact icon={iconGlobe}>{online}</Fact>}
          {event.capacity ? (
            <Fact icon={iconUsers}>{t('participants', { count: event.capacity })}</Fact>
          ) : null}
        </ul>
        <WrittenDays event={event} />
        {event.description && (
          <p className={styles.excerpt} lang={event.lang}>
            {tidy(event.description, event.lang)}
          </p>
        )}
        <EventStatus event={event} />
      </div>
      <div className={`${linked.picture} ${styles.picture}`}>
        <EventPicture kind={kind} event={event} sizes={sizes} isMain={isMain} />
      </div>
    </article>
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
