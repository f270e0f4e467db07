import { ContentEditor, type EditorProps } from '#features/content/admin/editor/content-editor.tsx';
import type { FormValues } from '#features/content/admin/editor/form-values.ts';
import type { OwnInputProps } from '#features/content/admin/fields/content-inputs.tsx';
import { limits } from '#shared/validation.ts';
import { fieldMeta, inputProps } from '#ui/admin/forms/form-fields.tsx';
import { TextField } from '#ui/forms/field.tsx';
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
    authors: t('fields.authors'),
    year: t('fields.year'),
    issn: t('fields.issn'),
    doi: t('fields.doi'),
  });
  return (
    <ContentEditor
      {...props}
      fields={publicationFields}
      t={t}
      queries={publicationAdminQueries}
      calls={publicationCalls}
      meta={meta}
      inputs={{ authors: Authors }}
    />
  );
}

function Authors({ form, meta }: OwnInputProps<FormValues<typeof publicationFields>>) {
  const { t } = useTranslation('publicationsAdmin');
  return (
    <TextField maxLength={limits.line} hint={t('hints.authors')} {...inputProps(form, meta, 'authors')} />
  );
}
