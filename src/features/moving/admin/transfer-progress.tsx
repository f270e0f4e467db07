import { useMutation, useQueryClient } from '@tanstack/react-query';
import { errorText } from '#shared/api/error-text.ts';
import { Card } from '#ui/admin/card.tsx';
import { inMegabytes } from '#ui/admin/files/file-size.ts';
import { ProgressBar } from '#ui/admin/progress-bar.tsx';
import { useWithSession } from '#ui/admin/saving/sign-in-again.ts';
import { Button } from '#ui/button.tsx';
import { useTranslation } from '#ui/i18n.tsx';
import { useSite } from '#ui/site-context.tsx';
import { useToasts } from '#ui/toast.tsx';
import { transferQueries } from '../client.ts';
import { movingCalls, type Transfer } from '../contract.ts';
import styles from './moving.module.css';
import { useKindNames } from './use-kind-names.ts';

/** What is under way: how far its step is, how fast, and how long the rest takes. */
export function TransferProgress({ transfer }: { transfer: Transfer }) {
  const { t } = useTranslation('movingAdmin');
  const { stepName } = useKindNames();
  const { kind, is_dry_run, source, progress } = transfer;
  const title = t(`underWay.${is_dry_run ? 'trial' : kind}`);
  const share = progress && progress.total > 0 ? progress.done / progress.total : undefined;
  return (
    <Card title={title} aside={<StopButton transfer={transfer} />}>
      {source && <p className={styles.source}>{source}</p>}
      <p>{progress ? <Step progress={progress} name={stepName(progress.step)} /> : t('underWay.begins')}</p>
      <ProgressBar label={title} value={share} isWide />
    </Card>
  );
}

type Progress = NonNullable<Transfer['progress']>;

function Step({
  progress: { step, done, total, per_minute, seconds_left },
  name,
}: {
  progress: Progress;
  name: string;
}) {
  const { t } = useTranslation('movingAdmin');
  const timeInWords = useTimeInWords();
  const inUnits = (number: number) => (step === 'writing' ? `${inMegabytes(number)} MB` : String(number));
  if (total === 0) return name;
  return (
    <>
      <strong>{t('underWay.of', { step: name, done: inUnits(done), total: inUnits(total) })}</strong>
      {per_minute !== null && ` · ${t('underWay.pace', { number: inUnits(per_minute) })}`}
      {seconds_left !== null && ` · ${t('underWay.left', { time: timeInWords(seconds_left) })}`}
    </>
  );
}

function useTimeInWords() {
  const { t } = useTranslation('movingAdmin');
  return (seconds: number) => {
    const minutes = Math.round(seconds / 60);
    if (seconds < 90) return t('underWay.seconds', { number: seconds });
    if (minutes < 90) return t('underWay.minutes', { number: minutes });
    return t('underWay.hours', { hours: Math.floor(minutes / 60), minutes: minutes % 60 });
  };
}

function StopButton({ transfer: { id } }: { transfer: Transfer }) {
  const { t } = useTranslation('movingAdmin');
  const { api } = useSite();
  const queryClient = useQueryClient();
  const withSession = useWithSession();
  const { showError } = useToasts();
  const { mutate, isPending, isSuccess } = useMutation({
    mutationFn: () => withSession(() => api(movingCalls.stop, { body: { id } })),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: transferQueries.all }),
    onError: error => showError(errorText(error, t('underWay.stopFailed'))),
  });
  return (
    <Button
      size="small"
      isBusy={isPending || isSuccess}
      busyLabel={t('underWay.stopping')}
      onClick={() => mutate()}
    >
      {t('underWay.stop')}
    </Button>
  );
}
