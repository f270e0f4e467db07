import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { EventApplications } from '#features/events/admin/event-list.tsx';
import { WorkshopTabs } from '#features/events/admin/workshop-tabs.tsx';
import { workshopQueries } from '#features/events/client.ts';
import type { WorkshopSummary } from '#features/events/contract.ts';
import { formatDay } from '#shared/dates.ts';
import { pageOfQuery } from '#shared/site-query.ts';
import { ButtonLink } from '#ui/button.tsx';
import { useTranslation } from '#ui/i18n.tsx';
import { Link } from '#ui/link.tsx';
import { DataTable } from '#ui/panel/data-table.tsx';
import { Highlight } from '#ui/panel/highlight.tsx';
import { useListSearch } from '#ui/panel/list-address.ts';
import { ListScreen } from '#ui/panel/list-screen.tsx';
import { useSite } from '#ui/site-context.tsx';
import { applicationsPath } from '../panel-paths.ts';

const perPage = 20;

const pathOf = ({ id }: WorkshopSummary) => applicationsPath({ kind: 'workshop', id });

/** The workshops, as the way to the applications to each of them. */
export default function WorkshopListScreen() {
  const { t } = useTranslation(['applicationsPanel', 'screens']);
  const [query] = useSearchParams();
  const { search } = useListSearch();
  const workshops = useQuery({
    ...workshopQueries.page(useSite(), {
      all: 'true',
      page: pageOfQuery(query),
      pageSize: perPage,
      search,
    }),
    placeholderData: keepPreviousData,
  });
  return (
    <>
      <WorkshopTabs />
      <ListScreen t={(key, values) => t(`workshops.${key}`, values)} query={workshops}>
        {items => (
          <DataTable
            caption={t('workshops.title')}
            rows={items}
            rowKey={item => item.id}
            rowHeader={{
              header: t('workshops.columns.title'),
              cell: item => <WorkshopTitle item={item} search={search} />,
            }}
            columns={[
              {
                header: t('workshops.columns.date'),
                cell: item => formatDay(item.date, 'bs'),
                isNumeric: true,
              },
              { header: t('workshops.columns.location'), cell: item => item.location },
              {
                header: t('workshops.columns.capacity'),
                cell: item => item.capacity || '-',
                isNumeric: true,
              },
              {
                header: t('workshops.columns.applications'),
                cell: (item, items) => <EventApplications kind="workshop" event={item} events={items} />,
                isNumeric: true,
              },
            ]}
            actions={item => (
              <ButtonLink
                size="small"
                to={pathOf(item)}
                aria-label={t('screens:ofItem', { action: t('workshops.review'), item: item.title })}
              >
                {t('workshops.review')}
              </ButtonLink>
            )}
          />
        )}
      </ListScreen>
    </>
  );
}

function WorkshopTitle({ item, search }: { item: WorkshopSummary; search: string }) {
  return (
    <Link to={pathOf(item)} lang={item.lang}>
      <Highlight text={item.title} query={search} />
    </Link>
  );
}
