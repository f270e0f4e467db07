import { type ComponentProps, type ReactNode, useEffect, useId, useRef } from 'react';
import { useTranslation } from '#ui/i18n.tsx';
import { Button, IconButton } from './button.tsx';
import styles from './dialog.module.css';
import { Icon } from './icons/icon.tsx';
import { iconClose } from './icons/icons.ts';
import { enterModal } from './top-modal.ts';

type ModalProps = Omit<ComponentProps<'dialog'>, 'open' | 'onCancel' | 'onClose'> & {
  /** Called on Esc or the platform's back gesture. The owner decides whether to close. */
  onDismiss: () => void;
};

/**
 * The platform's modal dialog. It opens when it is mounted and returns the focus when it is unmounted. The
 * focus starts on `data-autofocus`, else on the first control.
 */
export function Modal({ onDismiss, children, ...rest }: ModalProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const focusBefore = useRef<Element>(null);
  useEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    const opener = document.activeElement;
    dialog.showModal();
    dialog.querySelector<HTMLElement>('[data-autofocus]')?.focus();
    const leave = enterModal(dialog);
    return () => {
      leave();
      dialog.close();
      focus(opener);
    };
  }, []);
  return (
    <dialog
      ref={ref}
      onCancel={event => {
        // A file chooser in the dialog fires its own 'cancel', which bubbles in React.
        if (event.target !== ref.current) return;
        event.preventDefault();
        if (event.cancelable) onDismiss();
        else focusBefore.current = document.activeElement;
      }}
      onClose={event => {
        // On a second Esc in a row the platform closes without asking, so it is opened again.
        if (event.target !== ref.current || ref.current.open) return;
        ref.current.showModal();
        focus(focusBefore.current);
        onDismiss();
      }}
      {...rest}
    >
      {children}
    </dialog>
  );
}

function focus(element: Element | null): void {
  if (element instanceof HTMLElement && element.isConnected) element.focus();
}

type ConfirmProps = {
  title: string;
  children: ReactNode;
  confirmLabel: string;
  busyLabel?: string;
  cancelLabel: string;
  isBusy?: boolean;
  look?: 'danger' | 'primary';
  onConfirm: () => void;
  onCancel: () => void;
};

/** Asks before an action. The cancel button has the focus. */
export function ConfirmDialog({
  title,
  children,
  confirmLabel,
  busyLabel,
  cancelLabel,
  isBusy,
  look = 'danger',
  onConfirm,
  onCancel,
}: ConfirmProps) {
  const id = useId();
  const cancel = () => {
    if (!isBusy) onCancel();
  };
  return (
    <Modal
      className={styles.small}
      role="alertdialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      onDismiss={cancel}
    >
      <h2 id={`${id}-title`}>{title}</h2>
      <p id={`${id}-text`}>{children}</p>
      <div className={styles.actions}>
        <Button onClick={cancel} data-autofocus>
          {cancelLabel}
        </Button>
        <Button look={look} isBusy={isBusy} busyLabel={busyLabel} onClick={onConfirm}>
          {confirmLabel}
        </Button>
      </div>
    </Modal>
  );
}

type SheetProps = {
  title: string;
  note?: ReactNode;
  /** Without any it has no foot. */
  actions?: ReactNode;
  /** Leaves room for two forms beside each other. */
  isWide?: boolean | undefined;
  children: ReactNode;
  onDismiss: () => void;
};

/** A large dialog with a fixed head and foot, for forms. */
export function Sheet({ title, note, actions, isWide, children, onDismiss }: SheetProps) {
  const id = useId();
  const { t } = useTranslation('ui');
  return (
    <Modal
      className={isWide ? `${styles.sheet} ${styles.spread}` : styles.sheet}
      aria-labelledby={id}
      onDismiss={onDismiss}
    >
      <header>
        <h2 id={id}>{title}</h2>
        <IconButton label={t('close')} onClick={onDismiss}>
          <Icon path={iconClose} />
        </IconButton>
      </header>
      {children}
      {actions && (
        <footer className={styles.foot}>
          {typeof note === 'string' ? <SheetNote>{note}</SheetNote> : note}
          {actions}
        </footer>
      )}
    </Modal>
  );
}

/** What a sheet's foot tells of its form. */
export function SheetNote({ children }: { children: ReactNode }) {
  return <span className={styles.note}>{children}</span>;
}

export const sheetFootClass = styles.foot;

export const smallDialogClass = styles.small;

export const wideDialogClass = `${styles.small} ${styles.wide}`;
