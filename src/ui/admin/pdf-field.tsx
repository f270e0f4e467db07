import { useTranslation } from '#ui/i18n.tsx';
import { FileField, type FileFieldProps } from './file-field.tsx';
import { inMegabytes } from './file-size.ts';

/** In bytes. */
const largest = 25 * 1024 * 1024;

/** Browsers know the type from the file's name; the server checks the content. */
export function PdfField(props: FileFieldProps) {
  const { t } = useTranslation('screens');
  const rule = {
    accept: '.pdf,application/pdf',
    refusalOf: async (file: File) => {
      if (file.type !== 'application/pdf' && !/\.pdf$/i.test(file.name)) return t('pdf.wrong');
      return file.size > largest ? t('pdf.tooLarge', { size: inMegabytes(file.size) }) : undefined;
    },
    texts: {
      choose: t('pdf.choose'),
      replace: t('pdf.replace'),
      remove: t('pdf.remove'),
      hint: t('pdf.hint'),
      stored: t('pdf.stored'),
    },
  };
  return <FileField {...props} rule={rule} />;
}
