import { useEffect, useRef } from 'react';
import { useTranslation } from '#ui/i18n.tsx';
import { Icon } from '../icons/icon.tsx';
import { iconWarning } from '../icons/icons.ts';
import styles from '../note.module.css';

/** The id of a refused field's control, and the message with the field's name (`nameField`). */
export type RefusedField = { id: string; message: string };

/**
 * Lists the refused fields above a form, each linked to its control. It takes the focus only when `attempt`
 * changes, because fields are checked again while they are corrected.
 */
export function ErrorSummary({ fields, attempt }: { fields: readonly RefusedField[]; attempt: number }) {
  const { t } = useTranslation('ui');
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (attempt > 0) ref.current?.focus();
  }, [attempt]);
  if (fields.length === 0) return null;
  return (
    <div className={`${styles.note} ${styles.error}`} role="alert" tabIndex={-1} ref={ref}>
      <Icon path={iconWarning} />
      <div>
        <strong>{t('checkFields')}</strong>
        <ul>
          {fields.map(({ id, message }) => (
            <li key={id}>
              <a
                href={`#${id}`}
                onClick={event => {
                  event.preventDefault();
                  document.getElementById(id)?.focus();
                }}
              >
                {message}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

export function nameField(label: string, refusal: string): string {
  return `${label}: ${refusal}`;
}

type ErrorNoteProps = {
  id?: string;
  /** A toast announces it already. */
  isAnnouncedElsewhere?: boolean;
  children: React.ReactNode;
};

export function ErrorNote({ id, isAnnouncedElsewhere, children }: ErrorNoteProps) {
  return (
    <div
      id={id}
      className={`${styles.note} ${styles.error}`}
      role={isAnnouncedElsewhere ? undefined : 'alert'}
    >
      <Icon path={iconWarning} />
      <div>{children}</div>
    </div>
  );
}
