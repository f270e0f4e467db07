import { useMutation } from '@tanstack/react-query';
import { errorText } from '#shared/api/error-text.ts';
import { Card } from '#ui/admin/card.tsx';
import { inMegabytes } from '#ui/admin/files/file-size.ts';
import { saveFile } from '#ui/admin/files/save-file.ts';
import { type Column, DataTable, SubLine } from '#ui/admin/lists/data-table.tsx';
import { useWithSession } from '#ui/admin/saving/sign-in-again.ts';
import { useDates } from '#ui/admin/use-dates.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { useTranslation } from '#ui/i18n.tsx';
import { useSite } from '#ui/site-context.tsx';
import { Tag } from '#ui/tag.tsx';
import { useToasts } from '#ui/toast.tsx';
import { movingCalls, type Transfer } from '../contract.ts';
import { movingAdminPaths } from '../paths.ts';
import styles from './moving.module.css';
import { useStart } from './use-start.ts';

const looks = {
  running: 'scheduled',
  done: 'open',
  incomplete: 'failed',
  failed: 'failed',
  stopped: 'closed',
  interrupted: 'failed',
} as const;

/** What was imported and exported before, with reports and files. */
export function TransferList({ transfers }: { transfers: readonly Transfer[] }) {
  const { t } = useTranslation('movingAdmin');
  const dates = useDates();
  const columns: Column<Transfer>[] = [
    {
      header: t('list.when'),
      isUnlabelled: true,
      cell: ({ started_at }) => <time dateTime={started_at}>{dates.instant(started_at)}</time>,
    },
    {
      header: t('list.state'),
      isUnlabelled: true,
      cell: ({ state }) => <Tag look={looks[state]}>{t(`states.${state}`)}</Tag>,
    },
  ];
  if (transfers.length === 0)
    return (
      <Card title={t('list.title')}>
        <p className={styles.hint}>{t('list.empty')}</p>
      </Card>
    );
  return (
    <Card title={t('list.title')}>
      <DataTable
        caption={t('list.title')}
        rows={transfers}
        rowKey={({ id }) => id}
        rowHeader={{ header: t('list.what'), cell: transfer => <What transfer={transfer} /> }}
        columns={columns}
        actions={transfer => <Actions transfer={transfer} />}
      />
    </Card>
  );
}

function useName() {
  const { t } = useTranslation('movingAdmin');
  return ({ kind, is_dry_run, source }: Transfer) => {
    if (kind === 'export') return t('list.export');
    return is_dry_run ? t('list.trial', { source }) : t('list.import', { source });
  };
}

function What({ transfer }: { transfer: Transfer }) {
  const { t } = useTranslation('movingAdmin');
  const dates = useDates();
  const nameOf = useName();
  const { counts, failure, file } = transfer;
  const sum = (outcome: 'taken' | 'updated' | 'kept' | 'skipped') =>
    Object.values(counts ?? {}).reduce((all, each) => all + each[outcome], 0);
  return (
    <>
      {nameOf(transfer)}
      {counts && (
        <SubLine>
          {t('list.counts', {
            taken: sum('taken'),
            updated: sum('updated'),
            kept: sum('kept'),
            skipped: sum('skipped'),
          })}
        </SubLine>
      )}
      {failure && <SubLine>{failure.text}</SubLine>}
      {file && (
        <SubLine>{t('list.until', { size: inMegabytes(file.bytes), at: dates.instant(file.until) })}</SubLine>
      )}
    </>
  );
}

function Actions({ transfer }: { transfer: Transfer }) {
  const { t } = useTranslation('movingAdmin');
  const nameOf = useName();
  const { id, kind, state, is_dry_run, is_repeatable, file } = transfer;
  const isAgain = is_repeatable && (is_dry_run || state !== 'done');
  return (
    <>
      {isAgain && <AgainButton transfer={transfer} />} {file && <DownloadButton id={id} />}{' '}
      {kind === 'import' && (
        <ButtonLink
          size="small"
          look="ghost"
          aria-label={`${t('list.report')}: ${nameOf(transfer)}`}
          to={movingAdminPaths.report.href({ id })}
        >
          {t('list.report')}
        </ButtonLink>
      )}
    </>
  );
}

/** Takes a ZIP that is still here: for good after a trial, and the rest of one that was interrupted. */
function AgainButton({ transfer: { id, is_dry_run } }: { transfer: Transfer }) {
  const { t } = useTranslation('movingAdmin');
  const { api } = useSite();
  const { mutate, isPending } = useStart({ failed: t('import.failed') });
  const call = () => api(movingCalls.startImport, { body: { again: id } });
  return (
    <Button size="small" isBusy={isPending} onClick={() => mutate({ call, started: t('import.started') })}>
      {is_dry_run ? t('list.again') : t('list.goOn')}
    </Button>
  );
}

function DownloadButton({ id }: { id: number }) {
  const { t } = useTranslation('movingAdmin');
  const { api } = useSite();
  const { showError } = useToasts();
  const withSession = useWithSession();
  const { mutate, isPending } = useMutation({
    mutationFn: () => withSession(() => api(movingCalls.download, { id })),
    onSuccess: zip => saveFile(zip, `izvoz-${id}.zip`),
    onError: error => showError(errorText(error, t('export.downloadFailed'))),
  });
  return (
    <Button size="small" isBusy={isPending} busyLabel={t('export.downloading')} onClick={() => mutate()}>
      {t('export.download')}
    </Button>
  );
}
