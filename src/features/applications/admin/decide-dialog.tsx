import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { PreviewSheet } from '#features/mail/admin/preview-sheet.tsx';
import { mailQueries } from '#features/mail/client.ts';
import type { ResponseOf } from '#shared/endpoint.ts';
import { errorText, fieldErrors } from '#shared/error-text.ts';
import { limits } from '#shared/validation.ts';
import { FormDialog } from '#ui/admin/form-dialog.tsx';
import { useWithSession } from '#ui/admin/sign-in-again.ts';
import { Button } from '#ui/button.tsx';
import { ErrorNote } from '#ui/error-summary.tsx';
import { SwitchField, TextAreaField } from '#ui/field.tsx';
import { useTranslation } from '#ui/i18n.tsx';
import { useSite } from '#ui/site-context.tsx';
import { applicationCalls } from '../contract.ts';
import type { Application } from '../schemas.ts';
import type { ApplicationStatus } from '../status.ts';
import { applicantName } from './cell-text.ts';
import styles from './decide-dialog.module.css';
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
  const { t } = useTranslation('applicationsAdmin');
  const { status, applications } = decision;
  const [message, setMessage] = useState('');
  // Who is put back has been told nothing that would have to be taken back.
  const [notify, setNotify] = useState(status !== 'received');
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [isOver, setIsOver] = useState(false);
  const changing = applications.filter(application => application.status !== status);
  const count = changing.length;
  const submit = async () => {
    setIsBusy(true);
    setFailure(undefined);
    try {
      await onDecide({ status, applications: changing }, { message, notify, force: isOver });
    } catch (error) {
      if ('capacity' in fieldErrors(error)) setIsOver(true);
      else setFailure(errorText(error, t('decide.failed')));
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
      onSubmit={() => void submit()}
      onCancel={onCancel}
    >
      {count < applications.length && <p>{t('decide.unchanged', { count: applications.length - count })}</p>}
      <SwitchField
        label={t('decide.notify')}
        checked={notify}
        onChange={event => setNotify(event.target.checked)}
      />
      {notify && <Telling status={status} applications={changing} message={message} onMessage={setMessage} />}
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

type TellingProps = {
  status: ApplicationStatus;
  applications: readonly Application[];
  message: string;
  onMessage: (message: string) => void;
};

/** To how many the message goes, what is added to it, and a look at that of the first. */
function Telling({ status, applications, message, onMessage }: TellingProps) {
  const { t } = useTranslation(['applicationsAdmin', 'mailAdmin']);
  const site = useSite();
  const withSession = useWithSession();
  const { data: mailState } = useQuery(mailQueries.state(site));
  const [preview, setPreview] = useState<ResponseOf<typeof applicationCalls.previewDecision>>();
  const [failure, setFailure] = useState<string>();
  const [first] = applications;
  const look = async () => {
    if (!first) return;
    setFailure(undefined);
    const body = { id: first.id, status, message };
    try {
      setPreview(await withSession(() => site.api(applicationCalls.previewDecision, { body })));
    } catch (error) {
      setFailure(errorText(error, t('decide.previewFailed')));
    }
  };
  return (
    <>
      <TextAreaField
        label={t('decide.message')}
        hint={t('decide.messageHint')}
        rows={3}
        maxLength={limits.text}
        value={message}
        onChange={event => onMessage(event.target.value)}
      />
      <div className={styles.telling}>
        <p>
          {t('decide.recipients', { count: applications.length })}{' '}
          {mailState && !mailState.is_configured && t('mailAdmin:kept')}
        </p>
        <Button size="small" disabled={!first} onClick={() => void look()}>
          {t('decide.preview')}
        </Button>
      </div>
      {failure && <ErrorNote>{failure}</ErrorNote>}
      {preview && <PreviewSheet message={preview} onClose={() => setPreview(undefined)} />}
    </>
  );
}
