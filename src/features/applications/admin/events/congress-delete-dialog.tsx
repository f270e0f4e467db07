import type { DeleteDialogProps } from '#features/content/admin/content-delete-dialog.tsx';
import { congressQueries } from '#features/events/client.ts';
import { congressCalls } from '#features/events/contract.ts';
import { useTranslation } from '#ui/i18n.tsx';
import { EventDeleteDialog } from './event-delete-dialog.tsx';

export function CongressDeleteDialog(props: DeleteDialogProps) {
  const { t } = useTranslation('congressAdmin');
  return <EventDeleteDialog t={t} queries={congressQueries} calls={congressCalls} {...props} />;
}
