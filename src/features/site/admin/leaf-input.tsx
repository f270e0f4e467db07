import { useFormContext } from 'react-hook-form';
import { HtmlField } from '#features/content/admin/fields/html-field.tsx';
import type { Language } from '#shared/language.ts';
import { ControlledField, inputProps } from '#ui/admin/forms/form-fields.tsx';
import { TextAreaField, TextField } from '#ui/forms/field.tsx';
import { DocumentField } from './document-field.tsx';
import { MomentField } from './moment-field.tsx';
import { PictureField } from './picture-field.tsx';
import { useSectionForm } from './section-context.ts';
import type { Leaf } from './section-fields.ts';

type LeafInputProps = {
  leaf: Leaf;
  path: string;
  /** Undefined of what both languages share. */
  lang?: Language;
  hint?: string | undefined;
  /** Stands in an empty English field: what is shown instead. */
  instead?: string | undefined;
};

/** The input of one value of a section. */
export function LeafInput({ leaf, path, lang, hint, instead }: LeafInputProps) {
  const form = useFormContext<Record<string, string>>();
  const { describe } = useSectionForm();
  const meta = { [path]: describe(path) };
  const required = leaf.required === true && lang !== 'en';
  const input = () => ({
    ...inputProps(form, meta, path),
    ...{ lang, hint, required, placeholder: instead },
    // What both languages share stands side by side.
    isHintBelow: !lang,
    // The first of a form takes the focus.
    'data-autofocus': true,
  });
  const controlled = { form, meta, name: path };
  const plain = { autoCapitalize: 'none', spellCheck: false };
  switch (leaf.kind) {
    case 'line':
      return <TextField autoComplete="off" {...input()} />;
    case 'text':
      return <TextAreaField rows={3} {...input()} />;
    case 'email':
      return <TextField inputMode="email" autoComplete="off" {...plain} {...input()} />;
    case 'phone':
      return <TextField inputMode="tel" autoComplete="off" {...input()} />;
    case 'link':
      return <TextField inputMode="url" autoComplete="off" {...plain} {...input()} />;
    case 'year':
      return <TextField inputMode="numeric" autoComplete="off" {...input()} />;
    case 'orcid':
      return <TextField autoComplete="off" {...plain} {...input()} />;
    case 'html':
      return (
        <ControlledField {...controlled}>
          {field => <HtmlField {...field} hint={hint} {...(lang && { lang })} data-autofocus />}
        </ControlledField>
      );
    case 'moment':
      return <ControlledField {...controlled}>{field => <MomentField {...field} />}</ControlledField>;
    case 'picture':
      return <ControlledField {...controlled}>{field => <PictureField {...field} />}</ControlledField>;
    case 'document':
      return <ControlledField {...controlled}>{field => <DocumentField {...field} />}</ControlledField>;
  }
}
