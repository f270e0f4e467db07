import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { DecisionMessage } from '#features/mail/admin/decision-message.tsx';
import { mailQueries } from '#features/mail/client.ts';
import type { CallOf } from '#shared/api/endpoint.ts';
import { errorText, fieldErrors, isOffline } from '#shared/api/error-text.ts';
import { FormDialog } from '#ui/admin/forms/form-dialog.tsx';
import { useWithSession } from '#ui/admin/saving/sign-in-again.ts';
import { ErrorNote } from '#ui/forms/error-summary.tsx';
import { TextField } from '#ui/forms/field.tsx';
import { useTranslation } from '#ui/i18n.tsx';
import { useSite } from '#ui/site-context.tsx';
import { useToasts } from '#ui/toast.tsx';
import { memberQueries } from '../client.ts';
import { memberCalls } from '../contract.ts';
import type { Member } from '../schemas.ts';
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
  const { t } = useTranslation('membersAdmin');
  const { data: counts } = useQuery(memberQueries.counts(useSite()));
  const [typedNumber, setNumber] = useState<string>();
  const [message, setMessage] = useState('');
  const [notify, setNotify] = useState(true);
  const { decide, isBusy, failure, problem } = useDeciding(onDone);
  const count = members.length;
  const number = typedNumber ?? counts?.next_number ?? '';
  const [first] = members;
  return (
    <FormDialog
      title={`${t(`decide.${status}`)}: ${first && count === 1 ? memberName(first) : t('count', { count })}`}
      submitLabel={t(`decide.${status}`)}
      busyLabel={t('decide.busy')}
      isBusy={isBusy}
      hasChanges={message !== ''}
      onCancel={onCancel}
      onSubmit={() => {
        const ids = members.map(member => member.id);
        void decide({ ids, status, message, notify, ...(status === 'active' && { number }) });
      }}
    >
      {status === 'active' && (
        <TextField
          label={t(count === 1 ? 'columns.number' : 'decide.firstNumber')}
          hint={t('decide.numberHint')}
          error={problem}
          value={number}
          onChange={event => setNumber(event.target.value)}
        />
      )}
      <DecisionMessage
        isWanted={notify}
        onWant={setNotify}
        text={message}
        onText={setMessage}
        count={count}
      />
      {status === 'declined' && <p>{t('decide.declinedHint')}</p>}
      {failure && <ErrorNote>{failure}</ErrorNote>}
    </FormDialog>
  );
}

function useDeciding(onDone: () => void) {
  const { t } = useTranslation(['membersAdmin', 'screens']);
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
      else setFailure(errorText(error, isOffline(error) ? t('screens:noConnection') : t('decide.failed')));
      setIsBusy(false);
    }
  };
  return { decide, isBusy, failure, problem };
}
