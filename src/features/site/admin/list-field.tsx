import { type FieldValues, get, useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from '#ui/i18n.tsx';
import { LeafFields } from './leaf-fields.tsx';
import { RowList } from './row-list.tsx';
import { rootProblem, useSectionForm } from './section-context.ts';
import { emptyRow, type List } from './section-fields.ts';
import { inLanguage, type Row, untranslated } from './section-values.ts';

type ListFieldProps = { name: 'goals' | 'timeline' | 'social'; field: List };

/** The rows of a list, in their order. */
export function ListField({ name, field }: ListFieldProps) {
  const { t } = useTranslation('siteAdmin');
  const { control, formState } = useFormContext<FieldValues>();
  const { describe } = useSectionForm();
  const { fields: rows, append, insert, remove, move } = useFieldArray({ control, name });
  const values = useWatch({ control, name }) as Row[];
  const { id, label } = describe(name);
  return (
    <fieldset>
      <legend id={id} tabIndex={-1}>
        {label}
      </legend>
      <RowList
        label={label}
        labelId={id}
        attribute={`data-${name}`}
        rows={rows.map((row, index) => {
          const value = values[index] ?? {};
          const missing = untranslated(field.row, value);
          return {
            id: row.id,
            title: [value.year, inLanguage(value[field.title], 'bs')].filter(Boolean).join(' · '),
            note: missing > 0 && t('missing', { count: missing }),
            isRefused: Boolean(get(formState.errors, `${name}.${index}`)),
            children: <LeafFields fields={field.row} path={`${name}.${index}`} />,
          };
        })}
        error={rootProblem(formState.errors, name)}
        add={t(`adding.${name}`)}
        onAdd={() => append(emptyRow(field.row), { shouldFocus: false })}
        place={move}
        onRemove={index => {
          const removed = values[index] as Row;
          remove(index);
          return () => insert(index, removed, { shouldFocus: false });
        }}
      />
    </fieldset>
  );
}
