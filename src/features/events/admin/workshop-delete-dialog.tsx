import type { DeleteDialogProps } from '#features/content/admin/content-delete-dialog.tsx';
import { useTranslation } from '#ui/i18n.tsx';
import { workshopQueries } from '../client.ts';
import { workshopCalls } from '../contract.ts';
import { EventDeleteDialog } from './event-delete-dialog.tsx';

export function WorkshopDeleteDialog(props: DeleteDialogProps) {
  const { t } = useTranslation('workshopAdmin');
  return <EventDeleteDialog t={t} queries={workshopQueries} calls={workshopCalls} {...props} />;
}
