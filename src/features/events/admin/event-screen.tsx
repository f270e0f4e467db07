import type { ComponentProps, ReactNode } from 'react';
import { ContentLead, ContentPicture, ContentScreen } from '#features/content/admin/content-screen.tsx';
import { ItemFiles } from '#features/files/public/item-files.tsx';
import { useTranslation } from '#ui/i18n.tsx';
import { Prose } from '#ui/pages/prose.tsx';
import { useSite } from '#ui/site-context.tsx';
import { Tag } from '#ui/tag.tsx';
import type { Symposium, Workshop } from '../contract.ts';
import { formatDays, isOver } from '../event-days.ts';
import type { EventKind } from '../kinds.ts';
import { eventPath } from '../paths.ts';
import { DateBox } from '../public/date-box.tsx';
import styles from './event-screen.module.css';

type EventScreenProps<Event extends Symposium | Workshop> = Omit<
  ComponentProps<typeof ContentScreen<Event>>,
  'publicPath' | 'badge' | 'facts' | 'children'
> & {
  kind: EventKind;
  heading: string;
  picture: (event: Event) => ComponentProps<typeof ContentPicture>;
  ownFacts: (event: Event) => ReactNode;
};

export function EventScreen<Event extends Symposium | Workshop>(props: EventScreenProps<Event>) {
  const { kind, heading, picture, ownFacts, ...screen } = props;
  const { t } = useTranslation('screens');
  const { today, language } = useSite();
  return (
    <ContentScreen
      {...screen}
      publicPath={({ id }) => eventPath({ kind, id })}
      badge={event => (
        <DateBox
          event={{ started_at: event.started_at, finished_at: event.started_at }}
          isOver={isOver(event, today)}
        />
      )}
      facts={event => (
        <>
          <b>{formatDays(event, language)}</b>
          <span lang={event.lang}>{event.location}</span>
          {ownFacts(event)}
          <span>{t(`languages.${event.lang}`)}</span>
          <ApplicationsTag isOpen={event.applications_open} />
        </>
      )}
    >
      {event => (
        <>
          <ContentPicture {...picture(event)} />
          <ContentLead text={event.description} lang={event.lang} />
          {event.details && (
            <>
              <h2 className={styles.heading}>{heading}</h2>
              <Prose html={event.details} lang={event.lang} under={2} />
            </>
          )}
          <ItemFiles className={styles.files} item={event} />
        </>
      )}
    </ContentScreen>
  );
}

function ApplicationsTag({ isOpen }: { isOpen: boolean }) {
  const { t } = useTranslation('applicationsAdmin');
  return <Tag look={isOpen ? 'open' : 'closed'}>{t(isOpen ? 'event.open' : 'event.closed')}</Tag>;
}
