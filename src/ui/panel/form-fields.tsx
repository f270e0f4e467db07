import type { ReactNode } from 'react';
import { Controller, type FieldValues, type Path, type PathValue, type UseFormReturn } from 'react-hook-form';
import { languages } from '#shared/language.ts';
import { SegmentedField } from '#ui/field.tsx';
import { useTranslation } from '#ui/i18n.tsx';

/** Where a form's fields are, and what they are called. */
export type FieldPlaces<Name extends string> = Readonly<Record<Name, { id: string; label: string }>>;

/** The places of a form's fields: `prefix` keeps their ids apart from other forms'. */
export function fieldPlaces<const Name extends string>(
  prefix: string,
  labels: Readonly<Record<Name, string>>,
): FieldPlaces<Name> {
  const entries = Object.entries<string>(labels);
  const places = entries.map(([name, label]) => [name, { id: `${prefix}-${name}`, label }]);
  return Object.fromEntries(places) as FieldPlaces<Name>;
}

/** What ties one of the platform's own fields to a form: its place, its error and its value. */
export function registered<Values extends FieldValues, Name extends Path<Values>>(
  form: UseFormReturn<Values>,
  places: FieldPlaces<Name>,
  name: Name,
) {
  return { ...places[name], error: messageOf(form, name), ...form.register(name) };
}

type ControlledProps<Values extends FieldValues, Name extends Path<Values>> = {
  form: UseFormReturn<Values>;
  places: FieldPlaces<Name>;
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

/** The same for our own fields, which have a value and tell of its changes. */
export function Controlled<Values extends FieldValues, Name extends Path<Values>>(
  props: ControlledProps<Values, Name>,
) {
  const { form, places, name, children } = props;
  return (
    <Controller
      control={form.control}
      name={name}
      render={({ field: { value, onChange, onBlur }, fieldState }) => (
        <>{children({ ...places[name], error: fieldState.error?.message, value, onChange, onBlur })}</>
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

/** The language of an item. */
export function LanguageField<Values extends FieldValues, Name extends Path<Values>>(props: {
  form: UseFormReturn<Values>;
  places: FieldPlaces<Name>;
  name: Name;
}) {
  const { t } = useTranslation('screens');
  const options = languages.map(value => ({ value, label: t(`languages.${value}`) }));
  return <SegmentedField options={options} {...registered(props.form, props.places, props.name)} />;
}
