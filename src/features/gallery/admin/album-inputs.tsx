import type { UseFormReturn } from 'react-hook-form';
import { limits } from '#shared/validation.ts';
import { ControlledField, type FieldMeta, inputProps } from '#ui/admin/form-fields.tsx';
import { ImageField, type ImageValue } from '#ui/admin/image-field.tsx';
import { TextField } from '#ui/field.tsx';
import { useTranslation } from '#ui/i18n.tsx';
import type { AlbumInput } from '../contract.ts';
import styles from './album-inputs.module.css';

export type AlbumValues = AlbumInput & { cover_image: ImageValue };

type InputsProps = { form: UseFormReturn<AlbumValues>; meta: FieldMeta<keyof AlbumValues> };

export function AlbumTexts({ form, meta, isNew }: InputsProps & { isNew: boolean }) {
  const { t } = useTranslation('galleryAdmin');
  return (
    <>
      <TextField
        isTitle
        required
        maxLength={limits.line}
        data-autofocus
        {...inputProps(form, meta, 'title')}
      />
      <TextField
        hint={t('linkHint')}
        inputMode="url"
        autoCapitalize="none"
        spellCheck={false}
        {...inputProps(form, meta, 'description')}
      />
      {isNew && <p className={styles.hint}>{t('imagesHint')}</p>}
    </>
  );
}

/** Only a new album needs a file: a stored cover stays until it is replaced. */
export function AlbumCover({ form, meta, stored }: InputsProps & { stored: string | null }) {
  return (
    <ControlledField form={form} meta={meta} name="cover_image">
      {field => <ImageField required={stored === null} isRemovable={false} stored={stored} {...field} />}
    </ControlledField>
  );
}
