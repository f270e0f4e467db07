import { ContentList } from '#features/content/public/content-list.tsx';
import { ContentRow, ContentRowSkeleton } from '#features/content/public/content-row.tsx';
import { formatDay } from '#shared/dates.ts';
import { useTranslation } from '#ui/i18n.tsx';
import { ExternalLink } from '#ui/navigation/standalone-link.tsx';
import { useSite } from '#ui/site-context.tsx';
import { jobsPerPage } from '../paths.ts';
import { jobQueries } from '../public-routes.ts';

export default function JobListPage() {
  const { t } = useTranslation('jobs');
  const { language } = useSite();
  return (
    <ContentList t={t} query={jobQueries.arranged} pageSize={jobsPerPage} skeleton={<ContentRowSkeleton />}>
      {(job, { level }) => (
        <ContentRow
          item={job}
          level={level}
          facts={<p>{t('closing', { day: formatDay(job.closing_day, language) })}</p>}
        >
          <ExternalLink href={job.link}>{t('more')}</ExternalLink>
        </ContentRow>
      )}
    </ContentList>
  );
}
