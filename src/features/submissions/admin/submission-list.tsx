import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ComponentType, ReactNode } from 'react';
import { TrashLink } from '#features/content/admin/list/trash-link.tsx';
import { useDeleteDialog } from '#features/content/admin/use-delete-dialog.ts';
import type { Page } from '#shared/api/endpoint.ts';
import type { ApiContext, QueryOptions } from '#shared/api/query-options.ts';
import type { Values } from '#shared/translate.ts';
import { ItemAction } from '#ui/admin/item-action.tsx';
import { type Column, DataTable } from '#ui/admin/lists/data-table.tsx';
import { useListPage, useListSearch, useListSort } from '#ui/admin/lists/list-address.ts';
import { ListScreen, type ListTextKey } from '#ui/admin/lists/list-screen.tsx';
import { type Selection, useSelection } from '#ui/admin/lists/selection.ts';
import { SelectionBar } from '#ui/admin/lists/selection-bar.tsx';
import { SortChoice } from '#ui/admin/lists/sort-choice.tsx';
import { useTranslation } from '#ui/i18n.tsx';
import { iconTrash } from '#ui/icons/icons-admin.ts';
import { useSite } from '#ui/site-context.tsx';

const defaultSort = '-created_at';

type ListQuery<Sort extends string> = {
  page: number;
  pageSize: number;
  search: string;
  sort: Sort | `-${Sort}` | undefined;
};

type SubmissionListProps<One extends { id: number }, Sort extends string> = {
  t: (key: ListTextKey, values?: Values) => string;
  /** As the calls of the trash name it. */
  type: string;
  page: (context: ApiContext, listQuery: ListQuery<Sort>) => QueryOptions<Page<One>>;
  /** The fields by which it can be sorted. The default is newest first. */
  sortable: readonly Sort[];
  /** The submission's name in the labels of its actions. */
  nameOf: (submission: One) => string;
  rowHeader: { header: string; cell: (submission: One) => ReactNode; sort?: Sort };
  columns: readonly (Column<One> & { sort?: Sort })[];
  actions?: (submission: One) => ReactNode;
  add?: { label: string; onAdd: () => void };
  /** Further filters, and whether one is set. */
  filters?: ReactNode;
  isFiltered?: boolean;
  /** Buttons of what can be done with the selected ones; rows have check boxes then. */
  bulk?: (selection: Selection<One>) => ReactNode;
  notice?: ReactNode;
  /** Rendered over the list, with the submissions of the page. */
  over?: (submissions: readonly One[]) => ReactNode;
  DeleteDialog: ComponentType<{ submission: One; onDone: () => void; onCancel: () => void }>;
};

/** A list of submissions in the admin: search, sorting, pages, deleting. */
export function SubmissionList<One extends { id: number }, Sort extends string>(
  props: SubmissionListProps<One, Sort>,
) {
  const { t, type, page, sortable, nameOf, rowHeader, columns, actions, add, bulk, DeleteDialog } = props;
  const { t: tScreens } = useTranslation('screens');
  const { page: pageNumber, pageSize } = useListPage();
  const { search } = useListSearch();
  const sort = useListSort(sortable);
  const deletion = useDeleteDialog<One>();
  const listQuery = { page: pageNumber, pageSize, search, sort };
  const submissions = useQuery({ ...page(useSite(), listQuery), placeholderData: keepPreviousData });
  const selection = useSelection(submissions.data?.items ?? [], ({ id }) => String(id));
  return (
    <>
      <ListScreen
        t={t}
        query={submissions}
        add={add}
        link={<TrashLink type={type} />}
        isFiltered={props.isFiltered}
        notice={
          <>
            {props.notice}
            {bulk && <SelectionBar selection={selection}>{bulk(selection)}</SelectionBar>}
          </>
        }
        filters={
          <>
            {props.filters}
            <SortChoice heads={[rowHeader, ...columns]} defaultSort={defaultSort} />
          </>
        }
      >
        {rows => (
          <DataTable
            caption={t('title')}
            rows={rows}
            rowKey={({ id }) => id}
            defaultSort={defaultSort}
            {...(bulk && { selection: { ...selection, nameOf } })}
            rowHeader={rowHeader}
            columns={columns}
            actions={submission => (
              <>
                {actions?.(submission)}
                <ItemAction
                  action={tScreens('remove')}
                  item={nameOf(submission)}
                  icon={iconTrash}
                  isDestructive
                  onClick={() => deletion.ask(submission)}
                />
              </>
            )}
          />
        )}
      </ListScreen>
      {props.over?.(submissions.data?.items ?? [])}
      {deletion.removing && (
        <DeleteDialog submission={deletion.removing} onDone={deletion.finish} onCancel={deletion.cancel} />
      )}
    </>
  );
}
