import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { draftName } from '#features/accounts/session.ts';
import type { ResponseOf } from '#shared/api/endpoint.ts';
import { errorText } from '#shared/api/error-text.ts';
import { EditorSheet } from '#ui/admin/forms/editor-sheet.tsx';
import { schemaResolver, showServerErrors } from '#ui/admin/forms/form.ts';
import { useWithSession } from '#ui/admin/saving/sign-in-again.ts';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/dialog.tsx';
import { TextAreaField, TextField } from '#ui/forms/field.tsx';
import { useTranslation } from '#ui/i18n.tsx';
import { useSite } from '#ui/site-context.tsx';
import { useToasts } from '#ui/toast.tsx';
import { mailQueries } from '../client.ts';
import { type MailTemplateTexts, type TemplateInput, templateCalls } from '../contract.ts';
import { MissingPlaceholders } from './missing-placeholders.tsx';
import { PlaceholderButtons } from './placeholder-buttons.tsx';
import { PreviewSheet } from './preview-sheet.tsx';
import styles from './template-editor.module.css';
import { useTemplateNames } from './use-template-names.ts';

type TextName = 'subject' | 'body';
type Preview = ResponseOf<typeof templateCalls.preview>;

/** Subject and text of a template, with buttons for its placeholders and a look at the message. */
export function TemplateEditor({ template, onClose }: { template: MailTemplateTexts; onClose: () => void }) {
  const { t } = useTranslation(['mailAdmin', 'screens']);
  const { t: tCommon } = useTranslation('common');
  const { nameOf } = useTemplateNames();
  const site = useSite();
  const { api } = site;
  const withSession = useWithSession();
  const { showSuccess, showError } = useToasts();
  const queryClient = useQueryClient();
  const { name, lang, subject, body } = template;
  const form = useForm<TemplateInput>({
    defaultValues: { name, lang, subject, body },
    resolver: schemaResolver(templateCalls.update.body.schema, tCommon),
    shouldFocusError: false,
  });
  const { errors } = form.formState;
  const lastFocused = useRef<TextName>('body');
  const [preview, setPreview] = useState<Preview>();
  const [isResetting, setIsResetting] = useState(false);
  const ids = { subject: 'mail-subject', body: 'mail-body' };

  const insert = (placeholder: string) => {
    const field = lastFocused.current;
    const input = document.getElementById(ids[field]) as HTMLInputElement | HTMLTextAreaElement | null;
    if (!input) return;
    const { selectionStart, selectionEnd, value } = input;
    input.setRangeText(
      `{{${placeholder}}}`,
      selectionStart ?? value.length,
      selectionEnd ?? value.length,
      'end',
    );
    form.setValue(field, input.value, { shouldDirty: true });
    input.focus();
  };
  const look = async () => {
    const texts = form.getValues();
    try {
      setPreview(await withSession(() => api(templateCalls.preview, { body: texts })));
    } catch (error) {
      if (!showServerErrors(form, error)) showError(errorText(error, t('templates.previewFailed')));
    }
  };
  const finish = async (text: string) => {
    showSuccess(text);
    onClose();
    await queryClient.invalidateQueries(mailQueries.templates(site));
  };
  const reset = async () => {
    setIsResetting(false);
    try {
      await withSession(() => api(templateCalls.reset, { query: { name, lang } }));
    } catch (error) {
      showError(errorText(error, t('templates.resetFailed')));
      return;
    }
    await finish(t('templates.resetDone'));
  };
  const labels = { subject: t('templates.subject'), body: t('templates.body') };
  const inputOf = (field: TextName) => ({
    id: ids[field],
    label: labels[field],
    lang,
    required: true,
    error: errors[field]?.message,
    ...form.register(field),
    onFocus: () => {
      lastFocused.current = field;
    },
  });
  return (
    <>
      <EditorSheet
        title={`${nameOf(name)}, ${t(`screens:languages.${lang}`)}`}
        form={form}
        draft={{ name: draftName(`mail-template-${name}-${lang}`), labelOf: values => values.subject }}
        fields={{
          subject: { id: ids.subject, label: labels.subject },
          body: { id: ids.body, label: labels.body },
        }}
        onSave={(values, options) => api(templateCalls.update, { body: values }, options)}
        onSaved={() => void finish(t('templates.saved'))}
        describeFailure={error => errorText(error, t('templates.saveFailed'))}
        onClose={onClose}
        tools={() => (
          <>
            {!template.is_default && (
              <Button onClick={() => setIsResetting(true)}>{t('templates.reset')}</Button>
            )}
            <Button onClick={() => void look()}>{t('templates.preview')}</Button>
          </>
        )}
        main={
          <>
            <TextField data-autofocus {...inputOf('subject')} />
            <TextAreaField
              className={styles.body}
              rows={14}
              hint={t('templates.bodyHint')}
              {...inputOf('body')}
            />
            <MissingPlaceholders body={form.watch('body')} essential={template.essential} />
          </>
        }
        side={<PlaceholderButtons names={template.placeholders} onInsert={insert} />}
      />
      {preview && <PreviewSheet message={preview} onClose={() => setPreview(undefined)} />}
      {isResetting && (
        <ConfirmDialog
          title={t('templates.reset')}
          look="primary"
          confirmLabel={t('templates.reset')}
          cancelLabel={t('screens:cancel')}
          onConfirm={() => void reset()}
          onCancel={() => setIsResetting(false)}
        >
          {t('templates.resetQuestion')}
        </ConfirmDialog>
      )}
    </>
  );
}
