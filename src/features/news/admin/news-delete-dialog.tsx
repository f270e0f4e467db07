import {
  ContentDeleteDialog,
  type DeleteDialogProps,
} from '#features/content/admin/content-delete-dialog.tsx';
import { useTranslation } from '#ui/i18n.tsx';
import { newsQueries } from '../client.ts';
import { newsCalls } from '../contract.ts';

export function NewsDeleteDialog(props: DeleteDialogProps) {
  const { t } = useTranslation('newsAdmin');
  return <ContentDeleteDialog t={t} queries={newsQueries} calls={newsCalls} {...props} />;
}
