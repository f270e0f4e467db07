import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ComponentType, ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import type { Page } from '#shared/endpoint.ts';
import { pageOfQuery } from '#shared/site-query.ts';
import type { Values } from '#shared/translate.ts';
import { IconButton } from '#ui/button.tsx';
import { useTranslation } from '#ui/i18n.tsx';
import { Icon } from '#ui/icon.tsx';
import { iconTrash } from '#ui/icons-admin.ts';
import { type Column, DataTable } from '#ui/panel/data-table.tsx';
import { useListSearch, useListSort } from '#ui/panel/list-address.ts';
import { ListScreen, type ListTextKey } from '#ui/panel/list-screen.tsx';
import { useSite } from '#ui/site-context.tsx';
import type { Reader, Reading } from '../client.ts';
import { useRemoval } from './use-removal.ts';

const perPage = 20;

/** What a list of what people sent in asks for. */
type Asked<Sort extends string> = {
  page: number;
  pageSize: number;
  search: string;
  sort: Sort | `-${Sort}` | undefined;
};

type RecordListProps<One extends { id: number }, Sort extends string> = {
  t: (key: ListTextKey, values?: Values) => string;
  page: (reader: Reader, asked: Asked<Sort>) => Reading<Page<One>>;
  /** The fields that it can be sorted by; without a choice the newest come first. */
  sortable: readonly Sort[];
  /** What a record is called where it is acted on. */
  nameOf: (record: One) => string;
  rowHeader: { header: string; cell: (record: One) => ReactNode; sort?: Sort };
  columns: readonly (Column<One> & { sort?: Sort })[];
  /** Before the button that deletes. */
  actions?: (record: One) => ReactNode;
  /** Where records can be added here. */
  add?: { label: string; onAdd: () => void };
  Removal: ComponentType<{ record: One; onDone: () => void; onCancel: () => void }>;
};

/** The list of what people sent in: found, sorted, paged, and deleted from here. */
export function RecordList<One extends { id: number }, Sort extends string>(
  props: RecordListProps<One, Sort>,
) {
  const { t, page, sortable, nameOf, rowHeader, columns, actions, add, Removal } = props;
  const { t: tScreens } = useTranslation('screens');
  const [query] = useSearchParams();
  const { search } = useListSearch();
  const sort = useListSort(sortable);
  const removal = useRemoval<One>();
  const asked = { page: pageOfQuery(query), pageSize: perPage, search, sort };
  const records = useQuery({ ...page(useSite(), asked), placeholderData: keepPreviousData });
  return (
    <>
      <ListScreen t={t} query={records} add={add}>
        {rows => (
          <DataTable
            caption={t('title')}
            rows={rows}
            rowKey={({ id }) => id}
            defaultSort="-created_at"
            rowHeader={rowHeader}
            columns={columns}
            actions={record => (
              <>
                {actions?.(record)}
                <IconButton
                  label={tScreens('ofItem', { action: tScreens('remove'), item: nameOf(record) })}
                  title={tScreens('remove')}
                  isDestructive
                  onClick={() => removal.ask(record)}
                >
                  <Icon path={iconTrash} />
                </IconButton>
              </>
            )}
          />
        )}
      </ListScreen>
      {removal.removing && (
        <Removal record={removal.removing} onDone={removal.finish} onCancel={removal.cancel} />
      )}
    </>
  );
}
