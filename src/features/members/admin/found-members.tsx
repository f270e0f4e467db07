import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { errorText } from '#shared/api/error-text.ts';
import { useExport } from '#ui/admin/export/use-export.ts';
import { useWithSession } from '#ui/admin/saving/sign-in-again.ts';
import { Button } from '#ui/button.tsx';
import { useTranslation } from '#ui/i18n.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import { iconDownload, iconMail } from '#ui/icons/icons.ts';
import { useSite } from '#ui/site-context.tsx';
import { useToasts } from '#ui/toast.tsx';
import { memberQueries } from '../client.ts';
import { memberCalls } from '../contract.ts';
import type { Member } from '../schemas.ts';
import styles from './found-members.module.css';
import { ImportSheet } from './import/import-sheet.tsx';
import { memberTable } from './member-table.ts';

/** The most that a message goes to at a time. */
const most = 1_000;

type Filter = NonNullable<Parameters<typeof memberQueries.list>[1]>;
type FoundMembersProps = { filter: Filter; onWrite: (members: readonly Member[]) => void };

/** What can be done with all that are found, on whichever page: written to, or saved as a file. And a file taken in. */
export function FoundMembers({ filter, onWrite }: FoundMembersProps) {
  const { t } = useTranslation(['membersAdmin', 'applications']);
  const site = useSite();
  const { showError } = useToasts();
  const queryClient = useQueryClient();
  const withSession = useWithSession();
  const { isBusy, start } = useExport();
  const [isImporting, setIsImporting] = useState(false);
  const { data: page } = useQuery(memberQueries.page(site, { ...filter, page: 1, pageSize: 1 }));
  const count = page?.total ?? 0;
  const read = () =>
    withSession(() => queryClient.fetchQuery({ ...memberQueries.list(site, filter), staleTime: 0 }));
  const write = async () => {
    try {
      onWrite(await read());
    } catch (error) {
      showError(errorText(error, t('loadError')));
    }
  };
  const save = async (format: 'xlsx' | 'csv') => {
    try {
      await start(`clanovi-${site.today}.${format}`, async pace => {
        // Who has personal data in a file is kept: without that there is no file.
        await withSession(() => site.api(memberCalls.noteExport, {}));
        const table = memberTable(await read(), t, site.timeZone);
        if (format === 'csv') return (await import('#ui/admin/export/csv.ts')).writeCsv(table, pace);
        return (await import('#ui/admin/export/xlsx.ts')).writeXlsx(table, t('title'), pace);
      });
    } catch (error) {
      showError(errorText(error, t('export.failed')));
    }
  };
  return (
    <div className={styles.actions}>
      <Button size="small" disabled={count === 0 || count > most} onClick={() => void write()}>
        <Icon path={iconMail} />
        {t('write.all', { count })}
      </Button>
      {(['xlsx', 'csv'] as const).map(format => (
        <Button
          key={format}
          size="small"
          isBusy={isBusy}
          disabled={count === 0}
          onClick={() => void save(format)}
        >
          <Icon path={iconDownload} />
          {t(`export.${format}`)}
        </Button>
      ))}
      <Button size="small" onClick={() => setIsImporting(true)}>
        {t('import.action')}
      </Button>
      {count > most && <span className={styles.note}>{t('write.tooMany', { most })}</span>}
      {isImporting && <ImportSheet onClose={() => setIsImporting(false)} />}
    </div>
  );
}
