import { type QueryKey, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { formatInstant } from '#shared/instants.ts';
import { mailAddress } from '#shared/mail-address.ts';
import { Button, IconButton } from '#ui/button.tsx';
import { focusLeftIn } from '#ui/focus-after-navigation.ts';
import { useTranslation } from '#ui/i18n.tsx';
import { Icon } from '#ui/icon.tsx';
import { iconChevronDown } from '#ui/icons.ts';
import { iconTrash } from '#ui/icons-admin.ts';
import { failureText } from '#ui/panel/form.ts';
import { Removal } from '#ui/panel/removal.tsx';
import { useWithSession } from '#ui/panel/sign-in-again.ts';
import { useSite } from '#ui/site-context.tsx';
import { useToasts } from '#ui/toast.tsx';
import { suspectQueries } from '../client.ts';
import { deleteSuspect, releaseSuspect, type Suspect, type SuspectKind } from '../contract.ts';
import styles from './suspect-list.module.css';

type SuspectListProps = {
  kind: SuspectKind;
  /** Of applications: to which event. */
  event?: number;
  /** The queries that show what is freed. */
  queryKey: QueryKey;
};

/** What was kept apart of what people sent: folded below the list that it is not in, nothing where there is none. */
export function SuspectList({ kind, event, queryKey }: SuspectListProps) {
  const { t } = useTranslation('suspectsPanel');
  const [removing, setRemoving] = useState<Suspect>();
  const { api } = useSite();
  const { data = [] } = useQuery(suspectQueries.list(useSite(), { kind, event }));
  if (data.length === 0) return null;
  return (
    <details className={styles.suspects}>
      <summary>
        <h2>{t('title', { count: data.length })}</h2>
        <Icon path={iconChevronDown} />
      </summary>
      <p className={styles.hint}>{t('hint')}</p>
      <ul>
        {data.map(suspect => (
          <SuspectItem
            key={suspect.id}
            suspect={suspect}
            kind={kind}
            queryKey={queryKey}
            onRemove={() => setRemoving(suspect)}
          />
        ))}
      </ul>
      {removing && (
        <Removal
          text={t('removal', { name: removing.name })}
          remove={() => api(deleteSuspect, { id: removing.id })}
          queryKey={suspectQueries.all}
          texts={{ deleted: t('deleted'), failed: t('deleteFailed') }}
          onDone={() => setRemoving(undefined)}
          onCancel={() => setRemoving(undefined)}
        />
      )}
    </details>
  );
}

type SuspectItemProps = Pick<SuspectListProps, 'kind' | 'queryKey'> & {
  suspect: Suspect;
  onRemove: () => void;
};

function SuspectItem({ suspect, kind, queryKey, onRemove }: SuspectItemProps) {
  const { t } = useTranslation(['suspectsPanel', 'screens']);
  const { timeZone } = useSite();
  const release = useRelease(kind, queryKey);
  const ref = useRef<HTMLLIElement>(null);
  useEffect(() => {
    // With the last one the whole part goes.
    const areas = ['details', 'main'].map(name => ref.current?.closest<HTMLElement>(name) ?? null);
    return () => areas.forEach(focusLeftIn);
  }, []);
  const { id, name, email, text, reason, created_at } = suspect;
  return (
    <li ref={ref}>
      <b>{name}</b>
      <time dateTime={created_at}>{formatInstant(new Date(created_at), timeZone)}</time>
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
        <IconButton
          label={t('screens:ofItem', { action: t('screens:remove'), item: name })}
          title={t('screens:remove')}
          isDestructive
          onClick={onRemove}
        >
          <Icon path={iconTrash} />
        </IconButton>
      </div>
    </li>
  );
}

/** Takes a suspect back among the others, and shows it there. */
function useRelease(kind: SuspectKind, queryKey: QueryKey) {
  const { t } = useTranslation('suspectsPanel');
  const { api } = useSite();
  const { showSuccess, showError } = useToasts();
  const queryClient = useQueryClient();
  const withSession = useWithSession();
  return useMutation({
    mutationFn: (id: number) => withSession(() => api(releaseSuspect, { id })),
    onSuccess: async () => {
      showSuccess(t(`released.${kind}`));
      const changed = [suspectQueries.all, queryKey];
      await Promise.all(changed.map(key => queryClient.invalidateQueries({ queryKey: key })));
    },
    onError: error => showError(failureText(error, t('releaseFailed'))),
  });
}
