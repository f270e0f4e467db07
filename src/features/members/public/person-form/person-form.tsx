import { useEffect } from 'react';
import { FormFailure, FormNotes } from '#features/submissions/public/form/form-notes.tsx';
import { Honeypot } from '#features/submissions/public/form/honeypot.tsx';
import { PrivacyLink } from '#features/submissions/public/form/privacy-link.tsx';
import type { PublicForm } from '#features/submissions/public/form/use-public-form.ts';
import { Button } from '#ui/button.tsx';
import { useTranslation } from '#ui/i18n.tsx';
import { basicFields, optionalGroups } from '../../person-groups.ts';
import { ConsentChoice, consentHintId } from './consent-choice.tsx';
import { FieldGroup, FoldedGroup, MembershipChoice } from './field-groups.tsx';
import styles from './person-form.module.css';
import { useConsent } from './use-consent.ts';

type PersonFormProps = {
  form: PublicForm;
  /** The id of its heading. */
  labelledBy: string;
  /** Opened after another one was sent, so the first field takes the focus. */
  isAgain?: boolean;
  className?: string | undefined;
};

/** The fields of a person with consent and button: to apply to an event, or for membership. */
export function PersonForm({ form, labelledBy, isAgain = false, className }: PersonFormProps) {
  const { t } = useTranslation('applications');
  const { t: tSite } = useTranslation('site');
  const inputs = { errorOf: form.errorOf, initialOf: form.initialOf };
  const { ref } = form.formProps;
  const consent = useConsent(ref);
  useEffect(() => {
    if (isAgain) ref.current?.querySelector('input')?.focus();
  }, [ref, isAgain]);
  return (
    <form {...form.formProps} {...consent.formProps} className={className} aria-labelledby={labelledBy}>
      <FormNotes form={form} />
      <FieldGroup fields={basicFields} {...inputs} />
      {optionalGroups.map(({ id, fields }) => (
        <FoldedGroup key={id} id={id} fields={fields} {...inputs} />
      ))}
      <MembershipChoice value={form.initialOf('membershipType')} error={form.errorOf('membershipType')} />
      <ConsentChoice
        isInitial={form.initialOf('consent') === 'true'}
        isGiven={consent.isGiven}
        error={form.errorOf('consent') ?? (consent.isMissed ? t('required.consent') : undefined)}
        onChange={consent.change}
      />
      <PrivacyLink />
      <Honeypot />
      <div className={styles.end}>
        <FormFailure form={form} />
        <Button
          type="submit"
          look="primary"
          disabled={consent.isKnown && !consent.isGiven}
          isBusy={form.isSending}
          busyLabel={tSite('form.sending')}
          aria-describedby={consent.isGiven ? form.failureId : consentHintId}
        >
          {t('submit')}
        </Button>
        {!consent.isGiven && (
          <span className={styles.hint} id={consentHintId}>
            {t('consentHint')}
          </span>
        )}
      </div>
    </form>
  );
}
