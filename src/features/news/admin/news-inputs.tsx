import { Controller, type UseFormReturn, useWatch } from 'react-hook-form';
import { limits } from '#shared/validation.ts';
import { SegmentedField, SelectField, TextAreaField, TextField } from '#ui/field.tsx';
import type { Translate } from '#ui/i18n.tsx';
import { useTranslation } from '#ui/i18n.tsx';
import { DateField } from '#ui/panel/date-field/date-field.tsx';
import { ImageField } from '#ui/panel/image-field.tsx';
import { RichTextField } from '#ui/panel/rich-text/rich-text-field.tsx';
import { newsCategories } from '../categories.ts';
import type { NewsValues } from './news-editor.tsx';

const newsFieldIds = {
  title: 'news-title',
  description: 'news-description',
  content: 'news-content',
  author: 'news-author',
  category: 'news-category',
  publishedAt: 'news-published-at',
  lang: 'news-lang',
  image: 'news-image',
} as const;

/** Where each field is and what it is called, for the links of the error summary. */
export function newsFields(t: Translate<'newsPanel'>) {
  const field = (name: Exclude<keyof typeof newsFieldIds, 'lang'>) => ({
    id: newsFieldIds[name],
    label: t(`fields.${name}`),
  });
  return {
    title: field('title'),
    description: field('description'),
    content: field('content'),
    author: field('author'),
    category: field('category'),
    publishedAt: field('publishedAt'),
    image: field('image'),
  };
}

type InputsProps = { form: UseFormReturn<NewsValues> };

export function NewsWriting({ form }: InputsProps) {
  const { t } = useTranslation('newsPanel');
  const { errors } = form.formState;
  const lang = useWatch({ control: form.control, name: 'lang' });
  return (
    <>
      <TextField
        label={t('fields.title')}
        lang={lang}
        id={newsFieldIds.title}
        isTitle
        required
        maxLength={limits.line}
        data-autofocus
        error={errors.title?.message}
        {...form.register('title')}
      />
      <TextAreaField
        label={t('fields.description')}
        lang={lang}
        id={newsFieldIds.description}
        rows={2}
        required
        error={errors.description?.message}
        {...form.register('description')}
      />
      <Controller
        control={form.control}
        name="content"
        render={({ field, fieldState }) => (
          <RichTextField
            label={t('fields.content')}
            lang={lang}
            id={newsFieldIds.content}
            value={field.value}
            onChange={field.onChange}
            onBlur={field.onBlur}
            error={fieldState.error?.message}
          />
        )}
      />
    </>
  );
}

export function NewsSettings({
  form,
  storedImage,
  today,
}: InputsProps & { storedImage: string | null; today: string }) {
  const { t } = useTranslation(['newsPanel', 'news', 'screens']);
  const { errors } = form.formState;
  return (
    <>
      <SegmentedField
        label={t('screens:language')}
        id={newsFieldIds.lang}
        options={[
          { value: 'bs', label: t('screens:languages.bs') },
          { value: 'en', label: t('screens:languages.en') },
        ]}
        error={errors.lang?.message}
        {...form.register('lang')}
      />
      <SelectField
        label={t('fields.category')}
        id={newsFieldIds.category}
        required
        options={newsCategories.map(value => ({ value, label: t(`news:categories.${value}`) }))}
        error={errors.category?.message}
        {...form.register('category')}
      />
      <Controller
        control={form.control}
        name="publishedAt"
        render={({ field, fieldState }) => (
          <DateField
            label={t('fields.publishedAt')}
            id={newsFieldIds.publishedAt}
            value={field.value}
            onChange={field.onChange}
            onBlur={field.onBlur}
            today={today}
            required
            error={fieldState.error?.message}
          />
        )}
      />
      <TextField
        label={t('fields.author')}
        id={newsFieldIds.author}
        required
        maxLength={limits.line}
        error={errors.author?.message}
        {...form.register('author')}
      />
      <Controller
        control={form.control}
        name="image"
        render={({ field, fieldState }) => (
          <ImageField
            label={t('fields.image')}
            id={newsFieldIds.image}
            value={field.value}
            stored={storedImage}
            onChange={field.onChange}
            error={fieldState.error?.message}
          />
        )}
      />
    </>
  );
}
