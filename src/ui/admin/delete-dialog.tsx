import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { errorText } from '#shared/api/error-text.ts';
import { useTranslation } from '#ui/i18n.tsx';
import { ConfirmDialog } from '../dialog.tsx';
import { useToasts } from '../toast.tsx';
import { useWithSession } from './saving/sign-in-again.ts';
import { type Deleted, useOfferUndo } from './undo.ts';

type DeleteDialogProps = {
  /** Names what will be deleted. */
  text: ReactNode;
  remove: () => Promise<unknown>;
  /** What is moved to the trash; undefined if it is removed for good. */
  deleted?: readonly Deleted[];
  /** The queries to refresh. */
  queryKey: QueryKey;
  texts: { deleted: string; failed: string };
  onDone: () => void;
  onCancel: () => void;
};

/** Stays open if the deletion fails. */
export function DeleteDialog(props: DeleteDialogProps) {
  const { text, remove, deleted, queryKey, texts, onDone, onCancel } = props;
  const { t } = useTranslation('screens');
  const { showSuccess, showError } = useToasts();
  const offerUndo = useOfferUndo();
  const queryClient = useQueryClient();
  const withSession = useWithSession();
  const mutation = useMutation({
    mutationFn: () => withSession(remove),
    onSuccess: async () => {
      if (deleted) offerUndo(texts.deleted, deleted);
      else showSuccess(texts.deleted);
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
      onConfirm={() => mutation.mutate()}
      onCancel={onCancel}
    >
      {text}
    </ConfirmDialog>
  );
}
