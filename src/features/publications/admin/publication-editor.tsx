import { ContentEditor, type EditorProps } from '#features/content/admin/content-editor.tsx';
import { fieldMeta } from '#ui/admin/form-fields.tsx';
import { useTranslation } from '#ui/i18n.tsx';
import { publicationCalls, publicationFields } from '../contract.ts';
import { publicationAdminQueries } from './queries.ts';

export function PublicationEditor(props: EditorProps) {
  const { t } = useTranslation(['publicationsAdmin', 'screens']);
  const meta = fieldMeta('publication', {
    title: t('screens:fields.title'),
    description: t('screens:fields.description'),
    lang: t('screens:language'),
    url: t('screens:fields.url'),
  });
  return (
    <ContentEditor
      {...props}
      fields={publicationFields}
      t={t}
      queries={publicationAdminQueries}
      calls={publicationCalls}
      meta={meta}
    />
  );
}
