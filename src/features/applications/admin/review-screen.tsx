import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '#ui/button.tsx';
import { useTranslation } from '#ui/i18n.tsx';
import { Removal } from '#ui/panel/removal.tsx';
import { SearchBox } from '#ui/panel/search-box.tsx';
import { useSite } from '#ui/site-context.tsx';
import { applicationQueries } from '../client.ts';
import { type Application, applicationCalls } from '../contract.ts';
import { ApplicationDetail, focusDetail } from './application-detail.tsx';
import { ApplicationList } from './application-list.tsx';
import { ApplicationTable } from './application-table.tsx';
import { nameOf } from './cell-text.ts';
import { columnsOf } from './columns.ts';
import { GroupToggles } from './group-toggles.tsx';
import styles from './review-screen.module.css';
import { useMediaQuery } from './use-media-query.ts';
import type { Review } from './use-review.ts';

type ReviewScreenProps = {
  review: Review;
  /** How many there are without the search. */
  total: number;
  /** The query that all of them come from. */
  queryKey: QueryKey;
  /** The owner's (`useFocusLater`): with the last application this screen goes too. */
  focusLater: (focus: () => void) => void;
};

/** The applications, found and sorted, and the one that is opened beside them or over them. */
export function ReviewScreen({ review, total, queryKey, focusLater }: ReviewScreenProps) {
  const { t } = useTranslation(['applicationsPanel', 'screens']);
  const { search, setSearch, shown, groups } = review;
  const isPhone = useMediaQuery('(width < 48rem)');
  const isBeside = useMediaQuery('(width > 80rem)');
  const [openedId, setOpenedId] = useState<number>();
  const [isRemoving, setIsRemoving] = useState(false);
  const index = openedId === undefined ? -1 : shown.findIndex(row => row.application.id === openedId);
  const opened = shown[index]?.application;

  const open = useCallback((id: number) => {
    flushSync(() => setOpenedId(id));
    focusDetail();
  }, []);
  const close = (target = openedId) => {
    setIsRemoving(false);
    setOpenedId(undefined);
    focusLater(() => focusRow(target));
  };
  const listProps = { rows: shown, search, openedId: opened?.id, onOpen: open };
  return (
    <>
      <div className={styles.tools}>
        <SearchBox label={t('search')} placeholder={t('searchHint')} value={search} onSearch={setSearch} />
        {!isPhone && <GroupToggles hidden={review.hidden} onToggle={review.toggleGroup} />}
      </div>
      <div className={styles.review} data-beside={(isBeside && opened !== undefined) || undefined}>
        <div className={styles.frame}>
          {shown.length === 0 && (
            <div className={styles.none}>
              <p>{t('screens:noHits', { query: search })}</p>
              <Button onClick={() => setSearch('')}>{t('screens:clearSearch')}</Button>
            </div>
          )}
          {shown.length > 0 && isPhone && <ApplicationList {...listProps} />}
          {shown.length > 0 && !isPhone && (
            <ApplicationTable
              {...listProps}
              groups={groups}
              sorting={review.sorting}
              onSort={review.sortBy}
              opensDialog={!isBeside}
            />
          )}
          <div className={styles.foot}>
            <span role="status">{t('shown', { shown: shown.length, count: total })}</span>
            {!isPhone && <span>{t('hint', { count: columnsOf(groups).length })}</span>}
          </div>
        </div>
        {opened && (
          <ApplicationDetail
            application={opened}
            position={index + 1}
            count={shown.length}
            isBeside={isBeside}
            // While it is asked whether to delete, the keys are the question's.
            hasKeys={!isRemoving}
            onStep={step => setOpenedId(shown[index + step]?.application.id ?? opened.id)}
            onRemove={() => setIsRemoving(true)}
            onClose={() => close()}
          />
        )}
      </div>
      {opened && isRemoving && (
        <ApplicationRemoval
          application={opened}
          queryKey={queryKey}
          onDone={() => close((shown[index + 1] ?? shown[index - 1])?.application.id)}
          onCancel={() => setIsRemoving(false)}
        />
      )}
    </>
  );
}

/** The row of an application, else the heading. */
function focusRow(id: number | undefined): void {
  const target =
    document.querySelector<HTMLElement>(`[data-application="${id}"] button`) ??
    document.querySelector<HTMLElement>('main h1');
  if (target?.tagName === 'H1') target.setAttribute('tabindex', '-1');
  target?.focus();
}

type ApplicationRemovalProps = {
  application: Application;
  queryKey: QueryKey;
  onDone: () => void;
  onCancel: () => void;
};

function ApplicationRemoval({ application, queryKey, onDone, onCancel }: ApplicationRemovalProps) {
  const { t } = useTranslation('applicationsPanel');
  const { api } = useSite();
  const queryClient = useQueryClient();
  const { id } = application;
  const remove = async () => {
    await api(applicationCalls.remove, { id });
    // Gone at once: the whole list takes a while to come again.
    queryClient.setQueryData<Application[]>(queryKey, list => list?.filter(other => other.id !== id));
  };
  return (
    <Removal
      text={t('removal', { name: nameOf(application) })}
      remove={remove}
      queryKey={applicationQueries.all}
      texts={{ deleted: t('deleted'), failed: t('deleteFailed') }}
      onDone={onDone}
      onCancel={onCancel}
    />
  );
}
