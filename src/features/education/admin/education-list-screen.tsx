import { ContentListScreen } from '#features/content/admin/content-list-screen.tsx';
import { useTranslation } from '#ui/i18n.tsx';
import { educationQueries } from '../client.ts';
import { educationCalls, educationFields } from '../contract.ts';
import { EducationEditor } from './education-editor.tsx';

export default function EducationListScreen() {
  const { t } = useTranslation('educationAdmin');
  return (
    <ContentListScreen
      fields={educationFields}
      t={t}
      queries={educationQueries}
      calls={educationCalls}
      defaultSort="-year"
      columns={[{ header: t('columns.year'), cell: item => item.year, isNumeric: true, sort: 'year' }]}
      Editor={EducationEditor}
    />
  );
}
