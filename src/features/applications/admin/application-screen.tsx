import { useQuery } from '@tanstack/react-query';
import { Navigate, useParams } from 'react-router';
import { mailAdminPaths } from '#features/mail/paths.ts';
import { ApiError } from '#shared/api/api-client.ts';
import { parseId } from '#shared/api/ids.ts';
import { ButtonLink } from '#ui/button.tsx';
import { useTranslation } from '#ui/i18n.tsx';
import { useSite } from '#ui/site-context.tsx';
import { ErrorState, MissingState } from '#ui/states/states.tsx';
import { applicationsPath, openedParameter } from '../paths.ts';
import { LoadingRows } from './event-screen.tsx';
import { applicationAdminQueries } from './queries.ts';

/** Goes to the applications to the event with the application opened. */
export default function ApplicationScreen() {
  const { t } = useTranslation('applicationsAdmin');
  const id = parseId(useParams().id) ?? 0;
  const { data, error, refetch } = useQuery(applicationAdminQueries.one(useSite(), id));
  if (data) return <Navigate to={`${applicationsPath(data.event)}?${openedParameter}=${id}`} replace />;
  const isMissing = error instanceof ApiError && error.status === 404;
  return (
    <>
      <title>{isMissing ? t('missingApplication.title') : t('title')}</title>
      {isMissing ? (
        <MissingState title={t('missingApplication.title')} text={t('missingApplication.text')} level={1}>
          <ButtonLink to={mailAdminPaths.list.href()}>{t('back')}</ButtonLink>
        </MissingState>
      ) : error ? (
        <ErrorState text={t('loadError')} level={1} onRetry={() => void refetch()} />
      ) : (
        <LoadingRows />
      )}
    </>
  );
}
