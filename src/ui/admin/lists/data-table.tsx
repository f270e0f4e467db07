import { type Key, type ReactNode, useRef } from 'react';
import { useTranslation } from '#ui/i18n.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import { iconChevronDown } from '#ui/icons/icons.ts';
import { iconChevronUp, iconSort } from '#ui/icons/icons-admin.ts';
import styles from './data-table.module.css';
import { sortParameter, useListFilter } from './list-address.ts';
import { useRowKeys } from './row-keys.ts';
import type { Selection } from './selection.ts';
import type { SortableHead } from './sort-choice.tsx';

export type Column<Row> = {
  header: string;
  /** `rows` are all rows of the page. What is empty is a dash in the table, and left out on a phone. */
  cell: (row: Row, rows: readonly Row[]) => ReactNode;
  isNumeric?: boolean;
  /** Hidden where the table would be too narrow. */
  isSecondary?: boolean;
  /** On a phone the column's header is not shown before the value. */
  isUnlabelled?: boolean;
  sort?: string;
};

type DataTableProps<Row> = {
  caption: string;
  rows: readonly Row[];
  rowKey: (row: Row) => Key;
  rowHeader: { header: string; cell: (row: Row) => ReactNode; sort?: string };
  columns: readonly Column<Row>[];
  actions: (row: Row) => ReactNode;
  /** What the key E does with a row; Enter too where nothing else opens it. */
  onEdit?: (row: Row) => void;
  /** Gives each row a check box. */
  selection?: RowSelection<Row>;
  /** The default sorting, in the format of `useListSort`. */
  defaultSort?: string;
};

type RowSelection<Row> = Pick<Selection<Row>, 'has' | 'toggle' | 'toggleAll' | 'state'> & {
  /** Names a row in the label of its check box. */
  nameOf: (row: Row) => string;
};

/** On a phone each row is a block. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { caption, rows, rowKey, rowHeader, columns, actions, onEdit, selection, defaultSort = '' } = props;
  const { t } = useTranslation('screens');
  const heads = [rowHeader, ...columns];
  const body = useRef<HTMLTableSectionElement>(null);
  useRowKeys({
    container: body,
    rows: 'tr[data-row]',
    isSelectable: selection !== undefined,
    ...(onEdit && {
      onEdit: ({ dataset }) => {
        const row = rows.find(each => String(rowKey(each)) === dataset.row);
        if (row) onEdit(row);
      },
    }),
  });
  return (
    <div className={styles.frame}>
      <table className={styles.table}>
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            {selection && (
              <th scope="col" className={styles.select}>
                <SelectAll selection={selection} label={t('selection.all')} />
              </th>
            )}
            {heads.map(head => (
              <Head key={head.header} head={head} defaultSort={defaultSort} />
            ))}
            <th scope="col">
              <span className="visually-hidden">{t('actions')}</span>
            </th>
          </tr>
        </thead>
        <tbody ref={body}>
          {rows.map(row => (
            <tr key={rowKey(row)} data-row={rowKey(row)} tabIndex={-1}>
              {selection && (
                <td className={styles.select}>
                  <input
                    type="checkbox"
                    aria-label={t('ofItem', { action: t('selection.one'), item: selection.nameOf(row) })}
                    checked={selection.has(row)}
                    onChange={event => selection.toggle(row, event)}
                  />
                </td>
              )}
              <th scope="row">{rowHeader.cell(row)}</th>
              {columns.map(column => (
                <Cell key={column.header} column={column} content={column.cell(row, rows)} />
              ))}
              <td className={styles.actions}>{actions(row)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

type CellProps<Row> = { column: Column<Row>; content: ReactNode };

function Cell<Row>({ column, content }: CellProps<Row>) {
  const { header, isNumeric, isSecondary, isUnlabelled } = column;
  const isEmpty = content === undefined || content === null || content === '';
  return (
    <td
      className={isNumeric ? styles.numeric : undefined}
      data-secondary={isSecondary}
      data-empty={isEmpty || undefined}
      data-label={isUnlabelled ? undefined : header}
    >
      {isEmpty ? '-' : content}
    </td>
  );
}

type SelectAllProps<Row> = { selection: Pick<Selection<Row>, 'state' | 'toggleAll'>; label: string };

export function SelectAll<Row>({ selection: { state, toggleAll }, label }: SelectAllProps<Row>) {
  return (
    <input
      ref={box => {
        if (box) box.indeterminate = state === 'some';
      }}
      type="checkbox"
      aria-label={label}
      checked={state === 'all'}
      onChange={toggleAll}
    />
  );
}

type HeadOf = SortableHead & { isSecondary?: boolean };

/** The head of a column; a button if the column is sortable. */
function Head({ head, defaultSort }: { head: HeadOf; defaultSort: string }) {
  const { header, sort, isSecondary } = head;
  const [chosen, setSort] = useListFilter(sortParameter);
  if (!sort) {
    return (
      <th scope="col" data-secondary={isSecondary}>
        {header}
      </th>
    );
  }
  const current = chosen || defaultSort;
  const direction = current === sort ? 'ascending' : current === `-${sort}` ? 'descending' : undefined;
  return (
    <th scope="col" aria-sort={direction} data-secondary={isSecondary}>
      <span className={styles.plainHead}>{header}</span>
      <button type="button" onClick={() => setSort(direction === 'ascending' ? `-${sort}` : sort)}>
        {header}
        <Icon path={direction ? directionIcons[direction] : iconSort} />
      </button>
    </th>
  );
}

const directionIcons = { ascending: iconChevronUp, descending: iconChevronDown };

export function SubLine({ children }: { children: ReactNode }) {
  return <span className={styles.sub}>{children}</span>;
}

type RowButtonProps = { lang?: string; onClick: () => void; children: ReactNode };

/** What names a row, and opens it. */
export function RowButton({ lang, onClick, children }: RowButtonProps) {
  return (
    <button type="button" className={styles.open} lang={lang} onClick={onClick}>
      {children}
    </button>
  );
}

export function LanguageTag({ lang }: { lang: string }) {
  return <span className={styles.language}>{lang.toUpperCase()}</span>;
}

/** Returns a function that focuses the row after a row that will be removed, or else the heading. */
export const focusAfterRow = (key: Key): (() => void) => focusAfterRows([key]);

/** The same for several rows: the first one after them that stays. */
export function focusAfterRows(keys: readonly Key[]): () => void {
  const rows = [...document.querySelectorAll('tr[data-row]')];
  const isGone = (row: Element) => keys.some(key => row.getAttribute('data-row') === String(key));
  const first = rows.findIndex(isGone);
  const stays = (row: Element) => !isGone(row);
  const next = rows.slice(first).find(stays) ?? rows.slice(0, Math.max(first, 0)).findLast(stays);
  const target =
    (first >= 0 ? next?.querySelector<HTMLElement>('a, button') : undefined) ??
    document.querySelector<HTMLElement>('main h1');
  return () => {
    if (target?.tagName === 'H1') target.setAttribute('tabindex', '-1');
    target?.focus();
  };
}
