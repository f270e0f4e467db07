import type { FormValues } from '#features/content/admin/editor/form-values.ts';
import type { OwnInputProps } from '#features/content/admin/fields/content-inputs.tsx';
import { useMoments } from '#features/content/admin/use-moments.ts';
import { isDay } from '#shared/dates.ts';
import { DateField } from '#ui/admin/date-field/date-field.tsx';
import { ControlledField, inputProps } from '#ui/admin/forms/form-fields.tsx';
import { useDates } from '#ui/admin/use-dates.ts';
import { hintClass, SelectField } from '#ui/forms/field.tsx';
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

/** Says when an item with a future day is visible: its day is not the moment when it becomes public. */
export function PublishedAt({ form, meta, state }: InputProps) {
  const { t } = useTranslation('newsAdmin');
  const { describe } = useMoments();
  const { today } = useSite();
  const dates = useDates();
  const whenVisible = (date: string) => {
    if (state?.status === 'published') return t('visible.published', { date });
    if (state?.status !== 'scheduled' || !state.publish_at) return t('visible.draft', { date });
    return t('visible.scheduled', { date, moment: describe(state.publish_at) });
  };
  return (
    <ControlledField form={form} meta={meta} name="publishedAt">
      {field => (
        <div>
          <DateField required today={today} {...field} />
          <p className={`${hintClass} ${styles.told}`} role="status">
            {isDay(field.value) && field.value > today && whenVisible(dates.day(field.value))}
          </p>
        </div>
      )}
    </ControlledField>
  );
}
