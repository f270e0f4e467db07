import { membershipTypes } from '#features/members/membership-types.ts';
import type { Group, optionalGroups } from '#features/members/person-groups.ts';
import { tidy } from '#shared/typography.ts';
import { FieldError, TextField } from '#ui/field.tsx';
import { useTranslation } from '#ui/i18n.tsx';
import { Icon } from '#ui/icon.tsx';
import { iconChevronDown } from '#ui/icons.ts';
import { sixColumnsClass, spanClass } from '#ui/six-columns.ts';
import choice from './choice.module.css';
import styles from './field-groups.module.css';
import { anchorOf } from './groups.ts';

type ErrorProps = { errorOf: (name: string) => string | undefined };

export function FieldGroup({ fields, errorOf }: ErrorProps & Pick<Group, 'fields'>) {
  const { t } = useTranslation('applications');
  return (
    <fieldset id={anchorOf('basic')}>
      <legend className={styles.title}>{t('groups.basic')}</legend>
      <p className={styles.hint}>{tidy(t('requiredHint'))}</p>
      <Fields fields={fields} errorOf={errorOf} />
    </fieldset>
  );
}

type FoldedGroupProps = ErrorProps & Pick<Group, 'fields'> & { id: (typeof optionalGroups)[number]['id'] };

/** Optional fields in a native `details`, which the browser's page search opens. */
export function FoldedGroup({ id, fields, errorOf }: FoldedGroupProps) {
  const { t } = useTranslation('applications');
  const anchor = anchorOf(id);
  return (
    <details
      className={styles.folded}
      id={anchor}
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
        <Fields fields={fields} errorOf={errorOf} />
      </fieldset>
    </details>
  );
}

function Fields({ fields, errorOf }: ErrorProps & Pick<Group, 'fields'>) {
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
          {...input}
        />
      ))}
    </div>
  );
}

export function MembershipChoice({ error }: { error: string | undefined }) {
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
              defaultChecked={index === 0}
            />
            <span>{t(`membershipTypes.${type}`)}</span>
          </label>
        ))}
      </div>
      <FieldError id={`${id}-error`} error={error} />
    </fieldset>
  );
}
