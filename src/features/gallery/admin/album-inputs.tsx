import type { UseFormReturn } from 'react-hook-form';
import { limits } from '#shared/validation.ts';
import { TextField } from '#ui/field.tsx';
import { useTranslation } from '#ui/i18n.tsx';
import { Controlled, type FieldPlaces, registered } from '#ui/panel/form-fields.tsx';
import { ImageField } from '#ui/panel/image-field.tsx';
import type { AlbumValues } from './album-editor.tsx';
import styles from './album-inputs.module.css';

type InputsProps = { form: UseFormReturn<AlbumValues>; places: FieldPlaces<keyof AlbumValues> };

export function AlbumTexts({ form, places, isNew }: InputsProps & { isNew: boolean }) {
  const { t } = useTranslation('galleryPanel');
  return (
    <>
      <TextField
        isTitle
        required
        maxLength={limits.line}
        data-autofocus
        {...registered(form, places, 'title')}
      />
      <TextField
        hint={t('linkHint')}
        inputMode="url"
        autoCapitalize="none"
        spellCheck={false}
        {...registered(form, places, 'description')}
      />
      {isNew && <p className={styles.hint}>{t('imagesHint')}</p>}
    </>
  );
}

export function AlbumCover({ form, places, stored }: InputsProps & { stored: string | null }) {
  return (
    <Controlled form={form} places={places} name="cover_image">
      {field => <ImageField required stored={stored} {...field} />}
    </Controlled>
  );
}
