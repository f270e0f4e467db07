import { useState } from 'react';
import { DecisionMessage } from '#features/mail/admin/decision-message.tsx';
import { PreviewSheet } from '#features/mail/admin/preview-sheet.tsx';
import type { ResponseOf } from '#shared/api/endpoint.ts';
import { errorText, fieldErrors, isOffline } from '#shared/api/error-text.ts';
import { FormDialog } from '#ui/admin/forms/form-dialog.tsx';
import { useWithSession } from '#ui/admin/saving/sign-in-again.ts';
import { Button } from '#ui/button.tsx';
import { ErrorNote } from '#ui/forms/error-summary.tsx';
import { useTranslation } from '#ui/i18n.tsx';
import { useSite } from '#ui/site-context.tsx';
import { applicationCalls } from '../contract.ts';
import type { Application } from '../schemas.ts';
import type { ApplicationStatus } from '../status.ts';
import { applicantName } from './list/cell-text.ts';
import type { Decision, DecisionResult } from './use-deciding.ts';

type DecideDialogProps = {
  decision: Decision;
  /** How many have a place now, and how many places there are; 0 is no limit. */
  accepted: number;
  capacity: number;
  onDecide: (
    decision: Decision,
    more: { message: string; notify: boolean; force: boolean },
  ) => DecisionResult;
  onCancel: () => void;
};

/** Asks before a decision on one application or many: whether they are told, and in which words. */
export function DecideDialog({ decision, accepted, capacity, onDecide, onCancel }: DecideDialogProps) {
  const { t } = useTranslation(['applicationsAdmin', 'screens']);
  const { status, applications } = decision;
  const [message, setMessage] = useState('');
  // Who is put back has been told nothing that would have to be taken back.
  const [notify, setNotify] = useState(status !== 'received');
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [isOver, setIsOver] = useState(false);
  const changing = applications.filter(application => application.status !== status);
  const count = changing.length;
  const preview = usePreview(status, changing[0], message);
  const submit = async () => {
    setIsBusy(true);
    setFailure(undefined);
    try {
      await onDecide({ status, applications: changing }, { message, notify, force: isOver });
    } catch (error) {
      if ('capacity' in fieldErrors(error)) setIsOver(true);
      else setFailure(errorText(error, isOffline(error) ? t('screens:noConnection') : t('decide.failed')));
      setIsBusy(false);
    }
  };
  return (
    <FormDialog
      title={`${t(`decide.actions.${status}`)}: ${whoOf(changing, t('count', { count }))}`}
      submitLabel={isOver ? t('decide.force') : t(`decide.actions.${status}`)}
      busyLabel={t('decide.busy', { count })}
      isBusy={isBusy}
      isDisabled={count === 0}
      hasChanges={message !== ''}
      onSubmit={() => void submit()}
      onCancel={onCancel}
    >
      {count < applications.length && <p>{t('decide.unchanged', { count: applications.length - count })}</p>}
      <DecisionMessage
        isWanted={notify}
        onWant={setNotify}
        text={message}
        onText={setMessage}
        count={count}
        action={
          <Button size="small" disabled={count === 0} onClick={() => void preview.look()}>
            {t('decide.preview')}
          </Button>
        }
      />
      {notify && preview.failure && <ErrorNote>{preview.failure}</ErrorNote>}
      {preview.message && <PreviewSheet message={preview.message} onClose={preview.close} />}
      {failure && <ErrorNote>{failure}</ErrorNote>}
      {isOver && <ErrorNote>{t('decide.over', { after: accepted + count, count: capacity })}</ErrorNote>}
      {!isOver && status === 'accepted' && capacity > 0 && (
        <p>{t('places.taken', { accepted: accepted + count, count: capacity })}</p>
      )}
    </FormDialog>
  );
}

function whoOf(applications: readonly Application[], count: string): string {
  const [first] = applications;
  return first && applications.length === 1 ? applicantName(first) : count;
}

/** A look at the message of the first. */
function usePreview(status: ApplicationStatus, first: Application | undefined, message: string) {
  const { t } = useTranslation('applicationsAdmin');
  const { api } = useSite();
  const withSession = useWithSession();
  const [shown, setShown] = useState<ResponseOf<typeof applicationCalls.previewDecision>>();
  const [failure, setFailure] = useState<string>();
  const look = async () => {
    if (!first) return;
    setFailure(undefined);
    const body = { id: first.id, status, message };
    try {
      setShown(await withSession(() => api(applicationCalls.previewDecision, { body })));
    } catch (error) {
      setFailure(errorText(error, t('decide.previewFailed')));
    }
  };
  return { look, message: shown, failure, close: () => setShown(undefined) };
}
