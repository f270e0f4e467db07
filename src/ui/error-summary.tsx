import { useEffect, useRef } from 'react';
import { useTranslation } from '#ui/i18n.tsx';
import { Icon } from './icon.tsx';
import { iconWarning } from './icons.ts';
import styles from './note.module.css';

/** A refused field: its control's id, and why, with its name (`nameField`). */
export type RefusedField = { id: string; message: string };

/**
 * What stands in the way of sending a form, above its fields: each refusal with the name of its field and linked
 * to it. It takes the focus when `attempt` changes to a new try that was refused, and never else: fields are checked
 * again while they are corrected.
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

/** Names the field of a refusal: at the field it stands without. */
export function nameField(label: string, refusal: string): string {
  return `${label}: ${refusal}`;
}

type ErrorNoteProps = {
  id?: string;
  /** Said aloud elsewhere, by a toast: announced here too, it would be heard twice. */
  isSaidElsewhere?: boolean;
  children: React.ReactNode;
};

/** A single sentence that something went wrong, in the page where it happened. */
export function ErrorNote({ id, isSaidElsewhere, children }: ErrorNoteProps) {
  return (
    <div id={id} className={`${styles.note} ${styles.error}`} role={isSaidElsewhere ? undefined : 'alert'}>
      <Icon path={iconWarning} />
      <div>{children}</div>
    </div>
  );
}
