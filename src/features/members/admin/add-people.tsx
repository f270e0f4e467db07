import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { errorText } from '#shared/api/error-text.ts';
import type { Language } from '#shared/language.ts';
import { useWithSession } from '#ui/admin/saving/sign-in-again.ts';
import { Button } from '#ui/button.tsx';
import dialog from '#ui/dialog.module.css';
import { Modal, smallDialogClass } from '#ui/dialog.tsx';
import { ErrorNote } from '#ui/forms/error-summary.tsx';
import { useTranslation } from '#ui/i18n.tsx';
import { useSite } from '#ui/site-context.tsx';
import { useToasts } from '#ui/toast.tsx';
import { memberQueries } from '../client.ts';
import { memberCalls } from '../contract.ts';
import type { PersonInput } from '../person.ts';
import styles from './add-people.module.css';

type PeopleProps = { people: readonly (PersonInput & { lang: Language })[] };

/** Makes members of people who are known by another list, after a look at who is one already. */
export function AddPeople({
  people,
  isDisabled,
  onAdded,
}: PeopleProps & { isDisabled: boolean; onAdded: () => void }) {
  const { t } = useTranslation('membersAdmin');
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <Button size="small" disabled={isDisabled} onClick={() => setIsAsking(true)}>
        {t('fromApplication')}
      </Button>
      {isAsking && (
        <AddPeopleDialog
          people={people}
          onAdded={() => {
            setIsAsking(false);
            onAdded();
          }}
          onClose={() => setIsAsking(false)}
        />
      )}
    </>
  );
}

type AddPeopleDialogProps = PeopleProps & { onAdded: () => void; onClose: () => void };

function AddPeopleDialog({ people, onAdded, onClose }: AddPeopleDialogProps) {
  const { t } = useTranslation(['membersAdmin', 'screens']);
  const id = useId();
  const { look, add, isBusy, failure } = useAdding(people, onAdded);
  return (
    <Modal className={smallDialogClass} aria-labelledby={`${id}-title`} onDismiss={onClose}>
      <h2 id={`${id}-title`}>{t('fromApplication')}</h2>
      <div className={styles.fields}>
        <div role="status">
          {look && (
            <p>
              <strong>{t('adding.added', { count: look.added })}</strong>
            </p>
          )}
          {look && look.rows.length > 0 && (
            <>
              <p>{t('adding.left')}</p>
              <ul className={styles.left}>
                {look.rows.map(({ row, problems }) => (
                  <li key={row}>
                    {`${people[row - 1]?.firstName} ${people[row - 1]?.lastName}`.trim()}{' '}
                    {Object.values(problems).join(' ')}
                  </li>
                ))}
              </ul>
            </>
          )}
        </div>
        {failure && <ErrorNote>{failure}</ErrorNote>}
      </div>
      <div className={dialog.actions}>
        <Button onClick={onClose}>{t('screens:cancel')}</Button>
        <Button
          look="primary"
          disabled={!look || look.added === 0}
          isBusy={isBusy}
          busyLabel={t('adding.busy')}
          onClick={() => void add()}
          data-autofocus
        >
          {t('adding.confirm', { count: look?.added ?? 0 })}
        </Button>
      </div>
    </Modal>
  );
}

/** A look at what would become of them, and what makes it so. */
function useAdding(rows: PeopleProps['people'], onAdded: () => void) {
  const { t } = useTranslation('membersAdmin');
  const { api } = useSite();
  const { showSuccess } = useToasts();
  const queryClient = useQueryClient();
  const withSession = useWithSession();
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const { data: look, error } = useQuery({
    queryKey: [...memberQueries.all, 'look', rows],
    queryFn: () => api(memberCalls.importRows, { body: { rows: [...rows] } }),
    gcTime: 0,
  });
  const add = async () => {
    setIsBusy(true);
    setFailure(undefined);
    try {
      const body = { rows: [...rows], confirm: true };
      const { added } = await withSession(() => api(memberCalls.importRows, { body }));
      showSuccess(t('adding.done', { count: added }));
      onAdded();
      void queryClient.invalidateQueries({ queryKey: memberQueries.all });
    } catch (caught) {
      setFailure(errorText(caught, t('createFailed')));
      setIsBusy(false);
    }
  };
  return { look, add, isBusy, failure: failure ?? (error ? errorText(error, t('loadError')) : undefined) };
}
