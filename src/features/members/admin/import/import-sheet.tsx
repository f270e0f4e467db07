import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { errorText } from '#shared/api/error-text.ts';
import type { FileValue } from '#ui/admin/files/file-field.tsx';
import { useWithSession } from '#ui/admin/saving/sign-in-again.ts';
import { Button } from '#ui/button.tsx';
import { Sheet } from '#ui/dialog.tsx';
import { ErrorNote } from '#ui/forms/error-summary.tsx';
import { SwitchField } from '#ui/forms/field.tsx';
import { useTranslation } from '#ui/i18n.tsx';
import { useSite } from '#ui/site-context.tsx';
import { useToasts } from '#ui/toast.tsx';
import { memberQueries } from '../../client.ts';
import { memberCalls } from '../../contract.ts';
import type { ImportOutcome } from '../../schemas.ts';
import { ColumnChoices } from './column-choices.tsx';
import { CsvField } from './csv-field.tsx';
import styles from './import-sheet.module.css';
import { Outcome } from './outcome.tsx';
import { matchColumns, rowsOf } from './read-file.ts';
import { readTable, type Table } from './read-table.ts';
import { useTargets } from './use-targets.ts';

type Read = Table & { columns: readonly (string | undefined)[] };

/** Takes members from a CSV file: which columns are which, a look at what becomes of each row, and only then they are written. */
export function ImportSheet({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['membersAdmin', 'screens']);
  const { api } = useSite();
  const { showSuccess } = useToasts();
  const queryClient = useQueryClient();
  const withSession = useWithSession();
  const targets = useTargets();
  const [file, setFile] = useState<FileValue>();
  const [read, setRead] = useState<Read>();
  const [isUpdating, setIsUpdating] = useState(false);
  const [outcome, setOutcome] = useState<ImportOutcome>();
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const sent = useRef(0);

  /** A look, or what was looked at made so. Of several looks the last one counts, whichever is answered first. */
  const send = async ({ cells, columns }: Read, known: boolean, confirm: boolean) => {
    const turn = ++sent.current;
    const isLast = () => turn === sent.current;
    setIsBusy(true);
    setFailure(undefined);
    const rows = rowsOf(cells, columns);
    const body = { rows, known: known ? ('update' as const) : ('skip' as const), confirm };
    try {
      const answer = await withSession(() => api(memberCalls.importRows, { body }));
      if (!confirm) return isLast() && setOutcome(answer);
      showSuccess(t('import.done', { added: answer.added, updated: answer.updated }));
      void queryClient.invalidateQueries({ queryKey: memberQueries.all });
      onClose();
    } catch (error) {
      if (isLast()) setFailure(errorText(error, t('import.failed')));
    } finally {
      if (isLast()) setIsBusy(false);
    }
  };
  const choose = async (chosen: FileValue) => {
    // What an earlier file would become is not shown for this one.
    sent.current++;
    setIsBusy(false);
    setFile(chosen);
    setFailure(undefined);
    setOutcome(undefined);
    setRead(undefined);
    if (!chosen) return;
    const table = await readTable(chosen);
    const next = { ...table, columns: matchColumns(table.headings) };
    setRead(next);
    await send(next, isUpdating, false);
  };
  const change = (next: Read, known = isUpdating) => {
    setRead(next);
    setIsUpdating(known);
    void send(next, known, false);
  };
  const count = (outcome?.added ?? 0) + (outcome?.updated ?? 0);
  return (
    <Sheet
      title={t('import.title')}
      onDismiss={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('screens:cancel')}</Button>
          <Button
            look="primary"
            disabled={!read || count === 0}
            isBusy={isBusy}
            busyLabel={t('import.busy')}
            onClick={() => read && void send(read, isUpdating, true)}
          >
            {t('import.confirm', { count })}
          </Button>
        </>
      }
    >
      <div className={styles.body}>
        <CsvField value={file} onChange={chosen => void choose(chosen)} />
        {failure && <ErrorNote>{failure}</ErrorNote>}
        {read && (
          <ColumnChoices table={read} targets={targets} onChange={columns => change({ ...read, columns })} />
        )}
        {read && (
          <SwitchField
            label={t('import.update')}
            checked={isUpdating}
            onChange={event => change(read, event.target.checked)}
          />
        )}
        {read && outcome && <Outcome outcome={outcome} targets={targets} total={read.cells.length} />}
      </div>
    </Sheet>
  );
}
