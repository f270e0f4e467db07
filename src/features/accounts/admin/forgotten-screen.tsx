import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { errorText } from '#shared/api/error-text.ts';
import { CheckedForm } from '#ui/admin/forms/checked-form.tsx';
import { schemaResolver } from '#ui/admin/forms/form.ts';
import { Button } from '#ui/button.tsx';
import { ErrorNote } from '#ui/forms/error-summary.tsx';
import { TextField } from '#ui/forms/field.tsx';
import { useTranslation } from '#ui/i18n.tsx';
import { Link } from '#ui/navigation/link.tsx';
import { Note } from '#ui/note.tsx';
import { useSite } from '#ui/site-context.tsx';
import { accountMutations, accountQueries } from '../client.ts';
import { passwordResetCalls } from '../contract.ts';
import { accountAdminPaths } from '../paths.ts';
import styles from './credentials-form.module.css';
import { EntryMark, EntryScreen } from './entry-screen.tsx';

/** Sends a link for a new password, or says whom to ask where no e-mail is sent. */
export default function ForgottenScreen() {
  const { t } = useTranslation('accounts');
  const { data } = useQuery(accountQueries.passwordResets(useSite()));
  const [sentTo, setSentTo] = useState<string>();
  return (
    <EntryScreen title={t('forgotten.title')}>
      <EntryMark />
      <h1>{t('forgotten.title')}</h1>
      {data?.is_mailed === false && <Note>{t('forgotten.unmailed')}</Note>}
      {sentTo === undefined ? (
        data?.is_mailed !== false && <RequestForm onSent={setSentTo} />
      ) : (
        <p role="status">{t('forgotten.sent', { email: sentTo })}</p>
      )}
      <Link to={accountAdminPaths.login.href()}>{t('forgotten.back')}</Link>
    </EntryScreen>
  );
}

function RequestForm({ onSent }: { onSent: (email: string) => void }) {
  const { t } = useTranslation('accounts');
  const { t: tCommon } = useTranslation('common');
  const { api } = useSite();
  const [failure, setFailure] = useState<string>();
  const form = useForm({
    defaultValues: { email: '' },
    resolver: schemaResolver<{ email: string }>(passwordResetCalls.request.body.schema, tCommon),
  });
  const { errors, isSubmitting } = form.formState;
  const submit = form.handleSubmit(async body => {
    setFailure(undefined);
    try {
      await accountMutations.requestPasswordReset(api)(body);
    } catch (error) {
      return setFailure(errorText(error, t('forgotten.failed')));
    }
    onSent(body.email);
  });
  return (
    <CheckedForm className={styles.form} isSubmitting={isSubmitting} submit={submit}>
      <p>{t('forgotten.text')}</p>
      <TextField
        label={t('login.email')}
        type="email"
        autoComplete="username"
        error={errors.email?.message}
        {...form.register('email')}
      />
      {failure && <ErrorNote>{failure}</ErrorNote>}
      <div className={styles.actions}>
        <Button look="primary" type="submit" isBusy={isSubmitting} busyLabel={t('forgotten.busy')}>
          {t('forgotten.submit')}
        </Button>
      </div>
    </CheckedForm>
  );
}
