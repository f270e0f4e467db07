import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type FieldErrors, useForm } from 'react-hook-form';
import { errorText } from '#shared/api/error-text.ts';
import { Card } from '#ui/admin/card.tsx';
import { CheckedForm } from '#ui/admin/forms/checked-form.tsx';
import { schemaResolver, showServerErrors } from '#ui/admin/forms/form.ts';
import { Button } from '#ui/button.tsx';
import { ErrorNote } from '#ui/forms/error-summary.tsx';
import { useTranslation } from '#ui/i18n.tsx';
import { useSite } from '#ui/site-context.tsx';
import { useToasts } from '#ui/toast.tsx';
import { accountMutations, accountQueries } from '../client.ts';
import { passwordChange } from '../contract.ts';
import { accountAnchors } from '../paths.ts';
import styles from './change-password.module.css';
import { PasswordField } from './password-field.tsx';

type Values = { currentPassword: string; newPassword: string; confirmation: string };

export function ChangePassword() {
  const { t } = useTranslation('accounts');
  const { t: tCommon } = useTranslation('common');
  const site = useSite();
  const { showSuccess, showError } = useToasts();
  const queryClient = useQueryClient();
  const [failure, setFailure] = useState<string>();
  const bySchema = schemaResolver<Values>(passwordChange, tCommon);
  const form = useForm<Values>({
    defaultValues: { currentPassword: '', newPassword: '', confirmation: '' },
    resolver: async (values, context, options) => {
      const { errors } = await bySchema(values, context, options);
      const mismatch: FieldErrors<Values> =
        values.newPassword === values.confirmation
          ? {}
          : { confirmation: { type: 'mismatch', message: t('password.mismatch') } };
      const all = { ...errors, ...mismatch };
      return Object.keys(all).length > 0 ? { values: {}, errors: all } : { values, errors: {} };
    },
  });
  const { errors, isSubmitting } = form.formState;
  const submit = form.handleSubmit(async ({ currentPassword, newPassword }) => {
    setFailure(undefined);
    try {
      await accountMutations.changePassword(site.api)({ currentPassword, newPassword });
    } catch (error) {
      const text = errorText(error, t('password.failed'));
      showError(text);
      if (!showServerErrors(form, error)) setFailure(text);
      return;
    }
    form.reset();
    showSuccess(t('password.changed'));
    // Changing the password has ended the other sessions.
    void queryClient.invalidateQueries(accountQueries.sessions(site));
  });
  return (
    <Card anchor={accountAnchors.password} title={t('password.title')}>
      <CheckedForm className={styles.form} isSubmitting={isSubmitting} submit={submit}>
        <PasswordField
          label={t('password.current')}
          autoComplete="current-password"
          error={errors.currentPassword?.message}
          {...form.register('currentPassword')}
        />
        <PasswordField
          label={t('password.next')}
          hint={t('password.nextHint')}
          isHintBelow
          autoComplete="new-password"
          error={errors.newPassword?.message}
          {...form.register('newPassword')}
        />
        <PasswordField
          label={t('password.confirmation')}
          autoComplete="new-password"
          error={errors.confirmation?.message}
          {...form.register('confirmation')}
        />
        <Button look="primary" type="submit" isBusy={isSubmitting} busyLabel={t('password.busy')}>
          {t('password.submit')}
        </Button>
        {failure && <ErrorNote>{failure}</ErrorNote>}
      </CheckedForm>
    </Card>
  );
}
