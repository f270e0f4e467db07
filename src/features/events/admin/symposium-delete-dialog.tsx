import type { DeleteDialogProps } from '#features/content/admin/content-delete-dialog.tsx';
import { useTranslation } from '#ui/i18n.tsx';
import { symposiumQueries } from '../client.ts';
import { symposiumCalls } from '../contract.ts';
import { EventDeleteDialog } from './event-delete-dialog.tsx';

export function SymposiumDeleteDialog(props: DeleteDialogProps) {
  const { t } = useTranslation('symposiumAdmin');
  return <EventDeleteDialog t={t} queries={symposiumQueries} calls={symposiumCalls} {...props} />;
}
