import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useParams } from 'react-router';
import { ApiError } from '#shared/api/api-client.ts';
import { errorText } from '#shared/api/error-text.ts';
import { CheckedForm } from '#ui/admin/forms/checked-form.tsx';
import { schemaResolver, showServerErrors } from '#ui/admin/forms/form.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { ErrorNote } from '#ui/forms/error-summary.tsx';
import { useTranslation } from '#ui/i18n.tsx';
import { Link } from '#ui/navigation/link.tsx';
import { useSite } from '#ui/site-context.tsx';
import { accountMutations } from '../client.ts';
import { passwordResetCalls } from '../contract.ts';
import { accountAdminPaths } from '../paths.ts';
import styles from './credentials-form.module.css';
import { EntryMark, EntryScreen } from './entry-screen.tsx';
import { PasswordField } from './password-field.tsx';

/** Where the links of invitations and forgotten passwords lead. */
export default function ChoosePasswordScreen() {
  const { t } = useTranslation('accounts');
  const [outcome, setOutcome] = useState<'set' | 'ended'>();
  return (
    <EntryScreen title={t('choose.title')}>
      <EntryMark />
      <h1>{t('choose.title')}</h1>
      {outcome === undefined && <ChooseForm onOutcome={setOutcome} />}
      {outcome === 'set' && (
        <>
          <p role="status">{t('choose.done')}</p>
          <ButtonLink look="primary" to={accountAdminPaths.login.href()}>
            {t('login.submit')}
          </ButtonLink>
        </>
      )}
      {outcome === 'ended' && (
        <>
          <ErrorNote>{t('choose.ended')}</ErrorNote>
          <Link to={accountAdminPaths.forgotten.href()}>{t('forgotten.title')}</Link>
        </>
      )}
    </EntryScreen>
  );
}

function ChooseForm({ onOutcome }: { onOutcome: (outcome: 'set' | 'ended') => void }) {
  const { t } = useTranslation('accounts');
  const { t: tCommon } = useTranslation('common');
  const { api } = useSite();
  const { token = '' } = useParams();
  const [failure, setFailure] = useState<string>();
  const form = useForm({
    defaultValues: { token, password: '' },
    resolver: schemaResolver<{ token: string; password: string }>(
      passwordResetCalls.use.body.schema,
      tCommon,
    ),
  });
  const { errors, isSubmitting } = form.formState;
  const submit = form.handleSubmit(async body => {
    setFailure(undefined);
    try {
      await accountMutations.choosePassword(api)(body);
    } catch (error) {
      if (error instanceof ApiError && error.code === 'link_ended') return onOutcome('ended');
      if (!showServerErrors(form, error)) setFailure(errorText(error, t('password.failed')));
      return;
    }
    onOutcome('set');
  });
  return (
    <CheckedForm className={styles.form} isSubmitting={isSubmitting} submit={submit}>
      <p>{t('choose.text')}</p>
      <PasswordField
        label={t('password.next')}
        hint={t('password.nextHint')}
        isHintBelow
        autoComplete="new-password"
        error={errors.password?.message}
        {...form.register('password')}
      />
      {failure && <ErrorNote>{failure}</ErrorNote>}
      <div className={styles.actions}>
        <Button look="primary" type="submit" isBusy={isSubmitting} busyLabel={t('password.busy')}>
          {t('choose.submit')}
        </Button>
      </div>
    </CheckedForm>
  );
}
