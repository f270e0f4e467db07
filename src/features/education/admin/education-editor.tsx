import { ContentEditor, type EditorProps } from '#features/content/admin/editor/content-editor.tsx';
import { fieldMeta } from '#ui/admin/forms/form-fields.tsx';
import { useTranslation } from '#ui/i18n.tsx';
import { educationCalls, educationFields } from '../contract.ts';
import { educationAdminQueries } from './queries.ts';

export function EducationEditor(props: EditorProps) {
  const { t } = useTranslation(['educationAdmin', 'screens']);
  const meta = fieldMeta('education', {
    title: t('screens:fields.title'),
    content: t('screens:fields.content'),
    lang: t('screens:language'),
    year: t('fields.year'),
  });
  return (
    <ContentEditor
      {...props}
      fields={educationFields}
      t={t}
      queries={educationAdminQueries}
      calls={educationCalls}
      meta={meta}
    />
  );
}
