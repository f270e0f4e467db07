import { Button } from '#ui/button.tsx';
import { ErrorNote, ErrorSummary } from '#ui/forms/error-summary.tsx';
import { useTranslation } from '#ui/i18n.tsx';
import { Note } from '#ui/note.tsx';
import styles from './form-notes.module.css';
import type { PublicForm } from './use-public-form.ts';

/** Above the fields: refusals, and a restored draft. */
export function FormNotes({ form }: { form: PublicForm }) {
  const { t } = useTranslation('site');
  return (
    <div className={styles.notes}>
      <ErrorSummary fields={form.summary} attempt={form.attempt} />
      {form.isRestored && (
        <Note className={styles.draft} action={<Button onClick={form.discard}>{t('form.discard')}</Button>}>
          {t('form.restored')}
        </Note>
      )}
    </div>
  );
}

/** The error beside the submit button, which it describes. The toast announces it. */
export function FormFailure({ form: { failure, failureId } }: { form: PublicForm }) {
  if (!failureId) return null;
  return (
    <ErrorNote id={failureId} isAnnouncedElsewhere>
      {failure}
    </ErrorNote>
  );
}
