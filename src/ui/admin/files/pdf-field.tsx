import { useTranslation } from '#ui/i18n.tsx';
import { FileField, type FileFieldProps } from './file-field.tsx';
import { acceptedPdf, defectOfPdf, refusalOfPdf } from './pdf-files.ts';

export function PdfField(props: FileFieldProps) {
  const { t } = useTranslation('screens');
  const rule = {
    accept: acceptedPdf,
    refusalOf: async (file: File) => refusalOfPdf(file, t),
    defectOf: (file: File) => defectOfPdf(file, t),
    texts: {
      choose: t('pdf.choose'),
      replace: t('pdf.replace'),
      remove: t('pdf.remove'),
      hint: t('pdf.hint'),
      stored: t('pdf.stored'),
      unsaved: t('pdf.unsaved'),
    },
  };
  return <FileField {...props} rule={rule} />;
}
