import { useSearchParams } from 'react-router';
import type { Reader, Reading } from '#features/site/client.ts';
import { PageMeta } from '#features/site/web/page-meta.tsx';
import { PagedList } from '#features/site/web/paged-list.tsx';
import type { Page } from '#shared/endpoint.ts';
import { useTranslation } from '#ui/i18n.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { pageOfQuery } from '#ui/pager.tsx';
import { useSite } from '#ui/site-context.tsx';
import wrap from '#ui/wrap.module.css';
import type { EventKind } from '../kinds.ts';
import styles from './event-list.module.css';
import { EventRow, EventRowSkeleton } from './event-row.tsx';
import type { ShownEvent } from './shown-event.ts';

type EventListProps<Summary> = {
  kind: EventKind;
  query: (site: Reader, filter: { page: number; pageSize: number }) => Reading<Page<Summary>>;
  pageSize: number;
};

/** The page that lists the events of one kind. */
export function EventList<Summary extends ShownEvent>({ kind, query, pageSize }: EventListProps<Summary>) {
  const { t } = useTranslation('events');
  const site = useSite();
  const [parameters] = useSearchParams();
  const page = pageOfQuery(parameters);
  const title = t(`${kind}.title`);
  const lead = t(`${kind}.lead`);
  return (
    <main id="main" className={wrap.wrap}>
      <PageMeta title={title} description={lead} page={page} />
      <PageHeader title={title} lead={lead} />
      <PagedList
        query={query(site, { page, pageSize })}
        pageSize={pageSize}
        texts={{
          error: t('listError'),
          empty: { title: t(`${kind}.empty.title`), text: t(`${kind}.empty.text`) },
        }}
        range={values => t(`${kind}.range`, values)}
        skeleton={<EventRowSkeleton />}
        className={styles.rows}
      >
        {events =>
          events.map((event, index) => (
            <EventRow key={event.id} kind={kind} event={event} isMain={index < 2} />
          ))
        }
      </PagedList>
    </main>
  );
}
