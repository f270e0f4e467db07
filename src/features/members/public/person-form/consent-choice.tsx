import { tidy } from '#shared/text/typography.ts';
import { FieldError } from '#ui/forms/field.tsx';
import { useTranslation } from '#ui/i18n.tsx';
import choice from './choice.module.css';
import styles from './consent-choice.module.css';

export const consentId = 'consent';
/** The id of the text that says why the submit button is disabled. */
export const consentHintId = 'consent-hint';

type ConsentChoiceProps = {
  /** Whether it is ticked from the beginning. */
  isInitial: boolean;
  isGiven: boolean;
  error: string | undefined;
  onChange: (isGiven: boolean) => void;
};

/**
 * The submit button is disabled without consent and cannot be focused, so the checkbox refers to the
 * explanation too.
 */
export function ConsentChoice({ isInitial, isGiven, error, onChange }: ConsentChoiceProps) {
  const { t } = useTranslation('applications');
  const errorId = `${consentId}-error`;
  const reason = isGiven ? undefined : consentHintId;
  return (
    <div className={styles.consent}>
      <label className={`${choice.choice} ${choice.top}`}>
        <input
          type="checkbox"
          id={consentId}
          name={consentId}
          value="true"
          defaultChecked={isInitial}
          autoComplete="off"
          aria-describedby={error ? errorId : reason}
          aria-invalid={error ? true : undefined}
          onChange={event => onChange(event.target.checked)}
        />
        <span>{tidy(t('consent'))}</span>
      </label>
      <FieldError id={errorId} error={error} />
    </div>
  );
}
