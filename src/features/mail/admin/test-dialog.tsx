import { useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { errorText } from '#shared/api/error-text.ts';
import { newIdempotencyKey } from '#shared/api/idempotency-key.ts';
import { schemaResolver, showServerErrors } from '#ui/admin/forms/form.ts';
import { FormSheet } from '#ui/admin/forms/form-sheet.tsx';
import { useWithSession } from '#ui/admin/saving/sign-in-again.ts';
import { TextField } from '#ui/forms/field.tsx';
import { useTranslation } from '#ui/i18n.tsx';
import { useSite } from '#ui/site-context.tsx';
import { useToasts } from '#ui/toast.tsx';
import { mailQueries } from '../client.ts';
import { mailCalls } from '../contract.ts';

type TestDialogProps = {
  /** What the address field begins with. */
  to: string;
  from: string;
  isConfigured: boolean;
  onClose: () => void;
};

/** Sends a test message to an address. */
export function TestDialog({ to, from, isConfigured, onClose }: TestDialogProps) {
  const { t } = useTranslation('mailAdmin');
  const { t: tCommon } = useTranslation('common');
  const { api } = useSite();
  const { showSuccess, showError } = useToasts();
  const withSession = useWithSession();
  const queryClient = useQueryClient();
  const form = useForm({
    defaultValues: { to },
    resolver: schemaResolver<{ to: string }>(mailCalls.test.body.schema, tCommon),
  });
  const { errors, isSubmitting } = form.formState;
  const submit = form.handleSubmit(async body => {
    try {
      await withSession(() => api(mailCalls.test, { body }, { idempotencyKey: newIdempotencyKey() }));
    } catch (error) {
      if (!showServerErrors(form, error)) showError(errorText(error, t('test.failed')));
      return;
    }
    showSuccess(isConfigured ? t('test.sent') : t('test.kept'));
    onClose();
    await queryClient.invalidateQueries({ queryKey: mailQueries.all });
  });
  return (
    <FormSheet
      title={t('test.title')}
      submitLabel={t('test.send')}
      busyLabel={t('retrying')}
      isSubmitting={isSubmitting}
      submit={submit}
      onClose={onClose}
    >
      <TextField
        label={t('test.to')}
        hint={t('test.hint', { from })}
        type="email"
        required
        data-autofocus
        error={errors.to?.message}
        {...form.register('to')}
      />
    </FormSheet>
  );
}
