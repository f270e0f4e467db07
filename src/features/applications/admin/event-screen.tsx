import { useQuery } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { useParams } from 'react-router';
import {
  congressAdminQueries,
  symposiumAdminQueries,
  workshopAdminQueries,
} from '#features/events/admin/queries.ts';
import type { EventKind } from '#features/events/kinds.ts';
import { eventAdminPaths } from '#features/events/paths.ts';
import type { ShownEvent } from '#features/events/public/shown-event.ts';
import { ApiError } from '#shared/api/api-client.ts';
import { parseId } from '#shared/api/ids.ts';
import type { ApiContext, QueryOptions } from '#shared/api/query-options.ts';
import { ButtonLink } from '#ui/button.tsx';
import { useTranslation } from '#ui/i18n.tsx';
import { useSite } from '#ui/site-context.tsx';
import { ErrorState, Loading, MissingState, SkeletonLine } from '#ui/states/states.tsx';
import { Breadcrumb } from './event-head.tsx';

const eventOfKind: Record<EventKind, (context: ApiContext, id: number) => QueryOptions<ShownEvent>> = {
  workshop: workshopAdminQueries.detail,
  symposium: symposiumAdminQueries.detail,
  congress: congressAdminQueries.detail,
};

export type EventScreenProps = { kind: EventKind; event: ShownEvent };

/** The module of a screen about the event that the address names. */
export const eventScreen = (kind: EventKind, Screen: ComponentType<EventScreenProps>) => ({
  default: () => {
    const id = parseId(useParams().id);
    if (id === undefined) return <EventMissing kind={kind} />;
    return <EventById key={id} kind={kind} id={id} Screen={Screen} />;
  },
});

type EventByIdProps = { kind: EventKind; id: number; Screen: ComponentType<EventScreenProps> };

function EventById({ kind, id, Screen }: EventByIdProps) {
  const { t } = useTranslation('applicationsAdmin');
  const { data, error, refetch } = useQuery(eventOfKind[kind](useSite(), id));
  if (data) return <Screen kind={kind} event={data} />;
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

export function LoadingRows() {
  return (
    <Loading>
      {['a', 'b', 'c', 'd', 'e', 'f'].map(key => (
        <SkeletonLine key={key} />
      ))}
    </Loading>
  );
}
