import type { ReactNode } from 'react';
import { Controller, type FieldValues, type Path, type PathValue, type UseFormReturn } from 'react-hook-form';
import { languages } from '#shared/language.ts';
import { SegmentedField } from '#ui/forms/field.tsx';
import { useTranslation } from '#ui/i18n.tsx';

export type FieldMeta<Name extends string> = Readonly<Record<Name, { id: string; label: string }>>;

/** `prefix` keeps the ids of several forms apart. */
export function fieldMeta<const Name extends string>(
  prefix: string,
  labels: Readonly<Record<Name, string>>,
): FieldMeta<Name> {
  const entries = Object.entries<string>(labels);
  const meta = entries.map(([name, label]) => [name, { id: `${prefix}-${name}`, label }]);
  return Object.fromEntries(meta) as FieldMeta<Name>;
}

/** Connects a native input with a form: its id, label, error and value. */
export function inputProps<Values extends FieldValues, Name extends Path<Values>>(
  form: UseFormReturn<Values>,
  meta: FieldMeta<Name>,
  name: Name,
) {
  return { ...meta[name], error: messageOf(form, name), ...form.register(name) };
}

type ControlledFieldProps<Values extends FieldValues, Name extends Path<Values>> = {
  form: UseFormReturn<Values>;
  meta: FieldMeta<Name>;
  name: Name;
  children: (field: {
    id: string;
    label: string;
    error: string | undefined;
    value: PathValue<Values, Name>;
    onChange: (value: PathValue<Values, Name>) => void;
    onBlur: () => void;
  }) => ReactNode;
};

/** The same for custom inputs, which take a value and report changes. */
export function ControlledField<Values extends FieldValues, Name extends Path<Values>>(
  props: ControlledFieldProps<Values, Name>,
) {
  const { form, meta, name, children } = props;
  return (
    <Controller
      control={form.control}
      name={name}
      render={({ field: { value, onChange, onBlur }, fieldState }) => (
        <>{children({ ...meta[name], error: fieldState.error?.message, value, onChange, onBlur })}</>
      )}
    />
  );
}

function messageOf<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  name: Path<Values>,
): string | undefined {
  return form.getFieldState(name, form.formState).error?.message;
}

export function LanguageField<Values extends FieldValues, Name extends Path<Values>>(props: {
  form: UseFormReturn<Values>;
  meta: FieldMeta<Name>;
  name: Name;
}) {
  const { t } = useTranslation('screens');
  const options = languages.map(value => ({ value, label: t(`languages.${value}`) }));
  return <SegmentedField options={options} {...inputProps(props.form, props.meta, props.name)} />;
}
