import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { DeleteDialog } from '#ui/admin/delete-dialog.tsx';
import { useTranslation } from '#ui/i18n.tsx';
import { useSite } from '#ui/site-context.tsx';
import { applicationQueries } from '../client.ts';
import { applicationCalls } from '../contract.ts';
import type { Application } from '../schemas.ts';
import { applicantName } from './list/cell-text.ts';

type ApplicationDeleteDialogProps = {
  application: Application;
  queryKey: QueryKey;
  onDone: () => void;
  onCancel: () => void;
};

export function ApplicationDeleteDialog({
  application,
  queryKey,
  onDone,
  onCancel,
}: ApplicationDeleteDialogProps) {
  const { t } = useTranslation('applicationsAdmin');
  const { api } = useSite();
  const queryClient = useQueryClient();
  const { id } = application;
  const remove = async () => {
    await api(applicationCalls.remove, { id });
    // Removed at once, because loading the whole list takes a while.
    queryClient.setQueryData<Application[]>(queryKey, list => list?.filter(other => other.id !== id));
  };
  return (
    <DeleteDialog
      text={t('removal', { name: applicantName(application) })}
      remove={remove}
      deleted={[{ type: 'application', id }]}
      queryKey={applicationQueries.all}
      texts={{ deleted: t('deleted'), failed: t('deleteFailed') }}
      onDone={onDone}
      onCancel={onCancel}
    />
  );
}
