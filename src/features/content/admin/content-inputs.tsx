import { type FieldValues, type Path, type UseFormReturn, useWatch } from 'react-hook-form';
import type { Language } from '#shared/language.ts';
import { limits } from '#shared/validation.ts';
import { ControlledField, type FieldMeta, inputProps } from '#ui/admin/form-fields.tsx';
import { RichTextField } from '#ui/admin/rich-text/rich-text-field.tsx';
import { TextAreaField, TextField } from '#ui/field.tsx';
import { useTranslation } from '#ui/i18n.tsx';

/** Of a form the names of those fields whose value is a text. */
type TextIn<Values> = {
  [Name in keyof Values & string]: Values[Name] extends string ? Name : never;
}[keyof Values & string];

type ContentWritingProps<Values extends FieldValues> = {
  form: UseFormReturn<Values>;
  meta: FieldMeta<'title' | TextIn<Values>>;
  /** The description of a few lines, of types that have one. */
  lead?: TextIn<Values>;
  isLeadRequired?: boolean;
  /** The text with formatting. */
  text: TextIn<Values>;
};

/** The writing column of every type of content: title, description and text, in the language of the item. */
export function ContentWriting<Values extends FieldValues & { title: string; lang: Language }>(
  props: ContentWritingProps<Values>,
) {
  const { lead, isLeadRequired } = props;
  const { t } = useTranslation('screens');
  const text: string = props.text;
  // The form library cannot tell the names of a form that is not known; `TextIn` has checked them.
  const form = props.form as unknown as UseFormReturn<Record<string, string>>;
  const meta = props.meta as FieldMeta<Path<Record<string, string>>>;
  const lang = useWatch({ control: form.control, name: 'lang' });
  return (
    <>
      <TextField
        lang={lang}
        isTitle
        required
        maxLength={limits.line}
        data-autofocus
        {...inputProps(form, meta, 'title')}
      />
      {lead && (
        <TextAreaField
          lang={lang}
          rows={2}
          hint={t('hints.lead')}
          required={isLeadRequired}
          {...inputProps(form, meta, lead)}
        />
      )}
      <ControlledField form={form} meta={meta} name={text}>
        {field => <RichTextField lang={lang} {...field} />}
      </ControlledField>
    </>
  );
}
