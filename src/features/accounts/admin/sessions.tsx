import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { errorText } from '#shared/api/error-text.ts';
import { Card } from '#ui/admin/card.tsx';
import { useWithSession } from '#ui/admin/saving/sign-in-again.ts';
import { useDates } from '#ui/admin/use-dates.ts';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/dialog.tsx';
import { ErrorNote } from '#ui/forms/error-summary.tsx';
import { useTranslation } from '#ui/i18n.tsx';
import { useSite } from '#ui/site-context.tsx';
import { Loading, SkeletonLine } from '#ui/states/states.tsx';
import { Tag } from '#ui/tag.tsx';
import { useToasts } from '#ui/toast.tsx';
import { accountMutations, accountQueries } from '../client.ts';
import type { ListedSession } from '../contract.ts';
import { accountAnchors } from '../paths.ts';
import styles from './sessions.module.css';

/** Further sessions are only counted. */
const listed = 6;

/** The sessions of the user, and a button that ends all others. */
export function Sessions() {
  const { t } = useTranslation('accounts');
  const { data, isError } = useQuery(accountQueries.sessions(useSite()));
  return (
    <Card className={styles.card} anchor={accountAnchors.sessions} title={t('sessions.title')}>
      {data && <Shown sessions={data} />}
      {!data && isError && <ErrorNote>{t('sessions.loadError')}</ErrorNote>}
      {!data && !isError && (
        <Loading>
          <SkeletonLine />
        </Loading>
      )}
    </Card>
  );
}

function Shown({ sessions }: { sessions: readonly ListedSession[] }) {
  const { t } = useTranslation('accounts');
  const [isEnding, setIsEnding] = useState(false);
  const hasOthers = sessions.length > 1;
  const more = sessions.length - listed;
  return (
    <>
      <ul className={styles.list}>
        {sessions.slice(0, listed).map(session => (
          <SessionItem key={session.id} session={session} />
        ))}
      </ul>
      {more > 0 && <p className={styles.hint}>{t('sessions.more', { count: more })}</p>}
      <div className={styles.end}>
        <p className={styles.hint}>{hasOthers ? t('sessions.hint') : t('sessions.alone')}</p>
        <Button disabled={!hasOthers} onClick={() => setIsEnding(true)}>
          {t('sessions.end')}
        </Button>
      </div>
      {isEnding && <EndOthers onClose={() => setIsEnding(false)} />}
    </>
  );
}

function SessionItem({ session }: { session: ListedSession }) {
  const { t } = useTranslation('accounts');
  const dates = useDates();
  const { device, created_at, used_at, is_current } = session;
  return (
    <li>
      <b>{device || t('sessions.unknownDevice')}</b>
      {is_current ? (
        <Tag look="open">{t('sessions.current')}</Tag>
      ) : (
        <span>{t('sessions.used', { at: dates.instant(used_at) })}</span>
      )}
      <small>{t('sessions.since', { at: dates.instant(created_at) })}</small>
    </li>
  );
}

function EndOthers({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('accounts');
  const site = useSite();
  const { showSuccess, showError } = useToasts();
  const queryClient = useQueryClient();
  const withSession = useWithSession();
  const mutation = useMutation({
    mutationFn: () => withSession(accountMutations.endOtherSessions(site.api)),
    onSuccess: async () => {
      showSuccess(t('sessions.ended'));
      onClose();
      await queryClient.invalidateQueries(accountQueries.sessions(site));
    },
    onError: error => showError(errorText(error, t('sessions.failed'))),
  });
  return (
    <ConfirmDialog
      title={t('sessions.question')}
      confirmLabel={t('sessions.end')}
      busyLabel={t('sessions.busy')}
      cancelLabel={t('sessions.cancel')}
      isBusy={mutation.isPending}
      onConfirm={() => mutation.mutate()}
      onCancel={onClose}
    >
      {t('sessions.text')}
    </ConfirmDialog>
  );
}
