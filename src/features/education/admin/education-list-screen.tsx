import { ContentListScreen } from '#features/content/admin/content-list-screen.tsx';
import { useTranslation } from '#ui/i18n.tsx';
import { educationQueries } from '../client.ts';
import { EducationDeleteDialog } from './education-delete-dialog.tsx';
import { EducationEditor } from './education-editor.tsx';

export default function EducationListScreen() {
  const { t } = useTranslation('educationAdmin');
  return (
    <ContentListScreen
      t={t}
      noun={educationQueries.all[0]}
      page={educationQueries.page}
      sortable={['title', 'year']}
      defaultSort="-year"
      columns={[{ header: t('columns.year'), cell: item => item.year, isNumeric: true, sort: 'year' }]}
      Editor={EducationEditor}
      DeleteDialog={EducationDeleteDialog}
    />
  );
}
