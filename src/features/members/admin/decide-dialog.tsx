import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { mailQueries } from '#features/mail/client.ts';
import type { CallOf } from '#shared/endpoint.ts';
import { errorText, fieldErrors } from '#shared/error-text.ts';
import { limits } from '#shared/validation.ts';
import { useWithSession } from '#ui/admin/sign-in-again.ts';
import { Button } from '#ui/button.tsx';
import dialog from '#ui/dialog.module.css';
import { Modal, smallDialogClass } from '#ui/dialog.tsx';
import { ErrorNote } from '#ui/error-summary.tsx';
import { SwitchField, TextAreaField, TextField } from '#ui/field.tsx';
import { useTranslation } from '#ui/i18n.tsx';
import { useSite } from '#ui/site-context.tsx';
import { useToasts } from '#ui/toast.tsx';
import { memberQueries } from '../client.ts';
import { memberCalls } from '../contract.ts';
import type { Member } from '../schemas.ts';
import styles from './decide-dialog.module.css';
import { memberName } from './member-name.ts';

/** What is to become of who has applied. */
export type MembershipDecision = {
  status: 'active' | 'declined';
  members: readonly Member[];
  onDecided?: () => void;
};

type DecideDialogProps = {
  decision: MembershipDecision;
  onDone: () => void;
  onCancel: () => void;
};

/** Asks before a decision: by which number they are known, whether they are told, and in which words. */
export function DecideDialog({ decision: { status, members }, onDone, onCancel }: DecideDialogProps) {
  const { t } = useTranslation(['membersAdmin', 'mailAdmin', 'screens']);
  const site = useSite();
  const id = useId();
  const { data: counts } = useQuery(memberQueries.counts(site));
  const { data: mailState } = useQuery(mailQueries.state(site));
  const [typedNumber, setNumber] = useState<string>();
  const [message, setMessage] = useState('');
  const [notify, setNotify] = useState(true);
  const { decide, isBusy, failure, problem } = useDeciding(onDone);
  const count = members.length;
  const number = typedNumber ?? counts?.next_number ?? '';
  const [first] = members;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    const ids = members.map(member => member.id);
    void decide({ ids, status, message, notify, ...(status === 'active' && { number }) });
  };
  return (
    <Modal
      className={smallDialogClass}
      aria-labelledby={`${id}-title`}
      onDismiss={() => {
        if (!isBusy) onCancel();
      }}
    >
      <form noValidate onSubmit={submit}>
        <h2 id={`${id}-title`}>
          {`${t(`decide.${status}`)}: ${first && count === 1 ? memberName(first) : t('count', { count })}`}
        </h2>
        <div className={styles.fields}>
          {status === 'active' && (
            <TextField
              label={t(count === 1 ? 'columns.number' : 'decide.firstNumber')}
              hint={t('decide.numberHint')}
              error={problem}
              value={number}
              onChange={event => setNumber(event.target.value)}
            />
          )}
          <SwitchField
            label={t('decide.notify')}
            checked={notify}
            onChange={event => setNotify(event.target.checked)}
          />
          {notify && (
            <>
              <TextAreaField
                label={t('decide.message')}
                hint={t('decide.messageHint')}
                rows={3}
                maxLength={limits.text}
                value={message}
                onChange={event => setMessage(event.target.value)}
              />
              {mailState && !mailState.is_configured && <p>{t('mailAdmin:kept')}</p>}
            </>
          )}
          {status === 'declined' && <p>{t('decide.declinedHint')}</p>}
          {failure && <ErrorNote>{failure}</ErrorNote>}
        </div>
        <div className={dialog.actions}>
          <Button
            onClick={() => {
              if (!isBusy) onCancel();
            }}
          >
            {t('screens:cancel')}
          </Button>
          <Button look="primary" type="submit" isBusy={isBusy} busyLabel={t('decide.busy')} data-autofocus>
            {t(`decide.${status}`)}
          </Button>
        </div>
      </form>
    </Modal>
  );
}

function useDeciding(onDone: () => void) {
  const { t } = useTranslation('membersAdmin');
  const { api } = useSite();
  const { showSuccess } = useToasts();
  const queryClient = useQueryClient();
  const withSession = useWithSession();
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const decide = async (body: CallOf<typeof memberCalls.decide>['body']) => {
    setIsBusy(true);
    setFailure(undefined);
    setProblem(undefined);
    try {
      const { changed } = await withSession(() => api(memberCalls.decide, { body }));
      showSuccess(t(`decide.done.${body.status}`, { count: changed }));
      onDone();
      void queryClient.invalidateQueries({ queryKey: memberQueries.all });
      void queryClient.invalidateQueries({ queryKey: mailQueries.all });
    } catch (error) {
      const { number } = fieldErrors(error);
      if (number) setProblem(number);
      else setFailure(errorText(error, t('decide.failed')));
      setIsBusy(false);
    }
  };
  return { decide, isBusy, failure, problem };
}
