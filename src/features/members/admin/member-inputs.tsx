import type { UseFormReturn } from 'react-hook-form';
import { limits } from '#shared/validation.ts';
import { fieldMeta, inputProps } from '#ui/admin/forms/form-fields.tsx';
import { SelectField, TextField } from '#ui/forms/field.tsx';
import { type Translate, useTranslation } from '#ui/i18n.tsx';
import { sixColumnsClass, spanClass } from '#ui/pages/six-columns.ts';
import { membershipTypes } from '../membership-types.ts';
import type { PersonInput } from '../person.ts';
import { personColumns } from '../person-columns.ts';
import { basicFields, type FieldName, type Group, optionalGroups } from '../person-groups.ts';
import styles from './member-inputs.module.css';

const names = Object.keys(personColumns) as (keyof PersonInput)[];

export function memberPlaces(t: Translate<readonly ['membersAdmin', 'applications']>) {
  const labelOf = (name: keyof PersonInput) =>
    name === 'membershipType' ? t('columns.type') : t(`applications:fields.${name}`);
  const labels = Object.fromEntries(names.map(name => [name, labelOf(name)]));
  return fieldMeta('member', labels as Record<keyof PersonInput, string>);
}

type InputsProps = { form: UseFormReturn<PersonInput>; meta: ReturnType<typeof memberPlaces> };

/** The text fields, grouped as in the application form. */
export function MemberFields(props: InputsProps) {
  const { t } = useTranslation('applications');
  return (
    <div>
      <FieldsOf {...props} title={t('groups.basic')} fields={basicFields} />
      {optionalGroups.map(({ id, fields }) => (
        <FieldsOf key={id} {...props} title={t(`groups.${id}`)} fields={fields} />
      ))}
    </div>
  );
}

const first: FieldName = 'firstName';

function FieldsOf({ form, meta, title, fields }: InputsProps & Pick<Group, 'fields'> & { title: string }) {
  return (
    <fieldset className={styles.group}>
      <legend>{title}</legend>
      <div className={sixColumnsClass}>
        {fields.map(({ name, columns, isRequired, type }) => (
          <TextField
            key={name}
            className={spanClass[columns]}
            type={type ?? 'text'}
            required={isRequired}
            maxLength={limits.line}
            // The data is another person's than the administrator's.
            autoComplete="off"
            data-autofocus={name === first ? true : undefined}
            {...inputProps(form, meta, name)}
          />
        ))}
      </div>
    </fieldset>
  );
}

export function MembershipField({ form, meta }: InputsProps) {
  const { t } = useTranslation('applications');
  return (
    <SelectField
      options={membershipTypes.map(value => ({ value, label: t(`membershipTypes.${value}`) }))}
      {...inputProps(form, meta, 'membershipType')}
    />
  );
}
