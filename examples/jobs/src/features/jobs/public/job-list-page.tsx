import { ContentList } from '#features/content/public/content-list.tsx';
import { formatDay } from '#shared/dates.ts';
import { useTranslation } from '#ui/i18n.tsx';
import { useSite } from '#ui/site-context.tsx';
import { ExternalLink } from '#ui/standalone-link.tsx';
import { SkeletonLine } from '#ui/states.tsx';
import { jobQueries } from '../client.ts';
import { jobsPerPage } from '../paths.ts';

export default function JobListPage() {
  const { t } = useTranslation('jobs');
  const { language } = useSite();
  return (
    <ContentList
      query={jobQueries.page}
      pageSize={jobsPerPage}
      texts={{
        title: t('title'),
        lead: t('lead'),
        error: t('listError'),
        empty: { title: t('empty.title'), text: t('empty.text') },
      }}
      range={values => t('range', values)}
      skeleton={<SkeletonLine width="long" />}
    >
      {jobs =>
        jobs.map(job => (
          <article key={job.id}>
            <h2 lang={job.lang}>{job.title}</h2>
            <p>{t('closing', { day: formatDay(job.closing_day, language) })}</p>
            <ExternalLink href={job.link}>{t('more')}</ExternalLink>
          </article>
        ))
      }
    </ContentList>
  );
}
