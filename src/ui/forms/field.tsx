import { type ComponentProps, type ReactNode, useId } from 'react';
import { Icon } from '../icons/icon.tsx';
import { iconWarning } from '../icons/icons.ts';
import styles from './field.module.css';

export type FieldProps = {
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  className?: string | undefined;
  /** Marks the label with an asterisk. */
  required?: boolean | undefined;
};

type HintPlace = { isHintBelow?: boolean | undefined };

export function markedLabel({ label, required }: Pick<FieldProps, 'label' | 'required'>): string {
  return required ? `${label}*` : label;
}

export type ControlProps = {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  required: boolean | undefined;
};

export function Field({
  label,
  hint,
  isHintBelow = false,
  error,
  className,
  required,
  id: givenId,
  children,
}: FieldProps & HintPlace & { id?: string | undefined; children: (control: ControlProps) => ReactNode }) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  const hintText = hint && (
    <span className={styles.hint} id={`${id}-hint`}>
      {hint}
    </span>
  );
  return (
    <div className={[styles.field, className].filter(Boolean).join(' ')}>
      <label className={styles.label} htmlFor={id}>
        {markedLabel({ label, required })}
      </label>
      {!isHintBelow && hintText}
      {children({
        id,
        'aria-describedby': describedBy || undefined,
        'aria-invalid': error ? true : undefined,
        required,
      })}
      {isHintBelow && hintText}
      <FieldError id={`${id}-error`} error={error} />
    </div>
  );
}

export function FieldError({ id, error }: { id: string; error: string | undefined }) {
  if (!error) return null;
  return (
    <span className={styles.error} id={id}>
      <Icon path={iconWarning} />
      {error}
    </span>
  );
}

type TextFieldProps = FieldProps &
  HintPlace &
  Omit<ComponentProps<'input'>, 'className'> & { isTitle?: boolean };

export function TextField({
  label,
  hint,
  isHintBelow,
  error,
  className,
  required,
  id,
  isTitle,
  ...input
}: TextFieldProps) {
  return (
    <Field {...{ label, hint, isHintBelow, error, className, required, id }}>
      {control => (
        <input
          className={[styles.input, isTitle && styles.title].filter(Boolean).join(' ')}
          {...input}
          {...control}
        />
      )}
    </Field>
  );
}

type TextAreaProps = FieldProps & Omit<ComponentProps<'textarea'>, 'className'>;

export function TextAreaField({ label, hint, error, className, required, id, ...textarea }: TextAreaProps) {
  return (
    <Field {...{ label, hint, error, className, required, id }}>
      {control => <textarea className={styles.input} {...textarea} {...control} />}
    </Field>
  );
}

type Option = { value: string; label: string };
type SelectProps = FieldProps & Omit<ComponentProps<'select'>, 'className'> & { options: readonly Option[] };

export function SelectField({
  label,
  hint,
  error,
  className,
  required,
  id,
  options,
  ...select
}: SelectProps) {
  return (
    <Field {...{ label, hint, error, className, required, id }}>
      {control => (
        <select className={styles.input} {...select} {...control}>
          {options.map(option => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}

type SegmentsProps = FieldProps &
  Omit<ComponentProps<'input'>, 'className' | 'type'> & {
    options: readonly Option[];
    /** Of a field that no form registers. */
    chosen?: string;
  };

/** Radio buttons side by side, for two or three options. */
export function SegmentedField({
  label,
  error,
  className,
  id: givenId,
  options,
  chosen,
  ...input
}: SegmentsProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  return (
    <fieldset
      className={[styles.field, className].filter(Boolean).join(' ')}
      aria-describedby={error ? `${id}-error` : undefined}
    >
      <legend className={styles.label}>{label}</legend>
      <div className={styles.segments}>
        {options.map(({ value, label: text }, index) => (
          <label className={styles.segment} key={value}>
            <input
              type="radio"
              id={index === 0 ? id : undefined}
              value={value}
              checked={chosen === undefined ? undefined : value === chosen}
              {...input}
            />
            {text}
          </label>
        ))}
      </div>
      <FieldError id={`${id}-error`} error={error} />
    </fieldset>
  );
}

type SwitchProps = FieldProps & Omit<ComponentProps<'input'>, 'className' | 'type'>;

export function SwitchField({ label, hint, error, className, id: givenId, ...input }: SwitchProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className={[styles.field, className].filter(Boolean).join(' ')}>
      <label className={styles.switch}>
        <input
          type="checkbox"
          // biome-ignore lint/a11y/useAriaPropsForRole: a native checkbox exposes its state itself.
          role="switch"
          id={id}
          aria-describedby={describedBy || undefined}
          {...input}
        />
        {label}
      </label>
      {hint && (
        <span className={styles.hint} id={`${id}-hint`}>
          {hint}
        </span>
      )}
      <FieldError id={`${id}-error`} error={error} />
    </div>
  );
}

export const inputClass = styles.input;
export const hintClass = styles.hint;
