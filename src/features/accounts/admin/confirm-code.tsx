import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { errorText } from '#shared/api/error-text.ts';
import { CheckedForm } from '#ui/admin/forms/checked-form.tsx';
import { schemaResolver, showServerErrors } from '#ui/admin/forms/form.ts';
import { useWithSession } from '#ui/admin/saving/sign-in-again.ts';
import { Button } from '#ui/button.tsx';
import { ErrorNote } from '#ui/forms/error-summary.tsx';
import { useTranslation } from '#ui/i18n.tsx';
import { useSite } from '#ui/site-context.tsx';
import { accountMutations } from '../client.ts';
import { ownCode } from '../two-factor-contract.ts';
import { AppCodeField } from './code-fields.tsx';
import styles from './two-factor.module.css';

type ConfirmCodeProps = {
  submitLabel: string;
  /** With new recovery codes. */
  onConfirmed: (codes: readonly string[]) => void;
  onCancel: () => void;
};

/** Shows that the user's app knows the secret. */
export function ConfirmCode({ submitLabel, onConfirmed, onCancel }: ConfirmCodeProps) {
  const { t } = useTranslation('twoFactor');
  const { t: tCommon } = useTranslation('common');
  const { api } = useSite();
  const withSession = useWithSession();
  const [failure, setFailure] = useState<string>();
  const form = useForm({ defaultValues: { code: '' }, resolver: schemaResolver(ownCode, tCommon) });
  const { errors, isSubmitting } = form.formState;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once; the dialog may have been open without the form.
  useEffect(() => form.setFocus('code'), []);
  const submit = form.handleSubmit(async body => {
    setFailure(undefined);
    try {
      const { recovery_codes } = await withSession(() => accountMutations.confirmTwoFactor(api)(body));
      onConfirmed(recovery_codes);
    } catch (error) {
      if (!showServerErrors(form, error)) setFailure(errorText(error, t('offer.failed')));
    }
  });
  return (
    <CheckedForm className={styles.form} isSubmitting={isSubmitting} submit={submit}>
      <AppCodeField error={errors.code?.message} {...form.register('code')} />
      {failure && <ErrorNote>{failure}</ErrorNote>}
      <div className={styles.actions}>
        <Button onClick={onCancel}>{t('cancel')}</Button>
        <Button look="primary" type="submit" isBusy={isSubmitting} busyLabel={t('busy')}>
          {submitLabel}
        </Button>
      </div>
    </CheckedForm>
  );
}
