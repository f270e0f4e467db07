import type { ReactNode } from 'react';
import { useTranslation } from '#ui/i18n.tsx';
import styles from './file-field.module.css';
import { FileField, type FileFieldProps, type FileValue } from './file-field.tsx';
import { acceptedImages, defectOfImage, refusalOfKind } from './image-files.ts';

export type ImageValue = FileValue;

type ImageFieldProps = FileFieldProps & {
  /** Shows the picture, if not by itself alone. */
  preview?: ((picture: ReactNode) => ReactNode) | undefined;
};

export function ImageField({ preview = picture => picture, ...props }: ImageFieldProps) {
  const { t } = useTranslation('screens');
  const rule = {
    accept: acceptedImages,
    refusalOf: async (file: File) => refusalOfKind(file, t),
    defectOf: (file: File) => defectOfImage(file, t),
    texts: {
      choose: t('image.choose'),
      replace: t('image.replace'),
      remove: t('image.remove'),
      hint: t('image.hint'),
      stored: t('image.stored'),
      unsaved: t('image.unsaved'),
    },
    preview: (address: string) =>
      preview(<img className={styles.preview} src={address} alt={t('image.preview')} />),
  };
  return <FileField {...props} rule={rule} />;
}
