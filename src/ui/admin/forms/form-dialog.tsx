import { type ReactNode, useId, useState } from 'react';
import { Button } from '#ui/button.tsx';
import dialog from '#ui/dialog.module.css';
import { Modal, smallDialogClass } from '#ui/dialog.tsx';
import { useTranslation } from '#ui/i18n.tsx';
import { useLeaveGuard } from '../saving/use-leave-guard.ts';
import { DiscardDialog } from './discard-dialog.tsx';
import styles from './form-dialog.module.css';

type FormDialogProps = {
  title: string;
  children: ReactNode;
  submitLabel: string;
  busyLabel: string;
  isBusy: boolean;
  isDisabled?: boolean;
  /** Whether something was typed that would be lost; then it asks before it is left. */
  hasChanges?: boolean;
  onSubmit: () => void;
  onCancel: () => void;
};

/** Asks with a form before an action. The button that does it has the focus; while it is done nothing closes the dialog. */
export function FormDialog({
  title,
  children,
  submitLabel,
  busyLabel,
  isBusy,
  isDisabled = false,
  hasChanges = false,
  onSubmit,
  onCancel,
}: FormDialogProps) {
  const { t } = useTranslation('screens');
  const id = useId();
  const [isAsking, setIsAsking] = useState(false);
  // What was decided may lead elsewhere.
  const guard = useLeaveGuard(hasChanges && !isBusy);
  const cancel = () => {
    if (isBusy) return;
    if (hasChanges) setIsAsking(true);
    else onCancel();
  };
  return (
    <Modal className={smallDialogClass} aria-labelledby={id} onDismiss={cancel}>
      <form
        noValidate
        onSubmit={event => {
          event.preventDefault();
          if (!isBusy) onSubmit();
        }}
      >
        <h2 id={id}>{title}</h2>
        <div className={styles.fields}>{children}</div>
        <div className={dialog.actions}>
          <Button onClick={cancel}>{t('cancel')}</Button>
          <Button
            look="primary"
            type="submit"
            isBusy={isBusy}
            busyLabel={busyLabel}
            disabled={isDisabled}
            data-autofocus
          >
            {submitLabel}
          </Button>
        </div>
      </form>
      {(isAsking || guard.isBlocked) && (
        <DiscardDialog
          onDiscard={() => guard.leave(onCancel)}
          onStay={() => {
            setIsAsking(false);
            guard.stay();
          }}
        />
      )}
    </Modal>
  );
}
