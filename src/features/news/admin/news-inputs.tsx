import type { UseFormReturn } from 'react-hook-form';
import { limits } from '#shared/validation.ts';
import { SelectField, TextField } from '#ui/field.tsx';
import type { Translate } from '#ui/i18n.tsx';
import { useTranslation } from '#ui/i18n.tsx';
import { DateField } from '#ui/panel/date-field/date-field.tsx';
import { Controlled, fieldPlaces, LanguageField, registered } from '#ui/panel/form-fields.tsx';
import { ImageField } from '#ui/panel/image-field.tsx';
import { useSite } from '#ui/site-context.tsx';
import { newsCategories } from '../categories.ts';
import type { NewsValues } from './news-editor.tsx';

export function newsPlaces(t: Translate<readonly ['newsPanel', 'screens']>) {
  return fieldPlaces('news', {
    title: t('screens:fields.title'),
    description: t('screens:fields.lead'),
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
  places: ReturnType<typeof newsPlaces>;
  storedImage: string | null;
};

export function NewsSettings({ form, places, storedImage }: NewsSettingsProps) {
  const { t } = useTranslation('news');
  const { today } = useSite();
  return (
    <>
      <LanguageField form={form} places={places} name="lang" />
      <SelectField
        required
        options={newsCategories.map(value => ({ value, label: t(`categories.${value}`) }))}
        {...registered(form, places, 'category')}
      />
      <Controlled form={form} places={places} name="publishedAt">
        {field => <DateField required today={today} {...field} />}
      </Controlled>
      <TextField required maxLength={limits.line} {...registered(form, places, 'author')} />
      <Controlled form={form} places={places} name="image">
        {field => <ImageField stored={storedImage} {...field} />}
      </Controlled>
    </>
  );
}
