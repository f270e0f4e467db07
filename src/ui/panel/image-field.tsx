import { useTranslation } from '#ui/i18n.tsx';
import styles from './file-field.module.css';
import { FileField, type FileFieldProps, type FileValue } from './file-field.tsx';

export type ImageValue = FileValue;

/** A picture, shown 12rem high at most. */
export function ImageField(props: FileFieldProps) {
  const { t } = useTranslation('screens');
  const rule = {
    accept: 'image/jpeg,image/png,image/webp,image/gif,image/avif',
    isRight: (file: File) => file.type.startsWith('image/'),
    largest: 15 * 1024 * 1024,
    texts: {
      choose: t('image.choose'),
      replace: t('image.replace'),
      remove: t('image.remove'),
      hint: t('image.hint'),
      stored: t('image.stored'),
      wrong: t('image.wrong'),
      tooLarge: t('image.tooLarge'),
    },
    preview: (address: string) => <img className={styles.preview} src={address} alt={t('image.preview')} />,
  };
  return <FileField {...props} rule={rule} />;
}
