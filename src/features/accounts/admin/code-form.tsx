import { type ReactNode, useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { errorText } from '#shared/api/error-text.ts';
import { CheckedForm } from '#ui/admin/forms/checked-form.tsx';
import { schemaResolver, showServerErrors } from '#ui/admin/forms/form.ts';
import { Button } from '#ui/button.tsx';
import { ErrorNote } from '#ui/forms/error-summary.tsx';
import { useTranslation } from '#ui/i18n.tsx';
import { useSite } from '#ui/site-context.tsx';
import { accountMutations } from '../client.ts';
import { ownCode } from '../two-factor-contract.ts';
import { AppCodeField, RecoveryCodeField } from './code-fields.tsx';
import styles from './credentials-form.module.css';

type CodeFormProps = {
  /** Those that were correct. */
  credentials: { email: string; password: string };
  onSignedIn: () => void | Promise<void>;
  onBack: () => void;
  children: ReactNode;
};

/** The second step of signing in: a code of the app, or a recovery code. */
export function CodeForm({ credentials, onSignedIn, onBack, children }: CodeFormProps) {
  const { t } = useTranslation(['accounts', 'twoFactor']);
  const { t: tCommon } = useTranslation('common');
  const { api } = useSite();
  const [isRecovery, setIsRecovery] = useState(false);
  const [failure, setFailure] = useState<string>();
  const form = useForm({ defaultValues: { code: '' }, resolver: schemaResolver(ownCode, tCommon) });
  const { errors, isSubmitting } = form.formState;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each kind of code has a field of its own.
  useEffect(() => form.setFocus('code'), [isRecovery]);
  const submit = form.handleSubmit(async ({ code }) => {
    setFailure(undefined);
    try {
      await accountMutations.login(api)({ ...credentials, code });
    } catch (error) {
      if (!showServerErrors(form, error)) setFailure(errorText(error, t('login.failed'), () => true));
      return;
    }
    await onSignedIn();
  });
  const field = { error: errors.code?.message, ...form.register('code') };
  return (
    <CheckedForm className={styles.form} isSubmitting={isSubmitting} submit={submit}>
      {children}
      <p role="status">{t('twoFactor:signIn.text')}</p>
      {isRecovery ? <RecoveryCodeField {...field} /> : <AppCodeField {...field} />}
      {failure && <ErrorNote>{failure}</ErrorNote>}
      <div className={styles.actions}>
        <Button onClick={onBack}>{t('twoFactor:signIn.back')}</Button>
        <Button look="primary" type="submit" isBusy={isSubmitting} busyLabel={t('login.busy')}>
          {t('login.submit')}
        </Button>
      </div>
      <Button
        look="ghost"
        onClick={() => {
          form.reset();
          setFailure(undefined);
          setIsRecovery(!isRecovery);
        }}
      >
        {isRecovery ? t('twoFactor:signIn.useApp') : t('twoFactor:signIn.useRecovery')}
      </Button>
      {isRecovery && <p className={styles.help}>{t('twoFactor:signIn.allLost')}</p>}
    </CheckedForm>
  );
}
