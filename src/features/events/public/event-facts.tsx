import type { ReactNode } from 'react';
import { formatSize } from '#shared/file-size.ts';
import { tidy } from '#shared/typography.ts';
import { isWebAddress } from '#shared/web-address.ts';
import { useTranslation } from '#ui/i18n.tsx';
import { Icon } from '#ui/icon.tsx';
import {
  iconCalendar,
  iconClock,
  iconDownload,
  iconExternal,
  iconPin,
  iconUser,
  iconUsers,
} from '#ui/icons.ts';
import { useSite } from '#ui/site-context.tsx';
import { Tag } from '#ui/tag.tsx';
import { formatDays, isOver } from '../event-days.ts';
import { eventCalendarPath } from '../paths.ts';
import { DateBox } from './date-box.tsx';
import { EventApplications } from './event-applications.tsx';
import styles from './event-facts.module.css';
import type { ShownEvent } from './shown-event.ts';

export function EventFacts({ event, className }: { event: ShownEvent; className: string | undefined }) {
  const { t } = useTranslation('events');
  const isPast = isOver(event, useSite().today);
  return (
    <aside className={[styles.panel, className].filter(Boolean).join(' ')} aria-label={t('facts.label')}>
      <div className={styles.days}>
        <DateBox day={event.started_at} isOver={isPast} />
        {event.finished_at !== event.started_at && (
          <>
            <span aria-hidden="true">–</span>
            <DateBox day={event.finished_at} isOver={isPast} />
          </>
        )}
        {event.cancelled ? (
          <Tag look="failed">{t('tags.cancelled')}</Tag>
        ) : (
          isPast && <Tag look="closed">{t('finished')}</Tag>
        )}
      </div>
      <FactList event={event} />
      <EventApplications event={event} />
    </aside>
  );
}

function FactList({ event }: { event: ShownEvent }) {
  const { t } = useTranslation('events');
  const { language, today } = useSite();
  const { time, duration, organizer, instructor, capacity, pdf_url, pdf_size, url, lang } = event;
  return (
    <dl className={styles.facts}>
      <Fact icon={iconCalendar} name={t('facts.date')}>
        {formatDays(event, language)}
        {!isOver(event, today) && (
          <a className={styles.calendar} href={eventCalendarPath.href(event)}>
            {t('facts.calendar')}
          </a>
        )}
      </Fact>
      {time && (
        <Fact icon={iconClock} name={t('facts.time')}>
          {time}
          {duration && <span lang={lang}> ({duration})</span>}
        </Fact>
      )}
      <Fact icon={iconPin} name={t('facts.location')} lang={lang}>
        {tidy(event.location, lang)}
      </Fact>
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
      {pdf_url && (
        <Fact icon={iconDownload} name={t('facts.documents')}>
          <a href={pdf_url} download={`${event.title}.pdf`}>
            {pdf_size ? t('facts.pdfOfSize', { size: formatSize(pdf_size) }) : t('facts.pdf')}
          </a>
        </Fact>
      )}
      {url && isWebAddress(url) && <Website url={url} />}
    </dl>
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
