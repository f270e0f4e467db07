import { useSearchParams } from 'react-router';
import { YearLinks } from '#features/content/public/choice-links.tsx';
import type { ApiContext } from '#shared/api/query-options.ts';
import { translate } from '#shared/translate.ts';
import { useTranslation } from '#ui/i18n.tsx';
import { useSite } from '#ui/site-context.tsx';
import { eventQueries } from '../client.ts';
import type { EventSummary } from '../contract.ts';
import { filterOfQuery, listParameters } from '../event-filter.ts';
import { eventsPerPage } from '../paths.ts';
import { allEventsTexts } from '../texts/all-events.ts';
import { EventFilterForm } from './event-filter-form.tsx';
import { EventList } from './event-list.tsx';
import { Follow } from './follow.tsx';

export default function AllEventsPage() {
  const { t } = useTranslation('events');
  const site = useSite();
  const filter = filterOfQuery(useSearchParams()[0]);
  const { kind, when, year, place } = filter;
  return (
    <EventList
      tellsKind
      t={(key, values) =>
        key === 'title'
          ? t('all.title')
          : translate(allEventsTexts[site.language], site.language, key, values)
      }
      kindOf={(event: EventSummary) => event.kind}
      query={(context: ApiContext, page) => eventQueries.arranged(context, { ...filter, ...page })}
      pageSize={eventsPerPage}
      parameters={listParameters}
      narrowedTo={[
        kind && t(`${kind}.title`),
        when && allEventsTexts[site.language].filter.times[when],
        year?.toString(),
        place,
      ].filter(word => word !== undefined)}
      above={
        <>
          <Follow />
          <YearLinks query={eventQueries.choices(site)} parameters={listParameters} name="year" />
          <EventFilterForm filter={filter} />
        </>
      }
    />
  );
}
