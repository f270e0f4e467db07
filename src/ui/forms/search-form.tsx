import { type ComponentProps, type FormEvent, type ReactNode, useId } from 'react';
import { Button } from '../button.tsx';
import { Icon } from '../icons/icon.tsx';
import { iconSearch } from '../icons/icons.ts';
import { inputClass } from './field.tsx';
import { LanguageField } from './language-field.tsx';
import styles from './search-form.module.css';

type SearchFormProps = {
  /** The path of the results, and the parameter with the query. */
  action: string;
  name: string;
  label: string;
  placeholder: string;
  submitLabel: string;
  /** Further parameters of the address. */
  hidden?: Readonly<Record<string, string | undefined>>;
  /** Called instead of loading the address. */
  onSubmit?: ((query: string) => void) | undefined;
  input?: ComponentProps<'input'>;
  /** Below the input. */
  children?: ReactNode;
};

/** A search that works without scripts: it leads to an address with the query. */
export function SearchForm(props: SearchFormProps) {
  const { action, name, label, placeholder, submitLabel, hidden = {}, onSubmit, input, children } = props;
  const id = useId();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    if (!onSubmit) return;
    event.preventDefault();
    onSubmit(String(new FormData(event.currentTarget).get(name) ?? ''));
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: screen readers know the role longer than the element.
    <form className={styles.form} role="search" action={action} onSubmit={submit}>
      <label className="visually-hidden" htmlFor={id}>
        {label}
      </label>
      <div className={styles.box}>
        <Icon path={iconSearch} />
        <input
          id={id}
          className={inputClass}
          type="search"
          name={name}
          placeholder={placeholder}
          maxLength={300}
          autoComplete="off"
          {...input}
        />
        {children}
      </div>
      {Object.entries(hidden).map(
        ([parameter, value]) =>
          value && <input key={parameter} type="hidden" name={parameter} value={value} />,
      )}
      <LanguageField />
      <Button type="submit" look="primary">
        {submitLabel}
      </Button>
    </form>
  );
}
