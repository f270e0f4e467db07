import { ChoiceTable } from '#ui/admin/forms/choice-table.tsx';
import { useTranslation } from '#ui/i18n.tsx';
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
    <ChoiceTable
      caption={t('import.columns')}
      headings={[t('import.inFile'), t('import.first'), t('import.inRegister')]}
      rows={headings.map((name, place) => ({
        name,
        told: cells[0]?.[place],
        value: columns[place] ?? '',
      }))}
      options={[
        { value: '', label: t('import.ignored') },
        ...targets.map(({ name, label }) => ({ value: name, label })),
      ]}
      onChange={(changed, value) =>
        onChange(columns.map((name, place) => (place === changed ? value || undefined : name)))
      }
    />
  );
}
