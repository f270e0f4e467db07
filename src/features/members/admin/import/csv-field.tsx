import { FileField, type FileValue } from '#ui/admin/files/file-field.tsx';
import { useTranslation } from '#ui/i18n.tsx';
import { mostImported } from '../../schemas.ts';
import { readTable } from './read-table.ts';

type CsvFieldProps = { value: FileValue; onChange: (file: FileValue) => void };

/** A CSV file with as many rows as can be imported. */
export function CsvField(props: CsvFieldProps) {
  const { t } = useTranslation('membersAdmin');
  const rule = {
    accept: '.csv,text/csv,text/plain',
    refusalOf: async (file: File) => {
      const { cells, isText } = await readTable(file);
      if (!isText) return t('import.notCsv');
      if (cells.length === 0) return t('import.empty');
      return cells.length > mostImported ? t('import.tooMany', { most: mostImported }) : undefined;
    },
    texts: {
      choose: t('import.choose'),
      replace: t('import.replace'),
      remove: t('import.remove'),
      hint: t('import.hint'),
      stored: t('import.file'),
      unsaved: t('import.file'),
    },
  };
  return <FileField label={t('import.file')} stored={null} rule={rule} data-autofocus {...props} />;
}
