import type { Key, ReactNode } from 'react';
import { useTranslation } from '#ui/i18n.tsx';
import styles from './data-table.module.css';

export type Column<Row> = {
  header: string;
  cell: (row: Row) => ReactNode;
  isNumeric?: boolean;
  /** Said before the value where the table becomes a list of blocks; the header unless told otherwise. */
  isUnlabelled?: boolean;
};

type DataTableProps<Row> = {
  caption: string;
  rows: readonly Row[];
  rowKey: (row: Row) => Key;
  /** What names the row: its title, a link where there is a detail. */
  rowHeader: { header: string; cell: (row: Row) => ReactNode };
  columns: readonly Column<Row>[];
  actions: (row: Row) => ReactNode;
};

/** Rows of content with their actions; on a phone each row is a block. */
export function DataTable<Row>({ caption, rows, rowKey, rowHeader, columns, actions }: DataTableProps<Row>) {
  const { t } = useTranslation('screens');
  return (
    <div className={styles.frame}>
      <div className={styles.scroll}>
        <table className={styles.table}>
          <caption className="visually-hidden">{caption}</caption>
          <thead>
            <tr>
              <th scope="col">{rowHeader.header}</th>
              {columns.map(({ header }) => (
                <th scope="col" key={header}>
                  {header}
                </th>
              ))}
              <th scope="col">
                <span className="visually-hidden">{t('actions')}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map(row => (
              <tr key={rowKey(row)} data-row={rowKey(row)}>
                <th scope="row">{rowHeader.cell(row)}</th>
                {columns.map(({ header, cell, isNumeric, isUnlabelled }) => (
                  <td
                    key={header}
                    className={isNumeric ? styles.numeric : undefined}
                    data-label={isUnlabelled ? undefined : header}
                  >
                    {cell(row)}
                  </td>
                ))}
                <td className={styles.actions}>{actions(row)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}

/** A second, quieter line in a cell. */
export function SubLine({ children }: { children: ReactNode }) {
  return <span className={styles.sub}>{children}</span>;
}

export function LanguageTag({ lang }: { lang: string }) {
  return <span className={styles.language}>{lang.toUpperCase()}</span>;
}

/** Before a row goes: where the focus shall be afterwards, the next row or else the heading. */
export function focusAfterRow(key: Key): () => void {
  const row = document.querySelector(`tr[data-row="${key}"]`);
  const next = row?.nextElementSibling ?? row?.previousElementSibling;
  const target = next?.querySelector<HTMLElement>('th a') ?? document.querySelector<HTMLElement>('main h1');
  return () => {
    if (target?.tagName === 'H1') target.setAttribute('tabindex', '-1');
    target?.focus();
  };
}
