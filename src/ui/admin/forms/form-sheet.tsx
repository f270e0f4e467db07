import { type ReactNode, useId } from 'react';
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
  const id = useId();
  return (
    <Sheet
      title={title}
      onDismiss={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button type="submit" form={id} look="primary" isBusy={isSubmitting} busyLabel={busyLabel}>
            {submitLabel}
          </Button>
        </>
      }
    >
      <CheckedForm id={id} className={styles.form} isSubmitting={isSubmitting} submit={() => submit()}>
        {children}
      </CheckedForm>
    </Sheet>
  );
}
