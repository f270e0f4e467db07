import { useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import { errorText } from '#shared/api/error-text.ts';
import { CheckedForm } from '#ui/admin/forms/checked-form.tsx';
import { schemaResolver, showServerErrors } from '#ui/admin/forms/form.ts';
import { useWithSession } from '#ui/admin/saving/sign-in-again.ts';
import { Button } from '#ui/button.tsx';
import { Modal, smallDialogClass } from '#ui/dialog.tsx';
import { ErrorNote } from '#ui/forms/error-summary.tsx';
import { TextField } from '#ui/forms/field.tsx';
import { useTranslation } from '#ui/i18n.tsx';
import { useSite } from '#ui/site-context.tsx';
import { useToasts } from '#ui/toast.tsx';
import { accountMutations, accountQueries } from '../client.ts';
import { ownPassword } from '../two-factor-contract.ts';
import styles from './two-factor.module.css';

/** Turns the second factor off, which takes the password. */
export function EndTwoFactor({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('twoFactor');
  const { t: tCommon } = useTranslation('common');
  const id = useId();
  const site = useSite();
  const queryClient = useQueryClient();
  const withSession = useWithSession();
  const { showSuccess } = useToasts();
  const [failure, setFailure] = useState<string>();
  const form = useForm({ defaultValues: { password: '' }, resolver: schemaResolver(ownPassword, tCommon) });
  const { errors, isSubmitting } = form.formState;
  const submit = form.handleSubmit(async body => {
    setFailure(undefined);
    try {
      await withSession(() => accountMutations.endTwoFactor(site.api)(body));
    } catch (error) {
      if (!showServerErrors(form, error)) setFailure(errorText(error, t('end.failed')));
      return;
    }
    showSuccess(t('end.done'));
    onClose();
    await queryClient.invalidateQueries(accountQueries.twoFactor(site));
  });
  return (
    <Modal className={smallDialogClass} aria-labelledby={id} onDismiss={onClose}>
      <h2 id={id}>{t('end.title')}</h2>
      <p>{t('end.text')}</p>
      <CheckedForm className={styles.form} isSubmitting={isSubmitting} submit={submit}>
        <TextField
          label={t('end.password')}
          type="password"
          autoComplete="current-password"
          data-autofocus
          error={errors.password?.message}
          {...form.register('password')}
        />
        {failure && <ErrorNote>{failure}</ErrorNote>}
        <div className={styles.actions}>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button look="danger" type="submit" isBusy={isSubmitting} busyLabel={t('busy')}>
            {t('end.submit')}
          </Button>
        </div>
      </CheckedForm>
    </Modal>
  );
}
