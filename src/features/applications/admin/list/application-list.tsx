import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { SelectAll } from '#ui/admin/lists/data-table.tsx';
import { Highlight } from '#ui/admin/lists/highlight.tsx';
import { NewMark } from '#ui/admin/lists/new-mark.tsx';
import type { Selection } from '#ui/admin/lists/selection.ts';
import { useDates } from '#ui/admin/use-dates.ts';
import { useTranslation } from '#ui/i18n.tsx';
import { useValueNames } from '../use-value-names.ts';
import styles from './application-list.module.css';
import { applicantName } from './cell-text.ts';
import { RepeatedMark } from './repeated-mark.tsx';
import { RowCheckbox } from './row-checkbox.tsx';
import type { Row } from './rows.ts';
import { StatusTag } from './status-tag.tsx';

type ApplicationListProps = {
  rows: readonly Row[];
  search: string;
  selection: Selection<Row>;
  openedId: number | undefined;
  onOpen: (id: number) => void;
};

/** The estimated height of an entry, in pixels. */
const usualHeight = 90;

/** The applications on a phone. Only visible entries are in the document. */
export function ApplicationList({ rows, search, selection, openedId, onOpen }: ApplicationListProps) {
  const { t } = useTranslation('applicationsAdmin');
  const list = useRef<HTMLUListElement>(null);
  const [top, setTop] = useState(0);
  useLayoutEffect(() => setTop((list.current?.getBoundingClientRect().top ?? 0) + window.scrollY), []);
  const virtualizer = useWindowVirtualizer({
    count: rows.length,
    estimateSize: () => usualHeight,
    getItemKey: index => rows[index]?.application.id ?? index,
    overscan: 8,
    scrollMargin: top,
  });
  const openedIndex = rows.findIndex(({ application }) => application.id === openedId);
  useEffect(() => {
    if (openedIndex >= 0) virtualizer.scrollToIndex(openedIndex);
  }, [virtualizer, openedIndex]);
  const items = virtualizer.getVirtualItems();
  return (
    <>
      {/* biome-ignore lint/a11y/noLabelWithoutControl: SelectAll is one. */}
      <label className={styles.all}>
        <SelectAll selection={selection} label={t('selectAll')} />
        <span aria-hidden="true">{t('selectAll')}</span>
      </label>
      <ul
        ref={list}
        className={styles.list}
        style={{
          paddingTop: (items[0]?.start ?? top) - top,
          paddingBottom: virtualizer.getTotalSize() - ((items.at(-1)?.end ?? top) - top),
        }}
      >
        {items.map(({ index, key }) => {
          const row = rows[index];
          return (
            row && (
              <li
                key={key}
                ref={virtualizer.measureElement}
                data-index={index}
                data-application={row.application.id}
                aria-setsize={rows.length}
                aria-posinset={index + 1}
              >
                <RowCheckbox row={row} isSelected={selection.has(row)} onSelect={selection.toggle} />
                <Entry row={row} search={search} isOpened={row.application.id === openedId} onOpen={onOpen} />
              </li>
            )
          );
        })}
      </ul>
    </>
  );
}

type EntryProps = Pick<ApplicationListProps, 'search' | 'onOpen'> & { row: Row; isOpened: boolean };

function Entry({ row: { application }, search, isOpened, onOpen }: EntryProps) {
  const { t } = useTranslation('applicationsAdmin');
  const dates = useDates();
  const names = useValueNames();
  const { id, email, membership_type, city, created_at, is_repeated } = application;
  return (
    <button
      type="button"
      className={styles.entry}
      aria-haspopup="dialog"
      aria-current={isOpened || undefined}
      onClick={() => onOpen(id)}
    >
      <b>
        <Highlight text={applicantName(application)} query={search} /> <NewMark at={created_at} />
      </b>
      <span className={styles.day}>{dates.dayOf(created_at)}</span>
      <span className={styles.line}>
        <Highlight text={email} query={search} />
        {is_repeated && <RepeatedMark />}
      </span>
      <span className={styles.line}>
        {[names.membership(membership_type), city].filter(Boolean).join(' · ')}
      </span>
      <span className={styles.line}>
        <StatusTag status={application.status} />
        {application.position !== null && t('inLine', { position: application.position })}
      </span>
    </button>
  );
}
