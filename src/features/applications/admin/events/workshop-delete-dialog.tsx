import type { DeleteDialogProps } from '#features/content/admin/content-delete-dialog.tsx';
import { workshopQueries } from '#features/events/client.ts';
import { workshopCalls } from '#features/events/contract.ts';
import { useTranslation } from '#ui/i18n.tsx';
import { EventDeleteDialog } from './event-delete-dialog.tsx';

export function WorkshopDeleteDialog(props: DeleteDialogProps) {
  const { t } = useTranslation('workshopAdmin');
  return <EventDeleteDialog t={t} queries={workshopQueries} calls={workshopCalls} {...props} />;
}
