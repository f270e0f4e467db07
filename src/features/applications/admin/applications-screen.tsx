import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { TrashLink } from '#features/content/admin/list/trash-link.tsx';
import type { EventKind } from '#features/events/kinds.ts';
import { SpamList } from '#features/submissions/admin/spam-list.tsx';
import { SpamNotice } from '#features/submissions/admin/spam-notice.tsx';
import { useFocusLater } from '#ui/admin/focus-later.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { useTranslation } from '#ui/i18n.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import { iconCheck } from '#ui/icons/icons.ts';
import { iconPrint } from '#ui/icons/icons-admin.ts';
import { useSite } from '#ui/site-context.tsx';
import { EmptyState, ErrorState } from '#ui/states/states.tsx';
import { applicationQueries } from '../client.ts';
import { attendancePath } from '../paths.ts';
import type { Application } from '../schemas.ts';
import styles from './applications-screen.module.css';
import { EventHead } from './event-head.tsx';
import { type EventScreenProps, eventScreen, LoadingRows } from './event-screen.tsx';
import { ExportButtons } from './export/export-buttons.tsx';
import { applicationAdminQueries } from './queries.ts';
import { ReviewScreen } from './review-screen.tsx';
import { EventSlot } from './slots.tsx';
import { useReview } from './use-review.ts';

export const screenOf = (kind: EventKind) => eventScreen(kind, EventApplications);

const noApplications: readonly Application[] = [];

function EventApplications({ kind, event }: EventScreenProps) {
  const { t } = useTranslation('applicationsAdmin');
  const query = applicationAdminQueries.list(useSite(), { kind, id: event.id });
  const { data, isError, refetch } = useQuery(query);
  const review = useReview(event, data ?? noApplications);
  const focusLater = useFocusLater();
  const [isListPrinted, setIsListPrinted] = useState(false);
  const printList = () => {
    flushSync(() => setIsListPrinted(true));
    window.print();
    setIsListPrinted(false);
  };
  const hasApplications = data !== undefined && data.length > 0;
  return (
    <div className={styles.screen} data-list-printed={isListPrinted || undefined}>
      <EventHead
        kind={kind}
        event={event}
        count={data?.length}
        counts={hasApplications ? review.counts : undefined}
        actions={
          <>
            <TrashLink type="application" />
            {hasApplications && (
              <>
                <ButtonLink to={attendancePath({ kind, id: event.id })}>
                  <Icon path={iconCheck} />
                  {t('attendance.open')}
                </ButtonLink>
                <EventSlot event={event} />
                <ExportButtons event={event} review={review} />
                <Button disabled={review.shown.length === 0} onClick={printList}>
                  <Icon path={iconPrint} />
                  {t('print')}
                </Button>
              </>
            )}
          </>
        }
      />
      <SpamNotice kind="application" event={event.id} />
      {hasApplications && (
        <ReviewScreen
          event={event}
          review={review}
          total={data.length}
          list={query}
          focusLater={focusLater}
        />
      )}
      {data?.length === 0 && <EmptyState title={t('empty.title')} text={t('empty.text')} />}
      {!data && isError && <ErrorState text={t('loadError')} onRetry={() => void refetch()} />}
      {!data && !isError && <LoadingRows />}
      <SpamList kind="application" event={event.id} queryKey={applicationQueries.all} />
    </div>
  );
}
