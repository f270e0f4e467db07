import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useParams } from 'react-router';
import { TrashLink } from '#features/content/admin/trash-link.tsx';
import {
  congressAdminQueries,
  symposiumAdminQueries,
  workshopAdminQueries,
} from '#features/events/admin/queries.ts';
import type { EventKind } from '#features/events/kinds.ts';
import { eventAdminPaths } from '#features/events/paths.ts';
import type { ShownEvent } from '#features/events/public/shown-event.ts';
import { SpamList } from '#features/submissions/admin/spam-list.tsx';
import { SpamNotice } from '#features/submissions/admin/spam-notice.tsx';
import { ApiError } from '#shared/api-client.ts';
import { parseId } from '#shared/ids.ts';
import type { ApiContext, QueryOptions } from '#shared/query-options.ts';
import { useFocusLater } from '#ui/admin/focus-later.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { useTranslation } from '#ui/i18n.tsx';
import { Icon } from '#ui/icon.tsx';
import { iconPrint } from '#ui/icons-admin.ts';
import { useSite } from '#ui/site-context.tsx';
import { EmptyState, ErrorState, Loading, MissingState, SkeletonLine } from '#ui/states.tsx';
import { applicationQueries } from '../client.ts';
import type { Application } from '../contract.ts';
import styles from './applications-screen.module.css';
import { Breadcrumb, EventHead } from './event-head.tsx';
import { ExportButtons } from './export/export-buttons.tsx';
import { ReviewScreen } from './review-screen.tsx';
import { useReview } from './use-review.ts';

const eventOfKind: Record<EventKind, (context: ApiContext, id: number) => QueryOptions<ShownEvent>> = {
  workshop: workshopAdminQueries.detail,
  symposium: symposiumAdminQueries.detail,
  congress: congressAdminQueries.detail,
};

export const screenOf = (kind: EventKind) => ({ default: () => <ApplicationsScreen kind={kind} /> });

function ApplicationsScreen({ kind }: { kind: EventKind }) {
  const id = parseId(useParams().id);
  if (id === undefined) return <EventMissing kind={kind} />;
  return <EventById key={id} kind={kind} id={id} />;
}

function EventById({ kind, id }: { kind: EventKind; id: number }) {
  const { t } = useTranslation('applicationsAdmin');
  const { data, error, refetch } = useQuery(eventOfKind[kind](useSite(), id));
  if (data) return <EventApplications kind={kind} event={data} />;
  if (error instanceof ApiError && error.status === 404) return <EventMissing kind={kind} />;
  return (
    <>
      <title>{t('title')}</title>
      <Breadcrumb kind={kind} />
      {error ? (
        <ErrorState text={t('eventError')} level={1} onRetry={() => void refetch()} />
      ) : (
        <LoadingRows />
      )}
    </>
  );
}

function EventMissing({ kind }: { kind: EventKind }) {
  const { t } = useTranslation('applicationsAdmin');
  return (
    <>
      <title>{t(`missing.${kind}.title`)}</title>
      <MissingState title={t(`missing.${kind}.title`)} text={t(`missing.${kind}.text`)} level={1}>
        <ButtonLink to={eventAdminPaths[kind].list.href()}>{t('back')}</ButtonLink>
      </MissingState>
    </>
  );
}

const noApplications: readonly Application[] = [];

function EventApplications({ kind, event }: { kind: EventKind; event: ShownEvent }) {
  const { t } = useTranslation('applicationsAdmin');
  const query = applicationQueries.list(useSite(), { kind, id: event.id });
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

function LoadingRows() {
  return (
    <Loading>
      {['a', 'b', 'c', 'd', 'e', 'f'].map(key => (
        <SkeletonLine key={key} />
      ))}
    </Loading>
  );
}
