import { type ReactNode, useId } from 'react';
import { Button } from '#ui/button.tsx';
import dialog from '#ui/dialog.module.css';
import { Modal, smallDialogClass } from '#ui/dialog.tsx';
import { useTranslation } from '#ui/i18n.tsx';
import styles from './form-dialog.module.css';

type FormDialogProps = {
  title: string;
  children: ReactNode;
  submitLabel: string;
  busyLabel: string;
  isBusy: boolean;
  isDisabled?: boolean;
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
  onSubmit,
  onCancel,
}: FormDialogProps) {
  const { t } = useTranslation('screens');
  const id = useId();
  const cancel = () => {
    if (!isBusy) onCancel();
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
    </Modal>
  );
}
