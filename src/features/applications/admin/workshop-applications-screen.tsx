import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { FoundText, ItemLanguages } from '#features/content/admin/list/item-cells.tsx';
import { LanguageFilter, useLanguageFilter } from '#features/content/admin/list/language-filter.tsx';
import { workshopAdminQueries } from '#features/events/admin/queries.ts';
import type { WorkshopSummary } from '#features/events/contract.ts';
import { type Column, DataTable, LanguageTag } from '#ui/admin/lists/data-table.tsx';
import { Highlight } from '#ui/admin/lists/highlight.tsx';
import { useListPage, useListSearch, useListSort } from '#ui/admin/lists/list-address.ts';
import { ListScreen } from '#ui/admin/lists/list-screen.tsx';
import { SortChoice } from '#ui/admin/lists/sort-choice.tsx';
import { useDates } from '#ui/admin/use-dates.ts';
import { ButtonLink } from '#ui/button.tsx';
import { useTranslation } from '#ui/i18n.tsx';
import { Link } from '#ui/navigation/link.tsx';
import { useSite } from '#ui/site-context.tsx';
import { applicationsPath } from '../paths.ts';
import { EventApplications } from './events/event-applications.tsx';
import { WorkshopTabs } from './events/workshop-tabs.tsx';

const defaultSort = '-started_at';

const pathOf = ({ id }: WorkshopSummary) => applicationsPath({ kind: 'workshop', id });

export default function WorkshopApplicationsScreen() {
  const dates = useDates();
  const { t } = useTranslation(['applicationsAdmin', 'screens']);
  const { page, pageSize } = useListPage();
  const { search } = useListSearch();
  const lang = useLanguageFilter();
  // Both languages of a workshop have the same applications.
  const isByPairs = lang === undefined;
  const sort = useListSort(['title', 'started_at', 'location']);
  const workshops = useQuery({
    ...workshopAdminQueries.page(useSite(), {
      ...{ lang, page, pageSize, search, sort, texts: 'true' },
      ...(isByPairs && { pairs: 'true' }),
    }),
    placeholderData: keepPreviousData,
  });
  const rowHeader = {
    header: t('workshops.columns.title'),
    sort: 'title',
    cell: (item: WorkshopSummary) => (
      <>
        <WorkshopTitle item={item} search={search} />
        {item.found && <FoundText found={item.found} search={search} />}
      </>
    ),
  };
  const columns: Column<WorkshopSummary>[] = [
    {
      header: t('screens:language'),
      cell: item => (isByPairs ? <ItemLanguages item={item} /> : <LanguageTag lang={item.lang} />),
      isUnlabelled: true,
    },
    {
      header: t('workshops.columns.date'),
      cell: ({ date }) => dates.day(date),
      isNumeric: true,
      sort: 'started_at',
    },
    {
      header: t('workshops.columns.location'),
      cell: ({ location, lang }) => <span lang={lang}>{location}</span>,
      isSecondary: true,
      sort: 'location',
    },
    {
      header: t('workshops.columns.capacity'),
      cell: ({ capacity }) => capacity || '',
      isNumeric: true,
    },
    {
      header: t('workshops.columns.applications'),
      cell: (item, items) => <EventApplications kind="workshop" event={item} events={items} />,
      isUnlabelled: true,
    },
  ];
  return (
    <>
      <WorkshopTabs />
      <ListScreen
        t={(key, values) => t(`workshops.${key}`, values)}
        query={workshops}
        isFiltered={lang !== undefined}
        filters={
          <>
            <LanguageFilter />
            <SortChoice heads={[rowHeader, ...columns]} defaultSort={defaultSort} />
          </>
        }
      >
        {items => (
          <DataTable
            caption={t('workshops.title')}
            rows={items}
            rowKey={item => item.id}
            defaultSort={defaultSort}
            rowHeader={rowHeader}
            columns={columns}
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
