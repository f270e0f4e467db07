import { useTranslation } from '#ui/i18n.tsx';
import { FileField, type FileFieldProps } from './file-field.tsx';

/** A document; browsers tell its kind by its name, the server looks inside. */
export function PdfField(props: FileFieldProps) {
  const { t } = useTranslation('screens');
  const rule = {
    accept: '.pdf,application/pdf',
    isRight: (file: File) => file.type === 'application/pdf' || /\.pdf$/i.test(file.name),
    largest: 25 * 1024 * 1024,
    texts: {
      choose: t('pdf.choose'),
      replace: t('pdf.replace'),
      remove: t('pdf.remove'),
      hint: t('pdf.hint'),
      stored: t('pdf.stored'),
      wrong: t('pdf.wrong'),
      tooLarge: t('pdf.tooLarge'),
    },
  };
  return <FileField {...props} rule={rule} />;
}
