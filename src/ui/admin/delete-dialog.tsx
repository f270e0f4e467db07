import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { errorText } from '#shared/error-text.ts';
import { useTranslation } from '#ui/i18n.tsx';
import { ConfirmDialog } from '../dialog.tsx';
import { useToasts } from '../toast.tsx';
import { useWithSession } from './sign-in-again.ts';

type DeleteDialogProps = {
  /** Names what will be deleted. */
  text: ReactNode;
  children?: ReactNode;
  /** Whether the user has confirmed as required. Called before the deletion. */
  check?: () => boolean;
  remove: () => Promise<unknown>;
  /** The queries to refresh. */
  queryKey: QueryKey;
  texts: { deleted: string; failed: string };
  onDone: () => void;
  onCancel: () => void;
};

/** Stays open if the deletion fails. */
export function DeleteDialog(props: DeleteDialogProps) {
  const { text, children, check = () => true, remove, queryKey, texts, onDone, onCancel } = props;
  const { t } = useTranslation('screens');
  const { showSuccess, showError } = useToasts();
  const queryClient = useQueryClient();
  const withSession = useWithSession();
  const mutation = useMutation({
    mutationFn: () => withSession(remove),
    onSuccess: async () => {
      showSuccess(texts.deleted);
      onDone();
      await queryClient.invalidateQueries({ queryKey });
    },
    onError: error => showError(errorText(error, texts.failed)),
  });
  return (
    <ConfirmDialog
      title={t('removal.title')}
      confirmLabel={t('removal.confirm')}
      busyLabel={t('removal.busy')}
      cancelLabel={t('removal.cancel')}
      isBusy={mutation.isPending}
      onConfirm={() => check() && mutation.mutate()}
      below={children}
      onCancel={onCancel}
    >
      {text}
    </ConfirmDialog>
  );
}
