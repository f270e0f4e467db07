import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { mailQueries } from '#features/mail/client.ts';
import { errorText } from '#shared/api/error-text.ts';
import { useWithSession } from '#ui/admin/saving/sign-in-again.ts';
import { ConfirmDialog } from '#ui/dialog.tsx';
import { useTranslation } from '#ui/i18n.tsx';
import { useSite } from '#ui/site-context.tsx';
import { useToasts } from '#ui/toast.tsx';
import { applicationCalls } from '../../contract.ts';
import type { Application } from '../../schemas.ts';

type NewLinkDialogProps = { application: Application; onClose: () => void };

/** Asks before the applicant is sent a new link, since the one before opens nothing from then on. */
export function NewLinkDialog({ application: { id, email }, onClose }: NewLinkDialogProps) {
  const { t } = useTranslation(['applicationsAdmin', 'mailAdmin', 'screens']);
  const site = useSite();
  const { showSuccess, showError } = useToasts();
  const queryClient = useQueryClient();
  const withSession = useWithSession();
  const { data: mailState } = useQuery(mailQueries.state(site));
  const mutation = useMutation({
    mutationFn: () => withSession(() => site.api(applicationCalls.sendNewLink, { body: { id } })),
    onSuccess: () => {
      showSuccess(t('mailAdmin:written', { count: 1 }));
      onClose();
      void queryClient.invalidateQueries({ queryKey: mailQueries.all });
    },
    onError: error => showError(errorText(error, t('newLink.failed'))),
  });
  return (
    <ConfirmDialog
      title={t('newLink.title')}
      look="primary"
      confirmLabel={t('newLink.send')}
      busyLabel={t('newLink.sending')}
      cancelLabel={t('screens:cancel')}
      isBusy={mutation.isPending}
      onConfirm={() => mutation.mutate()}
      onCancel={onClose}
    >
      {t('newLink.text', { email })} {mailState && !mailState.is_configured && t('mailAdmin:kept')}
    </ConfirmDialog>
  );
}
