import { useEffect, useRef, useState } from 'react';
import type { ShownEvent } from '#features/events/public/shown-event.ts';
import type { QueryOptions } from '#shared/api/query-options.ts';
import { NoHits } from '#ui/admin/lists/no-hits.tsx';
import { SearchBox } from '#ui/admin/lists/search-box.tsx';
import { useSelection } from '#ui/admin/lists/selection.ts';
import { SortChoice } from '#ui/admin/lists/sort-choice.tsx';
import { useMediaQuery } from '#ui/admin/use-media-query.ts';
import { useTranslation } from '#ui/i18n.tsx';
import type { Application } from '../schemas.ts';
import { ApplicationDeleteDialog } from './application-delete-dialog.tsx';
import { DecideDialog } from './decide-dialog.tsx';
import { ApplicationDetail, focusDetail } from './detail/application-detail.tsx';
import { useOpenedApplication } from './detail/use-opened-application.ts';
import { ApplicationFilters } from './list/application-filters.tsx';
import { ApplicationList } from './list/application-list.tsx';
import { ApplicationTable } from './list/application-table.tsx';
import { columnGroupsOf, columnsOf } from './list/columns.ts';
import { focusRow } from './list/focus-row.ts';
import { GroupToggles } from './list/group-toggles.tsx';
import { PrintedApplications } from './list/printed-applications.tsx';
import type { Row } from './list/rows.ts';
import { StatusChips } from './list/status-chips.tsx';
import { useIsPrinted } from './list/use-is-printed.ts';
import { useScrollsSideways } from './list/use-scrolls-sideways.ts';
import { MessageToApplicants } from './message-to-applicants.tsx';
import styles from './review-screen.module.css';
import { SelectionActions } from './selection-actions.tsx';
import { type Decision, useDeciding } from './use-deciding.ts';
import { newestFirst, type Review } from './use-review.ts';

type ReviewScreenProps = {
  event: ShownEvent;
  review: Review;
  /** Without the search. */
  total: number;
  list: QueryOptions<Application[]>;
  /** The parent's (`useFocusLater`), because this screen is removed with the last application. */
  focusLater: (focus: () => void) => void;
};

