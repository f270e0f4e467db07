import type { Selection } from '#ui/admin/lists/selection.ts';
import { useTranslation } from '#ui/i18n.tsx';
import { applicantName } from './cell-text.ts';
import styles from './row-checkbox.module.css';
import type { Row } from './rows.ts';

type RowCheckboxProps = { row: Row; isSelected: boolean; onSelect: Selection<Row>['toggle'] };

/** Selects an application. Its label reaches around the box, so that a miss does not open the row. */
export function RowCheckbox({ row, isSelected, onSelect }: RowCheckboxProps) {
  const { t } = useTranslation('applicationsAdmin');
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: only keeps the click from the row; the box takes keys.
    <label className={styles.label} onClick={event => event.stopPropagation()}>
      <input
        type="checkbox"
        aria-label={t('select', { name: applicantName(row.application) })}
        checked={isSelected}
        onChange={event => onSelect(row, event)}
      />
    </label>
  );
}
