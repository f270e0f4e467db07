import { type ReactNode, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { useTranslation } from '#ui/i18n.tsx';
import { Button } from '../button.tsx';
import { ConfirmDialog, Sheet } from '../dialog.tsx';
import { ErrorNote, ErrorSummary, nameField } from '../error-summary.tsx';
import styles from './editor-sheet.module.css';
import { RestoredNote } from './restored-note.tsx';
import { useSaveKey } from './save-key.ts';
import { SaveProgress } from './save-progress.tsx';
import { type DraftOf, useFormDraft } from './use-form-draft.ts';
import { useLeaveGuard } from './use-leave-guard.ts';
import { type SaveOptions, useSaving } from './use-saving.ts';

type EditorSheetProps<Values extends FieldValues, Saved> = {
  title: string;
  form: UseFormReturn<Values>;
  draft: DraftOf<Values>;
  /** The ids and labels of the fields, for the links of the error summary. */
  fields: Partial<Record<keyof Values & string, { id: string; label: string }>>;
  /** Rejects if saving failed; then the sheet stays open. */
  onSave: (values: Values, options: SaveOptions) => Promise<Saved>;
  onSaved: (saved: Saved) => void;
  describeFailure: (error: unknown) => string;
  onClose: () => void;
  hint?: string;
  main: ReactNode;
  side: ReactNode;
};

/** The button may be far below the error. */
function scrollIntoView(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'nearest' });
}

/** The form of one item of content: text on the left, settings on the right. */
export function EditorSheet<Values extends FieldValues, Saved>(props: EditorSheetProps<Values, Saved>) {
  const { title, form, draft, fields, onSave, onSaved, describeFailure, onClose, hint, main, side } = props;
  const { t } = useTranslation('screens');
  const formId = useId();
  const formElement = useRef<HTMLFormElement>(null);
  const [isAsking, setIsAsking] = useState(false);
  // React Hook Form tracks only the properties that are read during render.
  const { isDirty, isSubmitting, errors, submitCount } = form.formState;

  const guard = useLeaveGuard(isDirty);
  const { restored, forget } = useFormDraft(form, draft);
  const { failure, sending, submit, cancel } = useSaving(form, {
    save: onSave,
    onSaved: saved => {
      forget();
      guard.release();
      onSaved(saved);
    },
    describeFailure,
  });
  useSaveKey(formElement, () => void submit());

  const dismiss = () => {
    if (isSubmitting) cancel();
    else if (isDirty) setIsAsking(true);
    else onClose();
  };
  // Going back while saving cancels the save, as closing does.
  const stayWhileSaving = useEffectEvent(() => {
    cancel();
    guard.stay();
  });
  const isLeavingWhileSaving = guard.isBlocked && isSubmitting;
  useEffect(() => {
    if (isLeavingWhileSaving) stayWhileSaving();
  }, [isLeavingWhileSaving]);

  const refused = Object.entries(errors).map(([name, error]) => ({
    id: fields[name]?.id ?? name,
    message: nameField(fields[name]?.label ?? name, String(error?.message ?? '')),
  }));
  return (
    <Sheet
      title={title}
      note={sending ? <SaveProgress sending={sending} /> : isDirty && t('unsaved')}
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
      <form id={formId} ref={formElement} className={styles.columns} noValidate onSubmit={submit}>
        <div className={styles.main}>
          {failure && (
            <div ref={scrollIntoView}>
              <ErrorNote>{failure}</ErrorNote>
            </div>
          )}
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
      {(isAsking || (guard.isBlocked && !isSubmitting)) && (
        <ConfirmDialog
          title={t('discard.title')}
          confirmLabel={t('discard.confirm')}
          cancelLabel={t('discard.cancel')}
          onConfirm={() => {
            forget();
            guard.leave(onClose);
          }}
          onCancel={() => {
            setIsAsking(false);
            guard.stay();
          }}
        >
          {t('discard.text')}
        </ConfirmDialog>
      )}
    </Sheet>
  );
}
