import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { eventKinds } from '#features/events/kinds.ts';
import { useFocusLater } from '#ui/admin/focus-later.ts';
import { type Column, DataTable, focusAfterRow, SubLine } from '#ui/admin/lists/data-table.tsx';
import { Highlight } from '#ui/admin/lists/highlight.tsx';
import { useListFilter, useListPage, useListSearch } from '#ui/admin/lists/list-address.ts';
import { ListScreen } from '#ui/admin/lists/list-screen.tsx';
import { useSelection } from '#ui/admin/lists/selection.ts';
import { SelectionBar } from '#ui/admin/lists/selection-bar.tsx';
import { useDates } from '#ui/admin/use-dates.ts';
import { Button, IconButton } from '#ui/button.tsx';
import { inputClass } from '#ui/forms/field.tsx';
import { useTranslation } from '#ui/i18n.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import { iconTrash } from '#ui/icons/icons-admin.ts';
import { Link } from '#ui/navigation/link.tsx';
import { useSite } from '#ui/site-context.tsx';
import { trashQueries } from '../client.ts';
import type { TrashedItem } from '../contract.ts';
import { anyEvent, trashAdminPaths, trashPathOf, typeParameter } from '../paths.ts';
import { PurgeDialog, type Purged } from './purge-dialog.tsx';
import styles from './trash-screen.module.css';
import { isPart, useMayPurge, useTrashedTypes } from './types.ts';
import { useHolds } from './use-holds.ts';
import { type Refusals, useRestore } from './use-restore.ts';

/** What was deleted and can be restored, or removed for good. */
export default function TrashScreen() {
  const { t } = useTranslation('trashAdmin');
  const { page, pageSize } = useListPage();
  const { search } = useListSearch();
  const [chosen, setType] = useListFilter(typeParameter);
  const types = useTrashedTypes();
  const filters = [{ type: anyEvent, name: t('types.event') }, ...types];
  const type = filters.find(known => known.type === chosen)?.type;
  const trash = useQuery({
    ...trashQueries.page(useSite(), {
      page,
      pageSize,
      search,
      type: type === anyEvent ? eventKinds.join() : type,
    }),
    placeholderData: keepPreviousData,
  });
  const selection = useSelection(trash.data?.items ?? [], keyOf);
  const focusLater = useFocusLater();
  const { restore, isRestoring, refusals } = useRestore();
  const [purged, setPurged] = useState<Purged>();
  const restoreItems = async (items: readonly TrashedItem[]) => {
    const [first] = items;
    // Found before the rows are gone.
    const focus = first && focusAfterRow(keyOf(first));
    const restored = await restore(items, selection.clear);
    if (restored > 0 && focus) focusLater(focus);
  };
  const columns = useColumns();
  const mayPurge = useMayPurge();
  return (
    <>
      <ListScreen
        t={t}
        query={trash}
        isFiltered={type !== undefined}
        filters={
          <>
            <select
              className={inputClass}
              aria-label={t('columns.type')}
              value={type ?? ''}
              onChange={event => setType(event.target.value)}
            >
              <option value="">{t('allTypes')}</option>
              {filters.map(({ type, name }) => (
                <option key={type} value={type}>
                  {name}
                </option>
              ))}
            </select>
            {trash.data !== undefined && trash.data.total > 0 && (
              <Button onClick={() => setPurged({ what: 'all' })}>
                <Icon path={iconTrash} />
                {t('emptyAll')}
              </Button>
            )}
          </>
        }
        notice={
          <SelectionBar selection={selection}>
            <Button
              size="small"
              look="primary"
              isBusy={isRestoring}
              busyLabel={t('restoring')}
              onClick={() => void restoreItems(selection.rows)}
            >
              {t('restore')}
            </Button>
            {selection.rows.some(mayPurge) && (
              <Button size="small" onClick={() => setPurged({ what: 'selected', items: selection.rows })}>
                {t('purge')}
              </Button>
            )}
          </SelectionBar>
        }
      >
        {rows => (
          <DataTable
            caption={t('title')}
            rows={rows}
            rowKey={keyOf}
            selection={{ ...selection, nameOf: ({ title }) => title }}
            rowHeader={{
              header: t('columns.title'),
              cell: item => (
                <>
                  <Highlight text={item.title} query={search} />
                  <Refusal item={item} refusals={refusals} />
                </>
              ),
            }}
            columns={columns}
            actions={item => (
              <>
                <Button
                  look="ghost"
                  size="small"
                  aria-label={`${t('restore')}: ${item.title}`}
                  onClick={() => void restoreItems([item])}
                >
                  {t('restore')}
                </Button>
                {mayPurge(item) && (
                  <IconButton
                    label={`${t('purge')}: ${item.title}`}
                    title={t('purge')}
                    isDestructive
                    onClick={() => setPurged({ what: 'item', items: [item] })}
                  >
                    <Icon path={iconTrash} />
                  </IconButton>
                )}
              </>
            )}
          />
        )}
      </ListScreen>
      {purged && (
        <PurgeDialog
          purged={purged}
          onDone={() => {
            const first = purged.items?.[0];
            if (first) focusLater(focusAfterRow(keyOf(first)));
            selection.clear();
            setPurged(undefined);
          }}
          onCancel={() => setPurged(undefined)}
        />
      )}
    </>
  );
}

const keyOf = ({ type, id }: TrashedItem) => `${type}-${id}`;

function useColumns(): Column<TrashedItem>[] {
  const { t } = useTranslation('trashAdmin');
  const types = useTrashedTypes();
  const dates = useDates();
  const holds = useHolds();
  return [
    {
      header: t('columns.type'),
      cell: ({ type }) => types.find(known => known.type === type)?.name,
      isUnlabelled: true,
    },
    { header: t('columns.holds'), cell: holds, isNumeric: true },
    {
      header: t('columns.deleted'),
      cell: ({ deleted_at, deleted_by }) => (
        <>
          <time dateTime={deleted_at}>{dates.instant(deleted_at)}</time>
          <SubLine>{deleted_by?.email ?? t('someone')}</SubLine>
        </>
      ),
    },
    {
      header: t('columns.purge'),
      cell: ({ purge_at }) => dates.dayOf(purge_at),
      isNumeric: true,
      isSecondary: true,
    },
  ];
}

/** Where in the trash is what a part belongs to; files belong to several types. */
const parentPaths = {
  image: trashPathOf('album'),
  file: trashAdminPaths.list.href(),
  application: trashPathOf(anyEvent),
} as const;

/** Says why an item was not restored, with a way to what it belongs to. */
function Refusal({ item, refusals }: { item: TrashedItem; refusals: Refusals }) {
  const { t } = useTranslation('trashAdmin');
  const refusal = refusals.get(keyOf(item));
  if (!refusal) return null;
  const { type: part } = item;
  return (
    <span className={styles.refusal} role="alert">
      {refusal.text}{' '}
      {refusal.isParentDeleted && isPart(part) && <Link to={parentPaths[part]}>{t(`parents.${part}`)}</Link>}
    </span>
  );
}
