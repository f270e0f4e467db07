import { SelectAll } from '#ui/admin/lists/data-table.tsx';
import type { Selection } from '#ui/admin/lists/selection.ts';
import { useTranslation } from '#ui/i18n.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import { iconChevronDown } from '#ui/icons/icons.ts';
import { iconSort } from '#ui/icons/icons-admin.ts';
import styles from './application-table.module.css';
import { type ApplicationColumn, allColumns, type ColumnGroup, groupStarts } from './columns.ts';
import type { Row, Sorting } from './rows.ts';

/** The height of both rows of the head, in rem, as in the style sheet. */
export const headHeight = 4.25;

/** The width of the check boxes, in rem, as in the style sheet. */
export const selectWidth = 2.75;

/** Where a column stands, whether or not the others are shown; the check boxes are the first. */
export const columnIndex = (column: ApplicationColumn) => allColumns.indexOf(column) + 2;

type TableHeadProps = {
  groups: readonly ColumnGroup[];
  sorting: Sorting;
  onSort: (column: ApplicationColumn) => void;
  selection: Selection<Row>;
};

/** The columns below the names of their groups. Pressing a column sorts, pressing it again reverses the order. */
export function TableHead({ groups, sorting, onSort, selection }: TableHeadProps) {
  const { t } = useTranslation('applicationsAdmin');
  return (
    <thead>
      <tr aria-rowindex={1}>
        <td rowSpan={2} className={styles.select} aria-colindex={1}>
          <SelectAll selection={selection} label={t('selectAll')} />
        </td>
        {groups.map(({ id, columns }) => (
          <th
            key={id}
            scope="colgroup"
            colSpan={columns.length}
            className={stickyGroups[id]}
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

const stickyGroups: Partial<Record<ColumnGroup['id'], string | undefined>> = {
  candidate: styles.first,
  decision: styles.status,
};

const stickyColumns: Partial<Record<ApplicationColumn['name'], string | undefined>> = {
  first_name: styles.first,
  last_name: styles.second,
  status: styles.status,
};

/** Of a column that stays in view. */
export const stickyClass = ({ name }: ApplicationColumn) => stickyColumns[name];

type HeadCellProps = Pick<TableHeadProps, 'sorting' | 'onSort'> & { column: ApplicationColumn };

/** The browser is content with what lies below the columns that stay. Where it is pressed it is in view. */
function showFocused(button: HTMLElement): void {
  if (button.matches(':focus-visible')) button.scrollIntoView({ inline: 'nearest', block: 'nearest' });
}

function HeadCell({ column, sorting, onSort }: HeadCellProps) {
  const { t } = useTranslation('applicationsAdmin');
  const isSorted = sorting.column.name === column.name;
  const direction = sorting.isDescending ? 'descending' : 'ascending';
  return (
    <th
      scope="col"
      className={stickyClass(column)}
      data-group-start={groupStarts.has(column) || undefined}
      aria-colindex={columnIndex(column)}
      aria-sort={isSorted ? direction : undefined}
    >
      <button
        type="button"
        className={styles.sort}
        onClick={() => onSort(column)}
        onFocus={event => showFocused(event.currentTarget)}
      >
        {t(`fields.${column.name}`)}
        <Icon path={isSorted ? iconChevronDown : iconSort} />
      </button>
    </th>
  );
}
