import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { EventKind } from '#features/events/kinds.ts';
import { FormFailure, FormNotes } from '#features/site/web/public-form/form-notes.tsx';
import type { Texts } from '#features/site/web/public-form/texts.ts';
import { Trap } from '#features/site/web/public-form/trap.tsx';
import { usePublicForm } from '#features/site/web/public-form/use-public-form.ts';
import type { CallOf } from '#shared/endpoint.ts';
import { tidy } from '#shared/typography.ts';
import { Button } from '#ui/button.tsx';
import { FieldError } from '#ui/field.tsx';
import { useTranslation } from '#ui/i18n.tsx';
import { useSite } from '#ui/site-context.tsx';
import { applicationQueries, createApplication } from '../client.ts';
import styles from './application-panel.module.css';
import choice from './choice.module.css';
import { FieldGroup, FoldedGroup, MembershipChoice } from './field-groups.tsx';
import { basicFields, optionalGroups } from './groups.ts';

type ApplicationPanelProps = {
  eventId: number;
  kind: EventKind;
  /** Opened after another application: the first field takes the focus. */
  isAgain: boolean;
  className?: string | undefined;
  onSent: () => void;
};

type Body = CallOf<typeof createApplication>['body'];

/** The form itself: three required fields first, what may be left out folded, the consent before the button. */
export function ApplicationPanel({ eventId, kind, isAgain, className, onSent }: ApplicationPanelProps) {
  const { t } = useTranslation('applications');
  const { t: tSite } = useTranslation('site');
  const site = useSite();
  const queryClient = useQueryClient();
  const [hasConsent, setHasConsent] = useState(false);
  const fields = [...basicFields, ...optionalGroups.flatMap(group => group.fields)];
  const labels = {
    ...Object.fromEntries(fields.map(({ name }) => [name, t(`fields.${name}`)])),
    membershipType: t('groups.membership'),
    consent: t('consentLabel'),
  };
  const form = usePublicForm({
    draft: `application:${eventId}`,
    loadSchema: () => import('../contract.ts').then(({ applicationInput }) => applicationInput),
    bodyOf: (texts: Texts) =>
      ({ ...texts, workshopId: eventId, applicationType: kind, consent: true }) as Body,
    send: body => site.api(createApplication, { body }),
    onSent: () => {
      void queryClient.invalidateQueries(applicationQueries.count(site, eventId));
      onSent();
    },
    texts: {
      success: t('success'),
      failure: t('failure'),
      labels,
      required: {
        firstName: t('required.firstName'),
        lastName: t('required.lastName'),
        email: t('required.email'),
      },
    },
  });
  const { ref } = form.formProps;
  useEffect(() => {
    // Ticked before the scripts were there, or by the browser after a reload.
    setHasConsent(ref.current?.querySelector<HTMLInputElement>('#consent')?.checked ?? false);
    if (isAgain) ref.current?.querySelector('input')?.focus();
  }, [ref, isAgain]);
  return (
    <form
      {...form.formProps}
      className={className}
      aria-labelledby="prijava-title"
      onReset={() => setHasConsent(false)}
    >
      <FormNotes form={form} />
      <FieldGroup fields={basicFields} errorOf={form.errorOf} />
      {optionalGroups.map(({ id, fields }) => (
        <FoldedGroup key={id} id={id} fields={fields} errorOf={form.errorOf} />
      ))}
      <MembershipChoice error={form.errorOf('membershipType')} />
      <div className={styles.consent}>
        <label className={`${choice.choice} ${choice.top}`}>
          <input
            type="checkbox"
            id="consent"
            autoComplete="off"
            aria-describedby={form.errorOf('consent') && 'consent-error'}
            onChange={event => setHasConsent(event.target.checked)}
          />
          <span>{tidy(t('consent'))}</span>
        </label>
        <FieldError id="consent-error" error={form.errorOf('consent')} />
      </div>
      <Trap />
      <div className={styles.end}>
        <FormFailure form={form} />
        <Button
          type="submit"
          look="primary"
          disabled={!hasConsent}
          isBusy={form.isSending}
          busyLabel={tSite('form.sending')}
          aria-describedby={hasConsent ? undefined : 'consent-hint'}
        >
          {t('submit')}
        </Button>
        {!hasConsent && (
          <span className={styles.hint} id="consent-hint">
            {t('consentHint')}
          </span>
        )}
      </div>
    </form>
  );
}
