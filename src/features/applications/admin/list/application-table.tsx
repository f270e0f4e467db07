import { useVirtualizer } from '@tanstack/react-virtual';
import { memo, type RefObject, useEffect, useId, useMemo } from 'react';
import { Highlight } from '#ui/admin/lists/highlight.tsx';
import { NewMark } from '#ui/admin/lists/new-mark.tsx';
import { useRowKeys } from '#ui/admin/lists/row-keys.ts';
import type { Selection } from '#ui/admin/lists/selection.ts';
import { useDates } from '#ui/admin/use-dates.ts';
import { useTranslation } from '#ui/i18n.tsx';
import { useValueNames } from '../use-value-names.ts';
import styles from './application-table.module.css';
import { cellText } from './cell-text.ts';
import { type ApplicationColumn, type ColumnGroup, columnsOf, groupStarts } from './columns.ts';
import { RepeatedMark } from './repeated-mark.tsx';
import { RowCheckbox } from './row-checkbox.tsx';
import type { Row, Sorting } from './rows.ts';
import { StatusTag } from './status-tag.tsx';
import { columnIndex, headHeight, selectWidth, stickyClass, TableHead } from './table-head.tsx';
import { useKeptFocus } from './use-kept-focus.ts';

type ApplicationTableProps = {
  scroller: RefObject<HTMLDivElement | null>;
  rows: readonly Row[];
  groups: readonly ColumnGroup[];
  /** With the hidden ones. */
  columnCount: number;
  search: string;
  sorting: Sorting;
  onSort: (column: ApplicationColumn) => void;
  selection: Selection<Row>;
  openedId: number | undefined;
  opensDialog: boolean;
  onOpen: (id: number) => void;
};

/** In rem, as in the style sheet. All rows have one line. */
const rowHeight = 2.875;
const rootFontSize = () => Number.parseFloat(getComputedStyle(document.documentElement).fontSize);

/**
 * All columns of all applications in a table that scrolls both ways. Only visible rows are in the document
 * (`aria-rowcount` has their number).
 */
export function ApplicationTable(props: ApplicationTableProps) {
  const { scroller, rows, groups, columnCount, search, sorting, onSort } = props;
  const { selection, openedId, opensDialog, onOpen } = props;
  const { t } = useTranslation('applicationsAdmin');
  const captionId = useId();
  const columns = useMemo(() => columnsOf(groups), [groups]);
  useRowKeys({ container: scroller, rows: 'tr[data-application]', target: 'th button', isSelectable: true });
  const keepFocus = useKeptFocus();
  const rem = useMemo(rootFontSize, []);
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight * rem,
    overscan: 3,
    scrollMargin: headHeight * rem,
    // Rows below the sticky head are hidden.
    scrollPaddingStart: headHeight * rem,
  });
  const openedIndex = rows.findIndex(({ application }) => application.id === openedId);
  useEffect(() => {
    if (openedIndex >= 0) virtualizer.scrollToIndex(openedIndex);
  }, [virtualizer, openedIndex]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another search or order starts at the top.
  useEffect(() => {
    scroller.current?.scrollTo({ top: 0 });
  }, [search, sorting]);

  const items = virtualizer.getVirtualItems();
  const above = (items[0]?.start ?? 0) - (items.length > 0 ? headHeight * rem : 0);
  const below = virtualizer.getTotalSize() - (items.at(-1)?.end ?? 0) + headHeight * rem;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling area must be focusable for the keyboard.
    <section ref={scroller} className={styles.scroll} tabIndex={0} aria-labelledby={captionId}>
      {/* The padding replaces the rows that are out of view. */}
      <div style={{ paddingTop: above, paddingBottom: below }}>
        <table
          className={styles.table}
          style={{ width: `max(100%, ${columns.reduce((sum, { width }) => sum + width, selectWidth)}rem)` }}
          aria-rowcount={rows.length + 2}
          aria-colcount={columnCount + 1}
        >
          <caption id={captionId} className="visually-hidden">
            {t('caption', { count: columnCount })}
          </caption>
          <colgroup>
            <col style={{ width: `${selectWidth}rem` }} />
            {columns.map(({ name, width }) => (
              // The address column takes the remaining width, because the sticky columns need a fixed width.
              <col key={name} style={name === 'email' ? {} : { width: `${width}rem` }} />
            ))}
          </colgroup>
          <TableHead groups={groups} sorting={sorting} onSort={onSort} selection={selection} />
          <tbody onFocus={keepFocus}>
            {items.map(({ index }) => {
              const row = rows[index];
              return (
                row && (
                  <TableRow
                    key={index}
                    row={row}
                    index={index}
                    columns={columns}
                    search={search}
                    isSelected={selection.has(row)}
                    onSelect={selection.toggle}
                    isOpened={row.application.id === openedId}
                    opensDialog={opensDialog}
                    onOpen={onOpen}
                  />
                )
              );
            })}
          </tbody>
        </table>
      </div>
    </section>
  );
}

