import type { ShownEvent } from '#features/events/public/shown-event.ts';
import { useExport } from '#ui/admin/export/use-export.ts';
import { Button } from '#ui/button.tsx';
import { useTranslation } from '#ui/i18n.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import { iconDownload } from '#ui/icons/icons.ts';
import { useSite } from '#ui/site-context.tsx';
import { useToasts } from '#ui/toast.tsx';
import { applicationCalls } from '../../contract.ts';
import { columnsOf } from '../list/columns.ts';
import type { Review } from '../use-review.ts';
import { useValueNames } from '../use-value-names.ts';
import styles from './export-buttons.module.css';
import { toExportTable } from './export-table.ts';
import { fileNameOf } from './file-name.ts';

const formats = ['xlsx', 'csv'] as const;

/** Exports what is shown: the rows found, in their order, with the visible columns. */
export function ExportButtons({ event, review }: { event: ShownEvent; review: Review }) {
  const { t } = useTranslation('applicationsAdmin');
  const { api, timeZone } = useSite();
  const names = useValueNames();
  const { showError } = useToasts();
  const { percent, isBusy, start, cancel } = useExport();
  const save = async (format: (typeof formats)[number]) => {
    const { shown, groups } = review;
    try {
      await start(`${fileNameOf(t('export.name'), event.title, event.started_at)}.${format}`, async pace => {
        // Who has personal data in a file is kept: without that there is no file.
        await api(applicationCalls.noteExport, { body: { id: event.id } });
        const table = toExportTable(shown, columnsOf(groups), {
          labelOf: name => t(`fields.${name}`),
          names,
          timeZone,
        });
        if (format === 'csv') return (await import('#ui/admin/export/csv.ts')).writeCsv(table, pace);
        return (await import('#ui/admin/export/xlsx.ts')).writeXlsx(table, t('export.sheet'), pace);
      });
    } catch {
      showError(t('export.failed'));
    }
  };
  return (
    <>
      <span className={styles.progress} role="status">
        {percent !== undefined && t('export.preparing', { percent })}
      </span>
      {percent !== undefined && (
        <Button look="ghost" onClick={cancel}>
          {t('export.cancel')}
        </Button>
      )}
      {formats.map(format => (
        <Button
          key={format}
          isBusy={isBusy}
          disabled={review.shown.length === 0}
          onClick={() => void save(format)}
        >
          <Icon path={iconDownload} />
          {t(`export.${format}`)}
        </Button>
      ))}
    </>
  );
}
