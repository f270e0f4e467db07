import type { OwnInputProps } from '#features/content/admin/content-inputs.tsx';
import type { FormValues } from '#features/content/admin/form-values.ts';
import { formatDay, isDay } from '#shared/dates.ts';
import { DateField } from '#ui/admin/date-field/date-field.tsx';
import { ControlledField, inputProps } from '#ui/admin/form-fields.tsx';
import { hintClass, SelectField } from '#ui/field.tsx';
import { useTranslation } from '#ui/i18n.tsx';
import { useSite } from '#ui/site-context.tsx';
import { newsCategories } from '../categories.ts';
import type { newsFields } from '../contract.ts';
import styles from './news-inputs.module.css';

type InputProps = OwnInputProps<FormValues<typeof newsFields>>;

export function Category({ form, meta }: InputProps) {
  const { t } = useTranslation('news');
  return (
    <SelectField
      required
      options={newsCategories.map(value => ({ value, label: t(`categories.${value}`) }))}
      {...inputProps(form, meta, 'category')}
    />
  );
}

/** Says that an item with a future day is published at once. */
export function PublishedAt({ form, meta }: InputProps) {
  const { t } = useTranslation('newsAdmin');
  const { today } = useSite();
  return (
    <ControlledField form={form} meta={meta} name="publishedAt">
      {field => (
        <div>
          <DateField required today={today} {...field} />
          <p className={`${hintClass} ${styles.told}`} role="status">
            {isDay(field.value) &&
              field.value > today &&
              t('visibleAtOnce', { date: formatDay(field.value, 'bs') })}
          </p>
        </div>
      )}
    </ControlledField>
  );
}
