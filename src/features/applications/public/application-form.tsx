import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import type { EventKind } from '#features/events/kinds.ts';
import { EventPlaces } from '#features/events/public/event-applications.tsx';
import { occasionId, type ShownEvent } from '#features/events/public/shown-event.ts';
import styles from '#features/members/public/person-form/form-section.module.css';
import { GroupNavigation } from '#features/members/public/person-form/group-navigation.tsx';
import { tidy } from '#shared/text/typography.ts';
import { useTranslation } from '#ui/i18n.tsx';
import wrap from '#ui/pages/wrap.module.css';
import { useSite } from '#ui/site-context.tsx';
import { formPart } from '../applicant-page.ts';
import { type ApplicationBody, applicationQueries } from '../client.ts';
import { ApplicationPanel } from './application-panel.tsx';
import { Confirmation, loadConfirmation } from './confirmation-part.tsx';

type Applying = { event: ShownEvent; kind: EventKind };

export function ApplicationForm({ event, kind }: Applying) {
  const { t } = useTranslation('applications');
  const [isAgain, setIsAgain] = useState(false);
  const [sent, setSent] = useState<{ application: ApplicationBody; url: string }>();
  const { id, title, lang } = event;
  const again = () => {
    setIsAgain(true);
    setSent(undefined);
  };
  return (
    <section
      className={[styles.section, !sent && styles.unsent].filter(Boolean).join(' ')}
      id={formPart}
      aria-labelledby={`${formPart}-title`}
    >
      <div className={`${wrap.wrap} ${styles.columns}`}>
        <div className={styles.side}>
          <h2 id={`${formPart}-title`}>
            {tidy(t(`title.${kind}`))}{' '}
            <span className={styles.event} lang={lang}>
              {tidy(title, lang)}
            </span>
          </h2>
          {!sent && <p className={styles.lead}>{tidy(t('lead'))}</p>}
          <ApplicationCount event={event} />
          {!sent && event.admission === 'automatic' && <EventPlaces event={event} className={styles.full} />}
          {!sent && <GroupNavigation />}
        </div>
        {sent ? (
          <Suspense fallback={<div className={styles.panel} />}>
            <Confirmation className={styles.panel} event={event} {...sent} onAgain={again} />
          </Suspense>
        ) : (
          <ApplicationPanel
            className={styles.panel}
            eventId={id}
            occasionId={occasionId(event)}
            kind={kind}
            isAgain={isAgain}
            onBegun={loadConfirmation}
            onSent={(application, url) => setSent({ application, url })}
          />
        )}
      </div>
    </section>
  );
}

/** The number of applications, and whether it is that of the places. Renders nothing while it is unknown or 0. */
function ApplicationCount({ event: { id, capacity, admission } }: { event: ShownEvent }) {
  const { t } = useTranslation('applications');
  const { data } = useQuery(applicationQueries.count(useSite(), id));
  if (!data || data.count === 0) return null;
  const isReached = admission === 'manual' && capacity > 0 && data.count >= capacity;
  return (
    <>
      <p className={styles.count}>{t('count', { count: data.count })}</p>
      {isReached && <p className={styles.full}>{tidy(t('full', { places: capacity }))}</p>}
    </>
  );
}
