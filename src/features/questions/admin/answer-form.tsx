import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useForm } from 'react-hook-form';
import { mailQueries } from '#features/mail/client.ts';
import { errorText } from '#shared/api/error-text.ts';
import { RestoredNote } from '#ui/admin/drafts/restored-note.tsx';
import { useFormDraft } from '#ui/admin/drafts/use-form-draft.ts';
import { CheckedForm } from '#ui/admin/forms/checked-form.tsx';
import { schemaResolver } from '#ui/admin/forms/form.ts';
import { focusAfterRow } from '#ui/admin/lists/data-table.tsx';
import { useSaveKey } from '#ui/admin/saving/save-key.ts';
import { useSaving } from '#ui/admin/saving/use-saving.ts';
import { Button } from '#ui/button.tsx';
import { ErrorNote } from '#ui/forms/error-summary.tsx';
import { TextAreaField } from '#ui/forms/field.tsx';
import { useTranslation } from '#ui/i18n.tsx';
import { useSite } from '#ui/site-context.tsx';
import { useToasts } from '#ui/toast.tsx';
import { questionQueries } from '../client.ts';
import { type AnswerInput, type Question, questionCalls } from '../contract.ts';
import { answerDraft } from './answer-draft.ts';
import styles from './answer-form.module.css';

type AnswerFormProps = { question: Question; onSent: () => void; onCancel: () => void };

/** Answers a question where it is read. What is typed is kept until it is sent. */
export function AnswerForm({ question, onSent, onCancel }: AnswerFormProps) {
  const { t } = useTranslation(['questionsAdmin', 'screens']);
  const { t: tCommon } = useTranslation('common');
  const { id, name, email, lang } = question;
  const site = useSite();
  const mail = useQuery(mailQueries.state(site)).data;
  const { showSuccess } = useToasts();
  const queryClient = useQueryClient();
  const ref = useRef<HTMLFormElement>(null);
  const form = useForm<AnswerInput>({
    defaultValues: { id, text: '' },
    resolver: schemaResolver(questionCalls.answer.body.schema, tCommon),
  });
  const { errors, isSubmitting } = form.formState;
  const { restored, forget, discard } = useFormDraft(form, { name: answerDraft(id), labelOf: () => name });
  const { failure, submit } = useSaving<AnswerInput, Question, undefined>(form, {
    save: (body, options) => site.api(questionCalls.answer, { body }, options),
    onSaved: async () => {
      forget();
      showSuccess(mail?.is_configured === false ? t('answer.kept') : t('answer.sent'));
      const row = ref.current?.closest('tr');
      const focusNext = focusAfterRow(id);
      onSent();
      await queryClient.invalidateQueries({ queryKey: questionQueries.all });
      void queryClient.invalidateQueries({ queryKey: mailQueries.all });
      if (row?.isConnected) row.querySelector<HTMLElement>('[aria-expanded]')?.focus();
      else focusNext();
    },
    describeFailure: error => errorText(error, t('answer.failed')),
  });
  // What is typed is kept already, and no key sends mail.
  useSaveKey(ref, { isPrimary: false, save: () => {} });
  return (
    <CheckedForm
      ref={ref}
      className={styles.form}
      isSubmitting={isSubmitting}
      submit={() => submit(undefined)}
    >
      {failure && <ErrorNote>{failure}</ErrorNote>}
      {restored && <RestoredNote restored={restored} onDiscard={discard} />}
      <TextAreaField
        label={t('answer.label')}
        hint={t('answer.hint', { email, language: t(`screens:languages.${lang}`) })}
        rows={7}
        required
        autoFocus
        lang={lang}
        error={errors.text?.message}
        {...form.register('text')}
      />
      {mail?.is_configured === false && <p className={styles.note}>{t('answer.notConfigured')}</p>}
      <div className={styles.buttons}>
        <Button type="submit" look="primary" isBusy={isSubmitting} busyLabel={t('answer.sending')}>
          {t('answer.send')}
        </Button>
        <Button onClick={onCancel}>{t('screens:cancel')}</Button>
      </div>
    </CheckedForm>
  );
}
