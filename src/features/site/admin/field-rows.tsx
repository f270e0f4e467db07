import type { ReactNode } from 'react';
import { type FieldValues, get, useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import { RowList, type RowListProps, type ShownRow } from './row-list.tsx';
import { rootProblem, useSectionForm } from './section-context.ts';

type FieldRowsProps<Value> = Pick<RowListProps, 'label' | 'labelId' | 'attribute' | 'add'> & {
  /** Where the rows lie in the form. */
  path: string;
  newRow: () => Value;
  show: (value: Value, index: number) => Omit<ShownRow, 'id' | 'isRefused'>;
};

/** The rows of a list of the form, in their order. */
export function FieldRows<Value extends object>({ path, newRow, show, ...list }: FieldRowsProps<Value>) {
  const { control, formState } = useFormContext<FieldValues>();
  const { fields: rows, append, insert, remove, move } = useFieldArray({ control, name: path });
  const values = useWatch({ control, name: path }) as Value[] | undefined;
  return (
    <RowList
      {...list}
      rows={rows.map((row, index) => ({
        // A new row is there before it is watched.
        ...show(values?.[index] ?? (row as unknown as Value), index),
        id: row.id,
        isRefused: Boolean(get(formState.errors, `${path}.${index}`)),
      }))}
      error={rootProblem(formState.errors, path)}
      onAdd={() => append(newRow(), { shouldFocus: false })}
      place={move}
      onRemove={index => {
        const removed = values?.[index];
        remove(index);
        return () => insert(index, removed, { shouldFocus: false });
      }}
    />
  );
}

/** The heading of a list, which takes the focus where the list itself is refused. */
export function RowsOf({
  name,
  children,
}: {
  name: string;
  children: (heading: { label: string; labelId: string }) => ReactNode;
}) {
  const { id, label } = useSectionForm().describe(name);
  return (
    <fieldset>
      <legend id={id} tabIndex={-1}>
        {label}
      </legend>
      {children({ label, labelId: id })}
    </fieldset>
  );
}
