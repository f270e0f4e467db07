import type { RefObject } from 'react';
import { useTranslation } from '#ui/i18n.tsx';
import { type ScreenKey, useScreenKeys } from '../screens/screen-keys.ts';

type RowKeys = {
  /** What the rows are in. */
  container: RefObject<HTMLElement | null>;
  /** Finds the rows in it. */
  rows: string;
  /** What of a row gets the focus; by default the row. */
  target?: string;
  isSelectable: boolean;
  /** Edits a row. */
  onEdit?: ((row: HTMLElement) => void) | undefined;
};

/** J and K go through rows, Enter opens one, E edits it, X selects it. */
export function useRowKeys({ container, rows, target, isSelectable, onEdit }: RowKeys): void {
  const { t } = useTranslation('screens');
  const focused = () => document.activeElement?.closest<HTMLElement>(rows);
  const step = (by: 1 | -1) => {
    const all = [...(container.current?.querySelectorAll<HTMLElement>(rows) ?? [])];
    const from = all.indexOf(focused() ?? document.body);
    const row = from < 0 ? all[0] : all[from + by];
    (target ? row?.querySelector<HTMLElement>(target) : row)?.focus();
  };
  const keys: (ScreenKey | false | undefined)[] = [
    { key: 'j', label: t('keys.next'), run: () => step(1) },
    { key: 'k', label: t('keys.previous'), run: () => step(-1) },
    {
      key: 'Enter',
      label: t('keys.open'),
      run: () => {
        const row = focused();
        // A focused button or link does by itself what it does.
        if (!row || row !== document.activeElement) return false;
        const opener = row.querySelector<HTMLElement>('th :is(a, button)');
        if (opener) return opener.click();
        return onEdit ? onEdit(row) : false;
      },
    },
    onEdit && {
      key: 'e',
      label: t('edit'),
      run: () => {
        const row = focused();
        if (row) onEdit(row);
      },
    },
    isSelectable && {
      key: 'x',
      label: t('selection.one'),
      run: () => focused()?.querySelector<HTMLElement>('input[type=checkbox]')?.click(),
    },
  ];
  useScreenKeys(keys.filter(key => key !== undefined && key !== false));
}
