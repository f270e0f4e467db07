import { type FormEvent, type KeyboardEvent, type ReactNode, useEffect, useId, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { useBlocker } from 'react-router';
import { formatInstant } from '#shared/instants.ts';
import { useTranslation } from '#ui/i18n.tsx';
import { Button } from '../button.tsx';
import { ConfirmDialog, Sheet } from '../dialog.tsx';
import { ErrorNote, ErrorSummary, nameField } from '../error-summary.tsx';
import styles from './editor-sheet.module.css';
import { hasSessionEnded, showServerErrors } from './form.ts';
import { useWithSession } from './sign-in-again.ts';
import { type DraftOf, type Restored, useFormDraft } from './use-form-draft.ts';

type EditorSheetProps<Values extends FieldValues> = {
  title: string;
  form: UseFormReturn<Values>;
  /** Under which name its changes are kept in this browser until they are saved. */
  draft: DraftOf;
  /** Where the fields are and what they are called, for the links of the error summary. */
  fields: Partial<Record<keyof Values & string, { id: string; label: string }>>;
  /** Saves; the sheet stays open with everything in it when it throws. */
  onSave: (values: Values) => Promise<void>;
  /** What a failed save is told in. */
  describeFailure: (error: unknown) => string;
  onClose: () => void;
  /** Said once more above the settings: what saving means. */
  hint?: string;
  /** The writing column, and the settings beside it. */
  main: ReactNode;
  side: ReactNode;
};

/** The form of one item of content: writing at the left, settings at the right, nothing lost unasked. */
export function EditorSheet<Values extends FieldValues>(props: EditorSheetProps<Values>) {
  const { title, form, draft, fields, onSave, describeFailure, onClose, hint, main, side } = props;
  const { t } = useTranslation('screens');
  const formId = useId();
  const [failure, setFailure] = useState<string>();
  const [isAsking, setIsAsking] = useState(false);
  // Read during render, as the form library wants, to be told of their changes.
  const { isDirty, isSubmitting, errors, submitCount } = form.formState;

  const isLeaving = useLeaveGuard(isDirty && !isSubmitting);
  const { restored, forget } = useFormDraft(form, draft);
  const withSession = useWithSession();

  const submit = async (event?: FormEvent) => {
    event?.preventDefault();
    if (isSubmitting) return;
    setFailure(undefined);
    await form.handleSubmit(async values => {
      try {
        await withSession(() => onSave(values));
        forget();
      } catch (error) {
        if (hasSessionEnded(error)) setFailure(t('sessionEnded'));
        else if (!showServerErrors(form, error)) setFailure(describeFailure(error));
      }
    })();
  };
  const dismiss = () => {
    if (isSubmitting) return;
    if (isDirty) setIsAsking(true);
    else onClose();
  };
  const saveByKey = (event: KeyboardEvent) => {
    const isPlain = !event.shiftKey && !event.altKey;
    if (!(event.ctrlKey || event.metaKey) || !isPlain || event.key.toLowerCase() !== 's') return;
    event.preventDefault();
    void submit();
  };
  const refused = Object.entries(errors).map(([name, error]) => ({
    id: fields[name]?.id ?? name,
    message: nameField(fields[name]?.label ?? name, String(error?.message ?? '')),
  }));
  return (
    <Sheet
      title={title}
      note={isDirty && t('unsaved')}
      onDismiss={dismiss}
      actions={
        <>
          <Button onClick={dismiss}>{t('cancel')}</Button>
          <Button look="primary" type="submit" form={formId} isBusy={isSubmitting} busyLabel={t('saving')}>
            {t('save')}
          </Button>
        </>
      }
    >
      <form id={formId} className={styles.columns} noValidate onSubmit={submit} onKeyDown={saveByKey}>
        <div className={styles.main}>
          {failure && <ErrorNote>{failure}</ErrorNote>}
          <ErrorSummary fields={refused} attempt={submitCount} />
          {restored && (
            <RestoredNote
              restored={restored}
              onDiscard={() => {
                form.reset();
                forget();
              }}
            />
          )}
          {main}
        </div>
        <div className={styles.side}>
          <p className={styles.hint}>
            {t('required')} {hint}
          </p>
          {side}
        </div>
      </form>
      {(isAsking || isLeaving.state === 'blocked') && (
        <ConfirmDialog
          title={t('discard.title')}
          confirmLabel={t('discard.confirm')}
          cancelLabel={t('discard.cancel')}
          onConfirm={() => {
            forget();
            isLeaving.proceed?.();
            onClose();
          }}
          onCancel={() => {
            setIsAsking(false);
            isLeaving.reset?.();
          }}
        >
          {t('discard.text')}
        </ConfirmDialog>
      )}
    </Sheet>
  );
}

/** Says that changes of before are in the form again, and takes them out. */
function RestoredNote({ restored, onDiscard }: { restored: Restored; onDiscard: () => void }) {
  const { t } = useTranslation('screens');
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return (
    <div className={styles.restored} role="status">
      <p>
        {t('restored.text', { time: formatInstant(restored.savedAt, timeZone) })}{' '}
        {restored.isOutdated && t('restored.outdated')} {restored.hadFiles && t('restored.files')}
      </p>
      <Button size="small" onClick={onDiscard}>
        {t('restored.discard')}
      </Button>
    </div>
  );
}

/** Keeps what was not saved from going with the page: other screens are asked for, the browser asks by itself. */
export function useLeaveGuard(hasChanges: boolean) {
  useEffect(() => {
    if (!hasChanges) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [hasChanges]);
  return useBlocker(hasChanges);
}
