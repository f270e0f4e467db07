import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { EventKind } from '#features/events/kinds.ts';
import { basicFields, optionalGroups } from '#features/members/person-groups.ts';
import { FormFailure, FormNotes } from '#features/submissions/public/form/form-notes.tsx';
import { Honeypot } from '#features/submissions/public/form/honeypot.tsx';
import { PrivacyLink } from '#features/submissions/public/form/privacy-link.tsx';
import type { FormTexts } from '#features/submissions/public/form/texts.ts';
import { usePublicForm } from '#features/submissions/public/form/use-public-form.ts';
import { Button } from '#ui/button.tsx';
import { useTranslation } from '#ui/i18n.tsx';
import { useSite } from '#ui/site-context.tsx';
import { formPart } from '../applicant-page.ts';
import { type ApplicationBody, applicationQueries, createApplication } from '../client.ts';
import styles from './application-panel.module.css';
import { ConsentChoice, consentHintId } from './consent-choice.tsx';
import { FieldGroup, FoldedGroup, MembershipChoice } from './field-groups.tsx';
import { lastingFields } from './groups.ts';
import { useConsent } from './use-consent.ts';

type ApplicationPanelProps = {
  eventId: number;
  /** What is typed is kept under it. */
  occasionId: number;
  kind: EventKind;
  /** Opened after another application, so the first field takes the focus. */
  isAgain: boolean;
  className?: string | undefined;
  onBegun: () => void;
  onSent: (application: ApplicationBody, url: string) => void;
};

export function ApplicationPanel(props: ApplicationPanelProps) {
  const { eventId, occasionId, kind, isAgain, className, onBegun, onSent } = props;
  const { t } = useTranslation('applications');
  const { t: tSite } = useTranslation('site');
  const site = useSite();
  const queryClient = useQueryClient();
  const fields = [...basicFields, ...optionalGroups.flatMap(group => group.fields)];
  const labels = {
    ...Object.fromEntries(fields.map(({ name }) => [name, t(`fields.${name}`)])),
    membershipType: t('groups.membership'),
    consent: t('consentLabel'),
  };
  const form = usePublicForm({
    draft: { name: `application:${occasionId}`, lasting: lastingFields },
    part: formPart,
    loadSchema: () => {
      onBegun();
      return import('../schemas.ts').then(({ applicationInput }) => applicationInput);
    },
    bodyOf: (texts: FormTexts) =>
      ({ ...texts, workshopId: eventId, applicationType: kind, consent: true }) as ApplicationBody,
    send: (body, options) => site.api(createApplication, { body }, options),
    onSent: (application, { url }) => {
      void queryClient.invalidateQueries(applicationQueries.count(site, eventId));
      onSent(application, url);
    },
    texts: {
      success: t('success'),
      failure: t('failure'),
      labels,
      required: {
        firstName: t('required.firstName'),
        lastName: t('required.lastName'),
        email: t('required.email'),
        consent: t('required.consent'),
      },
    },
  });
  const inputs = { errorOf: form.errorOf, initialOf: form.initialOf };
  const { ref } = form.formProps;
  const consent = useConsent(ref);
  useEffect(() => {
    if (isAgain) ref.current?.querySelector('input')?.focus();
  }, [ref, isAgain]);
  return (
    <form
      {...form.formProps}
      {...consent.formProps}
      className={className}
      aria-labelledby={`${formPart}-title`}
    >
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
