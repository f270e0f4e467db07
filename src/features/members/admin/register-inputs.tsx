import type { UseFormReturn } from 'react-hook-form';
import { languages } from '#shared/language.ts';
import { limits } from '#shared/validation.ts';
import { DateField } from '#ui/admin/date-field/date-field.tsx';
import { ControlledField, type FieldMeta, fieldMeta, inputProps } from '#ui/admin/forms/form-fields.tsx';
import { SelectField, TextAreaField, TextField } from '#ui/forms/field.tsx';
import { type Translate, useTranslation } from '#ui/i18n.tsx';
import { useSite } from '#ui/site-context.tsx';
import { memberStatuses } from '../status.ts';
import type { MemberValues } from './member-fields.ts';

type Name = 'status' | 'number' | 'paidUntil' | 'note' | 'lang';

export function registerPlaces(t: Translate<readonly ['membersAdmin', 'applications']>) {
  return fieldMeta('member', {
    status: t('columns.status'),
    number: t('columns.number'),
    paidUntil: t('columns.paidUntil'),
    note: t('columns.note'),
    lang: t('columns.lang'),
  });
}

type RegisterFieldsProps = { form: UseFormReturn<MemberValues>; meta: FieldMeta<Name> };

/** What the association keeps of a member. */
export function RegisterFields({ form, meta }: RegisterFieldsProps) {
  const { t } = useTranslation('membersAdmin');
  const { today } = useSite();
  return (
    <>
      <SelectField
        options={memberStatuses.map(value => ({ value, label: t(`statuses.${value}`) }))}
        {...inputProps(form, meta, 'status')}
      />
      <TextField maxLength={40} autoComplete="off" {...inputProps(form, meta, 'number')} />
      <ControlledField form={form} meta={meta} name="paidUntil">
        {field => <DateField today={today} {...field} />}
      </ControlledField>
      <SelectField
        options={languages.map(value => ({ value, label: t(`languages.${value}`) }))}
        hint={t('langHint')}
        {...inputProps(form, meta, 'lang')}
      />
      <TextAreaField
        rows={4}
        maxLength={limits.text}
        hint={t('noteHint')}
        {...inputProps(form, meta, 'note')}
      />
    </>
  );
}
