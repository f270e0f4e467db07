import { ContentEditor, type EditorProps } from '#features/content/admin/content-editor.tsx';
import { ContentWriting } from '#features/content/admin/content-inputs.tsx';
import { limits } from '#shared/validation.ts';
import { fieldMeta, inputProps, LanguageField } from '#ui/admin/form-fields.tsx';
import { TextField } from '#ui/field.tsx';
import { useTranslation } from '#ui/i18n.tsx';
import { publicationQueries } from '../client.ts';
import { type Publication, type PublicationInput, publicationCalls } from '../contract.ts';

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
      t={t}
      queries={publicationQueries}
      calls={publicationCalls}
      valuesOf={valuesOf}
      meta={meta}
      main={form => <ContentWriting form={form} meta={meta} text="description" />}
      side={form => (
        <>
          <LanguageField form={form} meta={meta} name="lang" />
          <TextField required type="url" maxLength={limits.url} {...inputProps(form, meta, 'url')} />
        </>
      )}
    />
  );
}

function valuesOf(publication: Publication | undefined): PublicationInput {
  return {
    title: publication?.title ?? '',
    description: publication?.description ?? '',
    lang: publication?.lang ?? 'bs',
    url: publication?.url ?? '',
  };
}
