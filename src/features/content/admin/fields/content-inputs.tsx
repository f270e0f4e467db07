import type { ComponentType } from 'react';
import { type FieldValues, type UseFormReturn, useWatch } from 'react-hook-form';
import { limits } from '#shared/validation.ts';
import { DateField } from '#ui/admin/date-field/date-field.tsx';
import type { FileValue } from '#ui/admin/files/file-field.tsx';
import { PdfField } from '#ui/admin/files/pdf-field.tsx';
import { ControlledField, type FieldMeta, inputProps, LanguageField } from '#ui/admin/forms/form-fields.tsx';
import { TimeField } from '#ui/admin/time-field/time-field.tsx';
import { SelectField, SwitchField, TextAreaField, TextField } from '#ui/forms/field.tsx';
import { useTranslation } from '#ui/i18n.tsx';
import { useSite } from '#ui/site-context.tsx';
import { type Field, type Fields, isRequired } from '../../fields.ts';
import type { ItemState } from '../../states.ts';
import { EventField } from './event-field.tsx';
import { FocusedImageField } from './focused-image-field.tsx';
import { HtmlField } from './html-field.tsx';
import { InstantField } from './instant-field.tsx';

export type OwnInputProps<Values extends FieldValues> = {
  form: UseFormReturn<Values>;
  meta: FieldMeta<keyof Values & string>;
  /** The state of the stored item; undefined for a new one. */
  state?: ItemState | undefined;
};

/** A type's custom inputs, by field name. */
export type OwnInputs<Values extends FieldValues> = {
  [Name in keyof Values & string]?: ComponentType<OwnInputProps<Values>>;
};

type ContentInputsProps<Values extends FieldValues> = OwnInputProps<Values> & {
  fields: Fields;
  inputs?: OwnInputs<Values> | undefined;
  /** The addresses of the stored files, by field name. */
  stored: Readonly<Record<string, string | null>>;
  /** The fields to show; the default is all of the column. */
  where?: FieldTest;
  isLanguageLocked?: boolean;
};

export type FieldTest = (name: string, field: Field) => boolean;

export const not =
  (test: FieldTest): FieldTest =>
  (...field) =>
    !test(...field);

const written: FieldTest = (name, { kind, language }) =>
  name === 'title' || language !== undefined || ['text', 'html', 'link'].includes(kind);

/** The left column: title, description and text, in the language of the item. */
export function ContentWriting<Values extends FieldValues>(props: ContentInputsProps<Values>) {
  return <Inputs {...props} fields={chosen(props.fields, written)} />;
}

/** The right column: every other field. */
export function ContentSettings<Values extends FieldValues>(props: ContentInputsProps<Values>) {
  const { fields, where = () => true } = props;
  return <Inputs {...props} fields={chosen(chosen(fields, not(written)), where)} />;
}

function chosen(fields: Fields, is: FieldTest): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([name, field]) => is(name, field)));
}

function Inputs<Values extends FieldValues>(props: ContentInputsProps<Values>) {
  const { fields, form, meta, state, inputs = {}, stored, isLanguageLocked } = props;
  // The form library cannot infer the field names of a generic form; `ContentEditor` has created it from the
  // fields.
  const known = { form, meta } as unknown as OwnInputProps<Record<string, string>>;
  return Object.entries(fields).map(([name, field]) => {
    const Own = (inputs as Record<string, ComponentType<OwnInputProps<Values>> | undefined>)[name];
    if (Own) return <Own key={name} form={form} meta={meta} state={state} />;
    if (field.kind === 'language' && isLanguageLocked)
      return <LockedLanguage key={name} name={name} {...known} />;
    const file = { stored: stored[name] ?? null, focus: focusOf(name, fields) };
    return <FieldInput key={name} name={name} field={field} {...file} {...known} />;
  });
}

/** The name of the field of what must stay visible of an image, if there is one. */
function focusOf(image: string, fields: Fields): string | undefined {
  return Object.keys(fields).find(name => fields[name]?.of === image);
}

/** The language of an item that has a counterpart in the other one. */
function LockedLanguage({ form, meta, name }: OwnInputProps<Record<string, string>> & { name: string }) {
  const { t } = useTranslation(['translations', 'screens']);
  const lang = form.getValues(name) === 'en' ? 'en' : 'bs';
  return (
    <TextField
      readOnly
      value={t(`screens:languages.${lang}`)}
      hint={t('lockedLanguage')}
      isHintBelow
      {...(meta[name] ?? { label: '' })}
    />
  );
}

type FieldInputProps = OwnInputProps<Record<string, string>> & {
  name: string;
  field: Field;
  stored: string | null;
  focus: string | undefined;
};

function FieldInput({ name, field, form, meta, stored, focus }: FieldInputProps) {
  const { t } = useTranslation('screens');
  const { today } = useSite();
  const lang = useWatch({ control: form.control, name: 'lang' });
  const required = isRequired(field);
  const input = () => ({ required, ...inputProps(form, meta, name) });
  const controlled = { form, meta, name };
  switch (field.kind) {
    case 'line':
      return (
        <TextField
          maxLength={limits.line}
          {...(name === 'title' && { lang, isTitle: true, 'data-autofocus': true })}
          {...input()}
        />
      );
    case 'text':
      return <TextAreaField lang={lang} rows={2} hint={t('hints.lead')} {...input()} />;
    case 'html':
      return (
        <ControlledField {...controlled}>{props => <HtmlField lang={lang} {...props} />}</ControlledField>
      );
    case 'url':
      return <TextField type="url" maxLength={limits.url} {...input()} />;
    case 'link':
      return <TextField inputMode="url" autoCapitalize="none" spellCheck={false} {...input()} />;
    case 'issn':
    case 'doi':
    case 'slug':
      return <TextField autoCapitalize="none" spellCheck={false} {...input()} />;
    case 'language':
      return <LanguageField {...controlled} />;
    case 'choice':
      return (
        <SelectField options={(field.values ?? []).map(value => ({ value, label: value }))} {...input()} />
      );
    case 'day':
      return (
        <ControlledField {...controlled}>
          {props => <DateField required={required} today={today} {...props} />}
        </ControlledField>
      );
    case 'time':
      return (
        <ControlledField {...controlled}>
          {props => <TimeField required={required} {...props} />}
        </ControlledField>
      );
    case 'count':
    case 'whole':
    case 'optionalWhole':
      return <TextField inputMode="numeric" {...input()} />;
    case 'flag':
    case 'boolean':
      return <SwitchField {...inputProps(form, meta, name)} />;
    case 'instant':
      return (
        <ControlledField {...controlled}>
          {props => <InstantField required={required} {...props} />}
        </ControlledField>
      );
    case 'focus':
      // A part of the image's input.
      return null;
    case 'event':
      return <ControlledField {...controlled}>{props => <EventField {...props} />}</ControlledField>;
    case 'image':
    case 'pdf': {
      const files = form as unknown as UseFormReturn<Record<string, FileValue>>;
      const ofFile = { required: required && !stored, isRemovable: !required, stored };
      return (
        <ControlledField form={files} meta={meta} name={name}>
          {props =>
            field.kind === 'pdf' ? (
              <PdfField {...ofFile} {...props} />
            ) : (
              <FocusedImageField {...ofFile} {...props} form={form} meta={meta} focus={focus} />
            )
          }
        </ControlledField>
      );
    }
  }
}
