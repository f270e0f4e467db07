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
import { redirectQueries } from '../client.ts';
import { type Redirect, redirectCalls, redirectInput } from '../contract.ts';

/** What the dialog begins with; a redirect that there is already has an id. */
export type Begun = Pick<Redirect, 'from' | 'to'> & Partial<Redirect>;

type RedirectDialogProps = { begun: Begun; onClose: () => void };

/** Adds or changes a redirect. */
export function RedirectDialog({ begun, onClose }: RedirectDialogProps) {
  const { t } = useTranslation('redirectsAdmin');
  const { t: tCommon } = useTranslation('common');
  const { api } = useSite();
  const { showSuccess, showError } = useToasts();
  const withSession = useWithSession();
  const queryClient = useQueryClient();
  const { id, from, to } = begun;
  const form = useForm<Pick<Redirect, 'from' | 'to'>>({
    defaultValues: { from, to },
    resolver: schemaResolver(redirectInput, tCommon),
  });
  const { errors, isSubmitting } = form.formState;
  const submit = form.handleSubmit(async body => {
    try {
      const idempotencyKey = newIdempotencyKey();
      await withSession(() =>
        id === undefined
          ? api(redirectCalls.create, { body }, { idempotencyKey })
          : api(redirectCalls.update, { id, body }),
      );
    } catch (error) {
      if (!showServerErrors(form, error)) showError(errorText(error, t('saveError')));
      return;
    }
    showSuccess(t('saved'));
    onClose();
    await queryClient.invalidateQueries({ queryKey: redirectQueries.all });
  });
  return (
    <FormSheet
      title={id === undefined ? t('add') : t('edit')}
      submitLabel={t('save')}
      busyLabel={t('saving')}
      isSubmitting={isSubmitting}
      submit={submit}
      onClose={onClose}
    >
      <TextField
        label={t('from')}
        hint={t('fromHint')}
        required
        data-autofocus={from === '' || undefined}
        error={errors.from?.message}
        {...form.register('from')}
      />
      <TextField
        label={t('to')}
        hint={t('toHint')}
        required
        data-autofocus={from !== '' || undefined}
        error={errors.to?.message}
        {...form.register('to')}
      />
    </FormSheet>
  );
}
