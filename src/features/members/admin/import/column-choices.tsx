import { inputClass } from '#ui/field.tsx';
import { useTranslation } from '#ui/i18n.tsx';
import styles from './import-sheet.module.css';
import type { Target } from './read-file.ts';
import type { Table } from './read-table.ts';

type ColumnChoicesProps = {
  table: Table & { columns: readonly (string | undefined)[] };
  targets: readonly Target[];
  onChange: (columns: readonly (string | undefined)[]) => void;
};

/** Which column of the file is which, with its first value. */
export function ColumnChoices({ table, targets, onChange }: ColumnChoicesProps) {
  const { t } = useTranslation('membersAdmin');
  const { headings, cells, columns } = table;
  return (
    <div className={styles.frame}>
      <table className={styles.table}>
        <caption>{t('import.columns')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('import.inFile')}</th>
            <th scope="col">{t('import.first')}</th>
            <th scope="col">{t('import.inRegister')}</th>
          </tr>
        </thead>
        <tbody>
          {headings.map((heading, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: columns are known by their places.
            <tr key={index}>
              <th scope="row">{heading}</th>
              <td>{cells[0]?.[index]}</td>
              <td>
                <select
                  className={inputClass}
                  aria-label={`${t('import.inRegister')}: ${heading}`}
                  value={columns[index] ?? ''}
                  onChange={event =>
                    onChange(
                      columns.map((name, place) =>
                        place === index ? event.target.value || undefined : name,
                      ),
                    )
                  }
                >
                  <option value="">{t('import.ignored')}</option>
                  {targets.map(({ name, label }) => (
                    <option key={name} value={name}>
                      {label}
                    </option>
                  ))}
                </select>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
