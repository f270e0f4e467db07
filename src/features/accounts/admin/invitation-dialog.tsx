import { useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { type Role, roles } from '#shared/api/access.ts';
import { errorText } from '#shared/api/error-text.ts';
import { newIdempotencyKey } from '#shared/api/idempotency-key.ts';
import { schemaResolver, showServerErrors } from '#ui/admin/forms/form.ts';
import { FormSheet } from '#ui/admin/forms/form-sheet.tsx';
import { useWithSession } from '#ui/admin/saving/sign-in-again.ts';
import { SelectField, TextField } from '#ui/forms/field.tsx';
import { useTranslation } from '#ui/i18n.tsx';
import { useSite } from '#ui/site-context.tsx';
import { useToasts } from '#ui/toast.tsx';
import { accountQueries } from '../client.ts';
import { managementCalls } from '../contract.ts';

type InvitationDialogProps = {
  onInvited: (invited: { email: string; link: string }) => void;
  onClose: () => void;
};

/** Invites somebody by e-mail address. */
export function InvitationDialog({ onInvited, onClose }: InvitationDialogProps) {
  const { t } = useTranslation(['usersAdmin', 'accounts']);
  const { t: tCommon } = useTranslation('common');
  const { api } = useSite();
  const { showError } = useToasts();
  const withSession = useWithSession();
  const queryClient = useQueryClient();
  const form = useForm<{ email: string; role: Role }>({
    defaultValues: { email: '', role: 'editor' },
    resolver: schemaResolver(managementCalls.create.body.schema, tCommon),
  });
  const { errors, isSubmitting } = form.formState;
  const submit = form.handleSubmit(async body => {
    try {
      const idempotencyKey = newIdempotencyKey();
      onInvited(await withSession(() => api(managementCalls.create, { body }, { idempotencyKey })));
    } catch (error) {
      if (!showServerErrors(form, error)) showError(errorText(error, t('failed')));
      return;
    }
    onClose();
    await queryClient.invalidateQueries({ queryKey: accountQueries.accountsKey });
  });
  return (
    <FormSheet
      title={t('invite.title')}
      submitLabel={t('invite.submit')}
      busyLabel={t('invite.busy')}
      isSubmitting={isSubmitting}
      submit={submit}
      onClose={onClose}
    >
      <TextField
        label={t('accounts:login.email')}
        type="email"
        required
        data-autofocus
        error={errors.email?.message}
        {...form.register('email')}
      />
      <SelectField
        label={t('columns.role')}
        hint={t('invite.roleHint')}
        options={roles.toReversed().map(value => ({ value, label: t(`roles.${value}`) }))}
        {...form.register('role')}
      />
    </FormSheet>
  );
}
