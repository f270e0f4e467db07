import { tidy } from '#shared/text/typography.ts';
import { FieldError, TextField } from '#ui/forms/field.tsx';
import { useTranslation } from '#ui/i18n.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import { iconChevronDown } from '#ui/icons/icons.ts';
import { sixColumnsClass, spanClass } from '#ui/pages/six-columns.ts';
import { membershipTypes } from '../../membership-types.ts';
import type { FieldName, Group, optionalGroups } from '../../person-groups.ts';
import choice from './choice.module.css';
import styles from './field-groups.module.css';
import { anchorOf } from './groups.ts';

type InputProps = {
  errorOf: (name: string) => string | undefined;
  /** What the fields begin with; nothing by default. */
  initialOf?: (name: FieldName) => string | undefined;
  /** Whether one is shown and cannot be changed. */
  isFixed?: (name: FieldName) => boolean;
};

export function FieldGroup({ fields, ...inputs }: InputProps & Pick<Group, 'fields'>) {
  const { t } = useTranslation('applications');
  return (
    <fieldset id={anchorOf('basic')}>
      <legend className={styles.title}>{t('groups.basic')}</legend>
      <p className={styles.hint}>{tidy(t('requiredHint'))}</p>
      <Fields fields={fields} {...inputs} />
    </fieldset>
  );
}

type FoldedGroupProps = InputProps & Pick<Group, 'fields'> & { id: (typeof optionalGroups)[number]['id'] };

/** Optional fields in a native `details`, which the browser's page search opens. It begins open where a field has a value. */
export function FoldedGroup({ id, fields, ...inputs }: FoldedGroupProps) {
  const { t } = useTranslation('applications');
  const anchor = anchorOf(id);
  return (
    <details
      className={styles.folded}
      id={anchor}
      open={fields.some(({ name }) => inputs.initialOf?.(name)) || undefined}
      // Values that the browser fills in are visible before they are sent.
      onInput={event => {
        event.currentTarget.open = true;
      }}
    >
      <summary>
        <span className={styles.title} id={`${anchor}-title`}>
          {t(`groups.${id}`)}
        </span>
        <span className={styles.hint}>{t('optional', { count: fields.length })}</span>
        <Icon path={iconChevronDown} />
      </summary>
      <fieldset aria-labelledby={`${anchor}-title`}>
        <Fields fields={fields} {...inputs} />
      </fieldset>
    </details>
  );
}

function Fields({ fields, errorOf, initialOf, isFixed }: InputProps & Pick<Group, 'fields'>) {
  const { t } = useTranslation('applications');
  return (
    <div className={`${sixColumnsClass} ${styles.fields}`}>
      {fields.map(({ name, columns, isRequired, ...input }) => (
        <TextField
          key={name}
          id={name}
          name={name}
          label={t(`fields.${name}`)}
          error={errorOf(name)}
          className={spanClass[columns]}
          type="text"
          required={isRequired}
          defaultValue={initialOf?.(name)}
          readOnly={isFixed?.(name)}
          {...input}
        />
      ))}
    </div>
  );
}

type MembershipProps = { value?: string | undefined; error: string | undefined };

export function MembershipChoice({ value = membershipTypes[0], error }: MembershipProps) {
  const { t } = useTranslation('applications');
  const id = 'membershipType';
  return (
    <fieldset
      className={styles.membership}
      id={anchorOf('membership')}
      aria-describedby={error && `${id}-error`}
    >
      <legend className={styles.title}>{t('groups.membership')}</legend>
      <div className={styles.choices}>
        {membershipTypes.map((type, index) => (
          <label className={choice.choice} key={type}>
            <input
              type="radio"
              name={id}
              id={index === 0 ? id : undefined}
              value={type}
              defaultChecked={type === value}
            />
            <span>{t(`membershipTypes.${type}`)}</span>
          </label>
        ))}
      </div>
      <FieldError id={`${id}-error`} error={error} />
    </fieldset>
  );
}
