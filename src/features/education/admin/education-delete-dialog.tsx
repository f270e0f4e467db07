import {
  ContentDeleteDialog,
  type DeleteDialogProps,
} from '#features/content/admin/content-delete-dialog.tsx';
import { useTranslation } from '#ui/i18n.tsx';
import { educationQueries } from '../client.ts';
import { educationCalls } from '../contract.ts';

export function EducationDeleteDialog(props: DeleteDialogProps) {
  const { t } = useTranslation('educationAdmin');
  return <ContentDeleteDialog t={t} queries={educationQueries} calls={educationCalls} {...props} />;
}
