import { type ComponentProps, useState } from 'react';
import { Field, type FieldProps, inputClass } from '#ui/forms/field.tsx';
import { useTranslation } from '#ui/i18n.tsx';
import styles from './password-field.module.css';

type PasswordFieldProps = FieldProps &
  Omit<ComponentProps<'input'>, 'className' | 'type'> & { isHintBelow?: boolean };

/** A password, which its owner may look at while typing. */
export function PasswordField(props: PasswordFieldProps) {
  const { label, hint, isHintBelow, error, className, required, id, ...input } = props;
  const { t } = useTranslation('accounts');
  const [isShown, setIsShown] = useState(false);
  return (
    <div className={styles.place}>
      <Field {...{ label, hint, isHintBelow, error, className, required, id }}>
        {control => (
          <input className={inputClass} type={isShown ? 'text' : 'password'} {...input} {...control} />
        )}
      </Field>
      <label className={styles.show}>
        <input type="checkbox" checked={isShown} onChange={event => setIsShown(event.target.checked)} />
        {t('password.show')}
      </label>
    </div>
  );
}