type TableRowProps = {
  row: Row;
  index: number;
  columns: readonly ApplicationColumn[];
  search: string;
  isSelected: boolean;
  onSelect: Selection<Row>['toggle'];
  isOpened: boolean;
  opensDialog: boolean;
  onOpen: (id: number) => void;
};

const TableRow = memo(function TableRow(props: TableRowProps) {
  const { row, index, columns, search, isSelected, onSelect, isOpened, opensDialog, onOpen } = props;
  const { application } = row;
  // Once for the row: a table in view has hundreds of cells.
  const dates = useDates();
  const names = useValueNames();
  return (
    <tr
      data-application={application.id}
      aria-rowindex={index + 3}
      aria-current={isOpened || undefined}
      onClick={() => onOpen(application.id)}
    >
      <td className={styles.select} aria-colindex={1}>
        <RowCheckbox row={row} isSelected={isSelected} onSelect={onSelect} />
      </td>
      {columns.map(column => (
        <TableCell
          key={column.name}
          application={application}
          column={column}
          text={cellText(application, column, { names, dates })}
          search={search}
          opensDialog={opensDialog}
        />
      ))}
    </tr>
  );
});

/** Longer values may be cut off and get a title. In characters. */
const longText = 20;

type TableCellProps = Pick<TableRowProps, 'search' | 'opensDialog'> & {
  application: Row['application'];
  column: ApplicationColumn;
  text: string;
};

function TableCell({ application, column, text, search, opensDialog }: TableCellProps) {
  const { name } = column;
  const common = {
    'aria-colindex': columnIndex(column),
    'data-group-start': groupStarts.has(column) || undefined,
    title: text.length > longText ? text : undefined,
  };
  if (name === 'first_name') {
    return (
      <th scope="row" className={styles.first} {...common}>
        {/* The click bubbles to the row, which handles it. */}
        <button type="button" className={styles.name} aria-haspopup={opensDialog ? 'dialog' : undefined}>
          <Highlight text={text} query={search} />
        </button>
      </th>
    );
  }
  if (name === 'last_name') {
    return (
      <th scope="row" className={styles.second} {...common}>
        <span className={styles.marked}>
          <span>
            <Highlight text={text} query={search} />
          </span>
          <NewMark at={application.created_at} />
        </span>
      </th>
    );
  }
  return (
    <td className={column.isNumeric ? styles.numeric : stickyClass(column)} {...common}>
      <CellContent application={application} name={name} text={text} search={search} />
    </td>
  );
}

type CellContentProps = Pick<TableCellProps, 'application' | 'text' | 'search'> & {
  name: ApplicationColumn['name'];
};

function CellContent({ application, name, text, search }: CellContentProps) {
  switch (name) {
    case 'email':
      return (
        <span className={styles.marked}>
          <span>
            <Highlight text={text} query={search} />
          </span>
          {application.is_repeated && <RepeatedMark />}
        </span>
      );
    case 'note':
      return <Highlight text={text} query={search} />;
    case 'status':
      return <StatusTag status={application.status} />;
    case 'membership_type':
      return <span className={styles.membership}>{text}</span>;
    default:
      return text;
  }
}
