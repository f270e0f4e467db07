import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { EventKind } from '#features/events/kinds.ts';
import { tidy } from '#shared/typography.ts';
import { useTranslation } from '#ui/i18n.tsx';
import { useSite } from '#ui/site-context.tsx';
import wrap from '#ui/wrap.module.css';
import { applicationQueries } from '../client.ts';
import styles from './application-form.module.css';
import { ApplicationPanel } from './application-panel.tsx';
import { Confirmation } from './confirmation.tsx';
import { GroupNavigation } from './group-navigation.tsx';

type Applying = { eventId: number; kind: EventKind };

/** Where anybody applies to an event: a section of its own, as wide as the page. */
export function ApplicationForm({ eventId, kind }: Applying) {
  const { t } = useTranslation('applications');
  const [sent, setSent] = useState(0);
  const [isConfirmed, setIsConfirmed] = useState(false);
  return (
    <section className={styles.section} id="prijava" aria-labelledby="prijava-title">
      <div className={`${wrap.wrap} ${styles.columns}`}>
        <div className={styles.side}>
          <h2 id="prijava-title">{tidy(t(`title.${kind}`))}</h2>
          {!isConfirmed && <p className={styles.lead}>{tidy(t('lead'))}</p>}
          <ApplicationCount eventId={eventId} />
          {!isConfirmed && <GroupNavigation />}
        </div>
        {isConfirmed ? (
          <Confirmation className={styles.panel} onAgain={() => setIsConfirmed(false)} />
        ) : (
          <ApplicationPanel
            className={styles.panel}
            eventId={eventId}
            kind={kind}
            isAgain={sent > 0}
            onSent={() => {
              setSent(count => count + 1);
              setIsConfirmed(true);
            }}
          />
        )}
      </div>
    </section>
  );
}

/** How many have applied: nothing while that is unknown, or nobody. */
function ApplicationCount({ eventId }: { eventId: number }) {
  const { t } = useTranslation('applications');
  const { data } = useQuery(applicationQueries.count(useSite(), eventId));
  return data && data.count > 0 ? <p className={styles.count}>{t('count', { count: data.count })}</p> : null;
}
