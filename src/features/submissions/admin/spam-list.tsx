import { type QueryKey, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { mailAddress } from '#shared/addresses/mail-address.ts';
import { errorText } from '#shared/api/error-text.ts';
import { DeleteDialog } from '#ui/admin/delete-dialog.tsx';
import { ItemAction } from '#ui/admin/item-action.tsx';
import { NewMark } from '#ui/admin/lists/new-mark.tsx';
import { useWithSession } from '#ui/admin/saving/sign-in-again.ts';
import { useDates } from '#ui/admin/use-dates.ts';
import { Button } from '#ui/button.tsx';
import { useTranslation } from '#ui/i18n.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import { iconChevronDown } from '#ui/icons/icons.ts';
import { iconTrash } from '#ui/icons/icons-admin.ts';
import { focusLeftIn } from '#ui/navigation/focus-after-navigation.ts';
import { useSite } from '#ui/site-context.tsx';
import { useToasts } from '#ui/toast.tsx';
import { spamQueries } from '../client.ts';
import { spamHash } from '../paths.ts';
import { deleteSuspect, releaseSuspect, type SpamKind, type SpamSubmission } from '../spam-contract.ts';
import styles from './spam-list.module.css';

type SpamListProps = {
  kind: SpamKind;
  /** The event of applications. */
  event?: number;
  /** The key of the queries that show a submission after it was marked as ham. */
  queryKey: QueryKey;
};

/** Suspected spam, folded below the list. Renders nothing if there is none. */
export function SpamList({ kind, event, queryKey }: SpamListProps) {
  const { data = [] } = useQuery(spamQueries.list(useSite(), { kind, event }));
  return data.length > 0 && <OpenedList kind={kind} queryKey={queryKey} submissions={data} />;
}

type OpenedListProps = Pick<SpamListProps, 'kind' | 'queryKey'> & { submissions: readonly SpamSubmission[] };

function OpenedList({ kind, queryKey, submissions }: OpenedListProps) {
  const { t } = useTranslation('spamAdmin');
  const [removing, setRemoving] = useState<SpamSubmission>();
  const { api } = useSite();
  const ref = useOpenedByAddress();
  return (
    <details className={styles.spam} ref={ref}>
      <summary>
        <h2>{t('title', { count: submissions.length })}</h2>
        <Icon path={iconChevronDown} />
      </summary>
      <p className={styles.hint}>{t('hint')}</p>
      <ul>
        {submissions.map(submission => (
          <SubmissionItem
            key={submission.id}
            submission={submission}
            kind={kind}
            queryKey={queryKey}
            onRemove={() => setRemoving(submission)}
          />
        ))}
      </ul>
      {removing && (
        <DeleteDialog
          text={t(`removal.${kind}`, { name: removing.name })}
          remove={() => api(deleteSuspect, { id: removing.id })}
          queryKey={spamQueries.all}
          texts={{ deleted: t(`deleted.${kind}`), failed: t('deleteFailed') }}
          onDone={() => setRemoving(undefined)}
          onCancel={() => setRemoving(undefined)}
        />
      )}
    </details>
  );
}

/** Opens the list, and scrolls to it, if the address has its anchor. */
function useOpenedByAddress() {
  const ref = useRef<HTMLDetailsElement>(null);
  const location = useLocation();
  useEffect(() => {
    const details = ref.current;
    if (!details || location.hash !== spamHash) return;
    details.open = true;
    details.querySelector('summary')?.focus();
  }, [location]);
  return ref;
}

type SubmissionItemProps = Pick<SpamListProps, 'kind' | 'queryKey'> & {
  submission: SpamSubmission;
  onRemove: () => void;
};

function SubmissionItem({ submission, kind, queryKey, onRemove }: SubmissionItemProps) {
  const { t } = useTranslation(['spamAdmin', 'screens']);
  const dates = useDates();
  const release = useMarkAsHam(kind, queryKey);
  const ref = useRef<HTMLLIElement>(null);
  useEffect(() => {
    // With its last row the whole list is removed.
    const areas = ['details', 'main'].map(name => ref.current?.closest<HTMLElement>(name) ?? null);
    return () => areas.forEach(focusLeftIn);
  }, []);
  const { id, name, email, text, reason, created_at } = submission;
  return (
    <li ref={ref}>
      <b>
        {name} <NewMark at={created_at} />
      </b>
      <time dateTime={created_at}>{dates.instant(created_at)}</time>
      <a href={mailAddress(email)}>{email}</a>
      <p className={styles.text}>{text}</p>
      <small>{t(`reasons.${reason}`)}</small>
      <div className={styles.actions}>
        <Button
          size="small"
          isBusy={release.isPending}
          aria-label={t('screens:ofItem', { action: t('release'), item: name })}
          onClick={() => release.mutate(id)}
        >
          {t('release')}
        </Button>
        <ItemAction
          action={t('screens:remove')}
          item={name}
          icon={iconTrash}
          isDestructive
          onClick={onRemove}
        />
      </div>
    </li>
  );
}

/** Moves a submission to the others, and shows it there. */
function useMarkAsHam(kind: SpamKind, queryKey: QueryKey) {
  const { t } = useTranslation('spamAdmin');
  const { api } = useSite();
  const { showSuccess, showError } = useToasts();
  const queryClient = useQueryClient();
  const withSession = useWithSession();
  return useMutation({
    mutationFn: (id: number) => withSession(() => api(releaseSuspect, { id })),
    onSuccess: async () => {
      showSuccess(t(`released.${kind}`));
      const changed = [spamQueries.all, queryKey];
      await Promise.all(changed.map(key => queryClient.invalidateQueries({ queryKey: key })));
    },
    onError: error => showError(errorText(error, t('releaseFailed'))),
  });
}
