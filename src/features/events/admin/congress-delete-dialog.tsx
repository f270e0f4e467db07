import type { DeleteDialogProps } from '#features/content/admin/content-delete-dialog.tsx';
import { useTranslation } from '#ui/i18n.tsx';
import { congressQueries } from '../client.ts';
import { congressCalls } from '../contract.ts';
import { EventDeleteDialog } from './event-delete-dialog.tsx';

export function CongressDeleteDialog(props: DeleteDialogProps) {
  const { t } = useTranslation('congressAdmin');
  return <EventDeleteDialog t={t} queries={congressQueries} calls={congressCalls} {...props} />;
}
