import { ContentEditor, type EditorProps } from '#features/content/admin/content-editor.tsx';
import { ContentWriting } from '#features/content/admin/content-inputs.tsx';
import { fieldMeta, inputProps, LanguageField } from '#ui/admin/form-fields.tsx';
import { TextField } from '#ui/field.tsx';
import { useTranslation } from '#ui/i18n.tsx';
import { educationQueries } from '../client.ts';
import { type EducationInput, type EducationItem, educationCalls } from '../contract.ts';

/** The year as it is typed. */
type EducationValues = Omit<EducationInput, 'year'> & { year: string };

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
      t={t}
      queries={educationQueries}
      calls={educationCalls}
      valuesOf={valuesOf}
      meta={meta}
      main={form => <ContentWriting form={form} meta={meta} text="content" />}
      side={form => (
        <>
          <LanguageField form={form} meta={meta} name="lang" />
          <TextField required inputMode="numeric" {...inputProps(form, meta, 'year')} />
        </>
      )}
    />
  );
}

function valuesOf(item: EducationItem | undefined): EducationValues {
  return {
    title: item?.title ?? '',
    content: item?.content ?? '',
    lang: item?.lang ?? 'bs',
    year: item ? String(item.year) : '',
  };
}
