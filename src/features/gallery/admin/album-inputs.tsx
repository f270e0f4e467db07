import type { FormValues } from '#features/content/admin/editor/form-values.ts';
import type { OwnInputProps } from '#features/content/admin/fields/content-inputs.tsx';
import { inputProps } from '#ui/admin/forms/form-fields.tsx';
import { TextField } from '#ui/forms/field.tsx';
import { useTranslation } from '#ui/i18n.tsx';
import type { albumFields } from '../contract.ts';
import styles from './album-inputs.module.css';

type InputProps = OwnInputProps<FormValues<typeof albumFields>>;

export function AlbumLink({ form, meta }: InputProps) {
  const { t } = useTranslation('galleryAdmin');
  return (
    <TextField
      hint={t('linkHint')}
      inputMode="url"
      autoCapitalize="none"
      spellCheck={false}
      {...inputProps(form, meta, 'description')}
    />
  );
}

/** With a hint that the images are added after the album is saved. */
export function NewAlbumLink(props: InputProps) {
  const { t } = useTranslation('galleryAdmin');
  return (
    <>
      <p className={styles.hint}>{t('imagesHint')}</p>
      <AlbumLink {...props} />
    </>
  );
}
