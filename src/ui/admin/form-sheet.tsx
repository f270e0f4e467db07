import type { ReactNode } from 'react';
import { Button } from '#ui/button.tsx';
import { Sheet } from '#ui/dialog.tsx';
import { useTranslation } from '#ui/i18n.tsx';
import { CheckedForm } from './checked-form.tsx';
import styles from './form-sheet.module.css';

type FormSheetProps = {
  title: string;
  /** What the form does, and what is said while it does it. */
  submitLabel: string;
  busyLabel: string;
  isSubmitting: boolean;
  submit: () => unknown;
  onClose: () => void;
  children: ReactNode;
};

/** A sheet with the few fields of one form. */
export function FormSheet(props: FormSheetProps) {
  const { title, submitLabel, busyLabel, isSubmitting, submit, onClose, children } = props;
  const { t } = useTranslation('screens');
  return (
    <Sheet
      title={title}
      onDismiss={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button look="primary" isBusy={isSubmitting} busyLabel={busyLabel} onClick={() => void submit()}>
            {submitLabel}
          </Button>
        </>
      }
    >
      <CheckedForm className={styles.form} isSubmitting={isSubmitting} submit={() => submit()}>
        {children}
      </CheckedForm>
    </Sheet>
  );
}
