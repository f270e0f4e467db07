import type { UseFormReturn } from 'react-hook-form';
import { formatDay, isDay } from '#shared/dates.ts';
import { limits } from '#shared/validation.ts';
import { DateField } from '#ui/admin/date-field/date-field.tsx';
import { ControlledField, fieldMeta, inputProps, LanguageField } from '#ui/admin/form-fields.tsx';
import { ImageField, type ImageValue } from '#ui/admin/image-field.tsx';
import { hintClass, SelectField, TextField } from '#ui/field.tsx';
import type { Translate } from '#ui/i18n.tsx';
import { useTranslation } from '#ui/i18n.tsx';
import { useSite } from '#ui/site-context.tsx';
import { newsCategories } from '../categories.ts';
import type { NewsInput } from '../contract.ts';
import styles from './news-inputs.module.css';

export type NewsValues = NewsInput & { image: ImageValue };

export function newsPlaces(t: Translate<readonly ['newsAdmin', 'screens']>) {
  return fieldMeta('news', {
    title: t('screens:fields.title'),
    description: t('screens:fields.description'),
    content: t('screens:fields.content'),
    author: t('fields.author'),
    category: t('fields.category'),
    publishedAt: t('fields.publishedAt'),
    lang: t('screens:language'),
    image: t('screens:fields.image'),
  });
}

type NewsSettingsProps = {
  form: UseFormReturn<NewsValues>;
  meta: ReturnType<typeof newsPlaces>;
  storedImage: string | null;
};

export function NewsSettings({ form, meta, storedImage }: NewsSettingsProps) {
  const { t } = useTranslation(['news', 'newsAdmin']);
  const { today } = useSite();
  return (
    <>
      <LanguageField form={form} meta={meta} name="lang" />
      <SelectField
        required
        options={newsCategories.map(value => ({ value, label: t(`categories.${value}`) }))}
        {...inputProps(form, meta, 'category')}
      />
      <ControlledField form={form} meta={meta} name="publishedAt">
        {field => (
          <div>
            <DateField required today={today} {...field} />
            <p className={`${hintClass} ${styles.told}`} role="status">
              {isDay(field.value) &&
                field.value > today &&
                t('newsAdmin:visibleAtOnce', { date: formatDay(field.value, 'bs') })}
            </p>
          </div>
        )}
      </ControlledField>
      <TextField required maxLength={limits.line} {...inputProps(form, meta, 'author')} />
      <ControlledField form={form} meta={meta} name="image">
        {field => <ImageField stored={storedImage} {...field} />}
      </ControlledField>
    </>
  );
}
