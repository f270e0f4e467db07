import {
  ContentDeleteDialog,
  type DeleteDialogProps,
} from '#features/content/admin/content-delete-dialog.tsx';
import { useTranslation } from '#ui/i18n.tsx';
import { publicationQueries } from '../client.ts';
import { publicationCalls } from '../contract.ts';

export function PublicationDeleteDialog(props: DeleteDialogProps) {
  const { t } = useTranslation('publicationsAdmin');
  return <ContentDeleteDialog t={t} queries={publicationQueries} calls={publicationCalls} {...props} />;
}
