import { ContentListScreen } from '#features/content/admin/list/content-list-screen.tsx';
import { useTranslation } from '#ui/i18n.tsx';
import { educationCalls, educationFields } from '../contract.ts';
import { educationPaths } from '../paths.ts';
import { EducationEditor } from './education-editor.tsx';
import { educationAdminQueries } from './queries.ts';

export default function EducationListScreen() {
  const { t } = useTranslation('educationAdmin');
  return (
    <ContentListScreen
      fields={educationFields}
      t={t}
      queries={educationAdminQueries}
      calls={educationCalls}
      defaultSort="-year"
      columns={[{ header: t('columns.year'), cell: item => item.year, isNumeric: true, sort: 'year' }]}
      publicPath={educationPaths.item.href}
      hasYears
      Editor={EducationEditor}
    />
  );
}
