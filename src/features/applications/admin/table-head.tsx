import { useTranslation } from '#ui/i18n.tsx';
import { Icon } from '#ui/icon.tsx';
import { iconChevronDown } from '#ui/icons.ts';
import { iconSort } from '#ui/icons-admin.ts';
import styles from './application-table.module.css';
import { type ApplicationColumn, allColumns, type ColumnGroup, groupStarts } from './columns.ts';
import type { Sorting } from './rows.ts';

/** The height of both rows of the head, in rem, as in the style sheet. */
export const headHeight = 4.25;

type TableHeadProps = {
  groups: readonly ColumnGroup[];
  sorting: Sorting;
  onSort: (column: ApplicationColumn) => void;
};

/** The columns below the names of their groups. Pressing a column sorts, pressing it again reverses the order. */
export function TableHead({ groups, sorting, onSort }: TableHeadProps) {
  const { t } = useTranslation('applicationsAdmin');
  return (
    <thead>
      <tr aria-rowindex={1}>
        {groups.map(({ id, columns }) => (
          <th
            key={id}
            scope="colgroup"
            colSpan={columns.length}
            className={id === 'candidate' ? styles.first : undefined}
            data-group-start={id !== 'candidate' || undefined}
          >
            {t(`groups.${id}`)}
          </th>
        ))}
      </tr>
      <tr aria-rowindex={2}>
        {groups.flatMap(({ columns }) =>
          columns.map(column => (
            <HeadCell key={column.name} column={column} sorting={sorting} onSort={onSort} />
          )),
        )}
      </tr>
    </thead>
  );
}

const sticky: Partial<Record<ApplicationColumn['name'], string | undefined>> = {
  first_name: styles.first,
  last_name: styles.second,
};

type HeadCellProps = Omit<TableHeadProps, 'groups'> & { column: ApplicationColumn };

function HeadCell({ column, sorting, onSort }: HeadCellProps) {
  const { t } = useTranslation('applicationsAdmin');
  const isSorted = sorting.column.name === column.name;
  const direction = sorting.isDescending ? 'descending' : 'ascending';
  return (
    <th
      scope="col"
      className={sticky[column.name]}
      data-group-start={groupStarts.has(column) || undefined}
      aria-colindex={allColumns.indexOf(column) + 1}
      aria-sort={isSorted ? direction : undefined}
    >
      <button type="button" className={styles.sort} onClick={() => onSort(column)}>
        {t(`fields.${column.name}`)}
        <Icon path={isSorted ? iconChevronDown : iconSort} />
      </button>
    </th>
  );
}
