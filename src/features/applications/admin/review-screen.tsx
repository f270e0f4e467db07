import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { ShownEvent } from '#features/events/public/shown-event.ts';
import { DeleteDialog } from '#ui/admin/delete-dialog.tsx';
import { SearchBox } from '#ui/admin/search-box.tsx';
import { SortChoice } from '#ui/admin/sort-choice.tsx';
import { useMediaQuery } from '#ui/admin/use-media-query.ts';
import { Button } from '#ui/button.tsx';
import { useTranslation } from '#ui/i18n.tsx';
import { useSite } from '#ui/site-context.tsx';
import { applicationQueries } from '../client.ts';
import { type Application, applicationCalls } from '../contract.ts';
import { ApplicationDetail } from './application-detail.tsx';
import { ApplicationList } from './application-list.tsx';
import { ApplicationTable } from './application-table.tsx';
import { applicantName } from './cell-text.ts';
import { columnGroupsOf, columnsOf } from './columns.ts';
import { GroupToggles } from './group-toggles.tsx';
import { PrintedApplications } from './printed-applications.tsx';
import styles from './review-screen.module.css';
import { useIsPrinted } from './use-is-printed.ts';
import { useOpenedApplication } from './use-opened-application.ts';
import { newestFirst, type Review } from './use-review.ts';
import { useScrollsSideways } from './use-scrolls-sideways.ts';

type ReviewScreenProps = {
  event: ShownEvent;
  review: Review;
  /** Without the search. */
  total: number;
  queryKey: QueryKey;
  /** The parent's (`useFocusLater`), because this screen is removed with the last application. */
  focusLater: (focus: () => void) => void;
};

/** The applications with search and sorting, and the opened one beside or over them. */
export function ReviewScreen({ event, review, total, queryKey, focusLater }: ReviewScreenProps) {
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
  const listProps = { rows: shown, search, openedId: opened?.id, onOpen: open };
  return (
    <>
      <div className={styles.tools}>
        <SearchBox label={t('search')} placeholder={t('searchHint')} value={search} onSearch={setSearch} />
        <SortChoice heads={heads} defaultSort={newestFirst} />
        {!isPhone && <GroupToggles event={event} hidden={review.hidden} onToggle={review.toggleGroup} />}
      </div>
      <div className={styles.review} data-beside={(isBeside && opened !== undefined) || undefined}>
        <div className={styles.frame}>
          {shown.length === 0 && (
            <div className={styles.none}>
              <p>{t('screens:noHits', { query: search })}</p>
              <Button onClick={() => setSearch('')}>{t('screens:clearSearch')}</Button>
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
            // The dialog has the keyboard while it is open.
            hasKeys={!isRemoving}
            onStep={by => step(shown[index + by]?.application.id ?? opened.id)}
            onRemove={() => setIsRemoving(true)}
            onClose={close}
          />
        )}
      </div>
      {opened && isRemoving && (
        <ApplicationDeleteDialog
          application={opened}
          queryKey={queryKey}
          onDone={() => closeRemoved((shown[index + 1] ?? shown[index - 1])?.application.id)}
          onCancel={() => setIsRemoving(false)}
        />
      )}
    </>
  );
}

/** Focuses the row of an application, or else the heading. */
function focusRow(id: number | undefined): void {
  const target =
    document.querySelector<HTMLElement>(`[data-application="${id}"] button`) ??
    document.querySelector<HTMLElement>('main h1');
  if (target?.tagName === 'H1') target.setAttribute('tabindex', '-1');
  target?.focus();
}

type ApplicationDeleteDialogProps = {
  application: Application;
  queryKey: QueryKey;
  onDone: () => void;
  onCancel: () => void;
};

function ApplicationDeleteDialog({ application, queryKey, onDone, onCancel }: ApplicationDeleteDialogProps) {
  const { t } = useTranslation('applicationsAdmin');
  const { api } = useSite();
  const queryClient = useQueryClient();
  const { id } = application;
  const remove = async () => {
    await api(applicationCalls.remove, { id });
    // Removed at once, because loading the whole list takes a while.
    queryClient.setQueryData<Application[]>(queryKey, list => list?.filter(other => other.id !== id));
  };
  return (
    <DeleteDialog
      text={t('removal', { name: applicantName(application) })}
      remove={remove}
      deleted={[{ type: 'application', id }]}
      queryKey={applicationQueries.all}
      texts={{ deleted: t('deleted'), failed: t('deleteFailed') }}
      onDone={onDone}
      onCancel={onCancel}
    />
  );
}
