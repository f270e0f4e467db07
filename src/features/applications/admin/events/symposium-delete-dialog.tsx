import type { DeleteDialogProps } from '#features/content/admin/content-delete-dialog.tsx';
import { symposiumQueries } from '#features/events/client.ts';
import { symposiumCalls } from '#features/events/contract.ts';
import { useTranslation } from '#ui/i18n.tsx';
import { EventDeleteDialog } from './event-delete-dialog.tsx';

export function SymposiumDeleteDialog(props: DeleteDialogProps) {
  const { t } = useTranslation('symposiumAdmin');
  return <EventDeleteDialog t={t} queries={symposiumQueries} calls={symposiumCalls} {...props} />;
}
