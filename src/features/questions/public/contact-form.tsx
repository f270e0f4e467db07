import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { FormFailure, FormNotes } from '#features/submissions/public/form/form-notes.tsx';
import { Honeypot } from '#features/submissions/public/form/honeypot.tsx';
import { PrivacyLink } from '#features/submissions/public/form/privacy-link.tsx';
import type { FormTexts } from '#features/submissions/public/form/texts.ts';
import { usePublicForm } from '#features/submissions/public/form/use-public-form.ts';
import type { CallOf } from '#shared/api/endpoint.ts';
import { Button } from '#ui/button.tsx';
import { TextAreaField, TextField } from '#ui/forms/field.tsx';
import { useTranslation } from '#ui/i18n.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import { iconSuccess } from '#ui/icons/icons.ts';
import { useSite } from '#ui/site-context.tsx';
import { createQuestion, questionQueries } from '../client.ts';
import { formPart, sentPart } from '../contact-page.ts';
import { contactFormTexts } from '../texts/contact-form.ts';
import styles from './contact-form.module.css';

/** The message may outlive the tab; name and address may not. */
const draft = { name: 'question', lasting: ['message'] };

type Body = CallOf<typeof createQuestion>['body'];

export function ContactForm() {
  const { t: tSite } = useTranslation('site');
  const site = useSite();
  const texts = contactFormTexts[site.language];
  const queryClient = useQueryClient();
  const [isSent, setIsSent] = useState(false);
  const form = usePublicForm({
    draft,
    part: formPart,
    loadSchema: () => import('../contract.ts').then(({ questionInput }) => questionInput),
    bodyOf: (typed: FormTexts) => typed as Body,
    send: (body, options) => site.api(createQuestion, { body }, options),
    onSent: () => {
      void queryClient.invalidateQueries({ queryKey: questionQueries.all });
      setIsSent(true);
    },
    texts: {
      success: texts.successMessage,
      failure: texts.errorMessage,
      labels: { name: texts.name, email: texts.email, message: texts.message },
      required: {
        name: texts.required.name,
        email: texts.required.email,
        message: texts.required.message,
      },
    },
  });
  const fieldOf = (name: 'name' | 'email' | 'message') => ({
    id: name,
    name,
    label: texts[name],
    error: form.errorOf(name),
    defaultValue: form.initialOf(name),
    required: true,
  });
  return (
    <form
      {...form.formProps}
      className={styles.form}
      aria-label={texts.title}
      onChange={() => setIsSent(false)}
    >
      <FormNotes form={form} />
      <p className={styles.hint}>{texts.hint}</p>
      <TextField {...fieldOf('name')} autoComplete="name" />
      <TextField {...fieldOf('email')} type="email" autoComplete="email" />
      <TextAreaField {...fieldOf('message')} rows={6} />
      <PrivacyLink />
      <Honeypot />
      <FormFailure form={form} />
      <p
        className={styles.sent}
        id={sentPart}
        data-shown={(isSent && form.summary.length === 0) || undefined}
      >
        <Icon path={iconSuccess} />
        {texts.sent}
      </p>
      <Button
        type="submit"
        look="primary"
        isBusy={form.isSending}
        busyLabel={tSite('form.sending')}
        aria-describedby={form.failureId}
      >
        {texts.submit}
      </Button>
    </form>
  );
}
