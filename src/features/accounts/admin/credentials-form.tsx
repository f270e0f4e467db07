import { type ReactNode, useState } from 'react';
import { useForm } from 'react-hook-form';
import { ApiError } from '#shared/api/api-client.ts';
import { errorText } from '#shared/api/error-text.ts';
import { CheckedForm } from '#ui/admin/forms/checked-form.tsx';
import { schemaResolver } from '#ui/admin/forms/form.ts';
import { Button } from '#ui/button.tsx';
import { ErrorNote } from '#ui/forms/error-summary.tsx';
import { TextField } from '#ui/forms/field.tsx';
import { useTranslation } from '#ui/i18n.tsx';
import { useSite } from '#ui/site-context.tsx';
import { accountMutations } from '../client.ts';
import { credentials } from '../contract.ts';
import { CodeForm } from './code-form.tsx';
import styles from './credentials-form.module.css';
import { PasswordField } from './password-field.tsx';

type Values = { email: string; password: string };

type CredentialsFormProps = {
  /** The initial e-mail address. With one, the password field has the focus. */
  email?: string;
  onSignedIn: () => void | Promise<void>;
  children: ReactNode;
  cancel?: ReactNode;
};

/** Used by the login screen and by the dialog that signs in again. */
export function CredentialsForm(props: CredentialsFormProps) {
  const { email = '', onSignedIn, children, cancel } = props;
  const { t } = useTranslation('accounts');
  const { t: tCommon } = useTranslation('common');
  const { api } = useSite();
  const [failure, setFailure] = useState<string>();
  /** Correct ones of an account that also wants a code. */
  const [accepted, setAccepted] = useState<Values>();
  const form = useForm<Values>({
    defaultValues: { email, password: '' },
    resolver: schemaResolver(credentials, tCommon),
  });
  const { errors, isSubmitting } = form.formState;
  const submit = form.handleSubmit(async values => {
    setFailure(undefined);
    try {
      await accountMutations.login(api)(values);
    } catch (error) {
      if (error instanceof ApiError && error.code === 'second_factor') return setAccepted(values);
      // An internal error says nothing about the credentials, so its sentence is shown too.
      setFailure(errorText(error, t('login.failed'), () => true));
      form.setFocus('password');
      return;
    }
    await onSignedIn();
  });
  if (accepted) {
    return (
      <CodeForm credentials={accepted} onSignedIn={onSignedIn} onBack={() => setAccepted(undefined)}>
        {children}
      </CodeForm>
    );
  }
  return (
    <CheckedForm className={styles.form} isSubmitting={isSubmitting} submit={submit}>
      {children}
      <TextField
        label={t('login.email')}
        type="email"
        autoComplete="username"
        error={errors.email?.message}
        {...form.register('email')}
      />
      <PasswordField
        label={t('login.password')}
        autoComplete="current-password"
        data-autofocus={email ? true : undefined}
        error={errors.password?.message}
        {...form.register('password')}
      />
      {failure && <ErrorNote>{failure}</ErrorNote>}
      <div className={styles.actions}>
        {cancel}
        <Button look="primary" type="submit" isBusy={isSubmitting} busyLabel={t('login.busy')}>
          {t('login.submit')}
        </Button>
      </div>
    </CheckedForm>
  );
}