/** The applications with search and sorting, and the opened one beside or over them. */
export function ReviewScreen({ event, review, total, list, focusLater }: ReviewScreenProps) {
  const { t } = useTranslation(['applicationsAdmin', 'screens']);
  const { search, setSearch, shown, groups, sorting } = review;
  const isPhone = useMediaQuery('(width < 48rem)');
  const isBeside = useMediaQuery('(width > 80rem)');
  const isPrinted = useIsPrinted();
  const scroller = useRef<HTMLDivElement>(null);
  const hasTable = shown.length > 0 && !isPhone;
  const scrollsSideways = useScrollsSideways(scroller, hasTable && groups);
  const columns = columnsOf(columnGroupsOf(event));
  const heads = columns.map(({ name }) => ({ header: t(`fields.${name}`), sort: name }));
  const { openedId, open, step, close } = useOpenedApplication();
  const [isRemoving, setIsRemoving] = useState(false);
  const index = openedId === undefined ? -1 : shown.findIndex(row => row.application.id === openedId);
  const opened = shown[index]?.application;
  const lastId = useRef<number>(undefined);
  useEffect(() => {
    // Closed here, or by Back.
    if (openedId === undefined && lastId.current !== undefined) {
      focusRow(lastId.current);
      setIsRemoving(false);
    }
    lastId.current = openedId;
  }, [openedId]);
  const closeRemoved = (next: number | undefined) => {
    lastId.current = undefined;
    setIsRemoving(false);
    close();
    focusLater(() => focusRow(next));
  };
  const selection = useSelection(shown, keyOf);
  const [recipients, setRecipients] = useState<readonly Application[]>();
  const deciding = useDeciding(list.queryKey, decided => {
    selection.clear();
    const { status } = review.filters;
    if (opened && status && status !== decided.status) stepPast(decided);
    focusLater(opened ? focusDetail : () => focusRow(decided.applications[0]?.id));
  });
  /** The decided ones leave the list; who reads one after the other goes on with the next. */
  const stepPast = ({ applications }: Decision) => {
    const stays = ({ application }: Row) => !applications.includes(application);
    const next = shown.slice(index).find(stays) ?? shown.slice(0, index).findLast(stays);
    if (next) step(next.application.id);
    else close();
  };
  const listProps = { rows: shown, search, selection, openedId: opened?.id, onOpen: open };
  return (
    <>
      <div className={styles.chips}>
        <StatusChips review={review} total={total} />
      </div>
      <div className={styles.tools}>
        <SearchBox label={t('search')} placeholder={t('searchHint')} value={search} onSearch={setSearch} />
        <ApplicationFilters review={review} />
        <SortChoice heads={heads} defaultSort={newestFirst} />
        {!isPhone && <GroupToggles event={event} hidden={review.hidden} onToggle={review.toggleGroup} />}
      </div>
      <SelectionActions selection={selection} onDecide={deciding.ask} onWrite={setRecipients} />
      <div className={styles.review} data-beside={(isBeside && opened !== undefined) || undefined}>
        <div className={styles.frame}>
          {shown.length === 0 && (
            <div className={styles.none}>
              <NoHits
                search={review.search}
                onClearSearch={() => review.setSearch('')}
                onClearFilters={review.isFiltered ? review.clearFilters : undefined}
              />
            </div>
          )}
          {shown.length > 0 && isPrinted && <PrintedApplications rows={shown} groups={groups} />}
          <div className={styles.onScreen}>
            {shown.length > 0 && isPhone && <ApplicationList {...listProps} />}
            {hasTable && (
              <ApplicationTable
                {...listProps}
                scroller={scroller}
                groups={groups}
                columnCount={columns.length}
                sorting={sorting}
                onSort={review.sortBy}
                opensDialog={!isBeside}
              />
            )}
          </div>
          <div className={styles.foot}>
            <span role="status">{t('shown', { shown: shown.length, count: total })}</span>
            {!isPhone && (
              <span>
                {t('sortedBy', {
                  sorting: t(`screens:sort.${sorting.isDescending ? 'descending' : 'ascending'}`, {
                    column: t(`fields.${sorting.column.name}`),
                  }),
                })}
              </span>
            )}
            {hasTable && scrollsSideways && (
              <span className={styles.onScreen}>{t('hint', { count: columnsOf(groups).length })}</span>
            )}
          </div>
        </div>
        {opened && (
          <ApplicationDetail
            event={event}
            application={opened}
            position={index + 1}
            count={shown.length}
            isBeside={isBeside}
            list={list}
            onStep={by => step(shown[index + by]?.application.id ?? opened.id)}
            onDecide={status => deciding.ask({ status, applications: [opened] })}
            onRemove={() => setIsRemoving(true)}
            onClose={close}
          />
        )}
      </div>
      {deciding.decision && (
        <DecideDialog
          decision={deciding.decision}
          accepted={review.counts.accepted}
          capacity={event.capacity}
          onDecide={deciding.decide}
          onCancel={deciding.cancel}
        />
      )}
      {recipients && (
        <MessageToApplicants
          eventId={event.id}
          applications={recipients}
          onSent={selection.clear}
          onClose={() => setRecipients(undefined)}
        />
      )}
      {opened && isRemoving && (
        <ApplicationDeleteDialog
          application={opened}
          queryKey={list.queryKey}
          onDone={() => closeRemoved((shown[index + 1] ?? shown[index - 1])?.application.id)}
          onCancel={() => setIsRemoving(false)}
        />
      )}
    </>
  );
}

const keyOf = ({ application }: Row) => String(application.id);
