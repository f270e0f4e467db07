import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { errorText } from '#shared/api/error-text.ts';
import { limits } from '#shared/validation.ts';
import { EditorSheet } from '#ui/admin/forms/editor-sheet.tsx';
import { schemaResolver } from '#ui/admin/forms/form.ts';
import { fieldMeta, inputProps } from '#ui/admin/forms/form-fields.tsx';
import { SingleCreation } from '#ui/admin/saving/creation.ts';
import type { SaveOptions } from '#ui/admin/saving/use-saving.ts';
import { Button } from '#ui/button.tsx';
import { TextAreaField, TextField } from '#ui/forms/field.tsx';
import { useTranslation } from '#ui/i18n.tsx';
import { useSite } from '#ui/site-context.tsx';
import { useToasts } from '#ui/toast.tsx';
import { mailQueries } from '../client.ts';
import { type MessageWords, messageWords } from '../contract.ts';
import styles from './message-editor.module.css';

type Written = { mails: number };
type MessageEditorProps = {
  title: string;
  /** The name of the draft that the browser keeps. */
  draft: string;
  recipients: readonly { id: number; name: string; email: string }[];
  send: (words: MessageWords, options: SaveOptions & { idempotencyKey: string }) => Promise<Written>;
  onSent?: (() => void) | undefined;
  onClose: () => void;
};

/** Writes to several people, to each by itself. */
export function MessageEditor({ title, draft, recipients, send, onSent, onClose }: MessageEditorProps) {
  const { t } = useTranslation('mailAdmin');
  const { t: tCommon } = useTranslation('common');
  const { showSuccess } = useToasts();
  const queryClient = useQueryClient();
  const { data: mailState } = useQuery(mailQueries.state(useSite()));
  const meta = fieldMeta('message', { subject: t('write.subject'), text: t('write.text') });
  const form = useForm<MessageWords>({
    defaultValues: { subject: '', text: '' },
    resolver: schemaResolver(messageWords, tCommon),
    shouldFocusError: false,
  });
  const [sending] = useState(() => new SingleCreation<MessageWords, Written>());
  const save = async (words: MessageWords, options: SaveOptions) => {
    const { item } = await sending.create(words, (sent, idempotencyKey) =>
      send(sent, { ...options, idempotencyKey }),
    );
    return item;
  };
  const finish = ({ mails }: Written) => {
    showSuccess(t('written', { count: mails }));
    onSent?.();
    onClose();
    void queryClient.invalidateQueries({ queryKey: mailQueries.all });
  };
  return (
    <EditorSheet
      title={title}
      form={form}
      draft={{ name: draft, labelOf: ({ subject }) => subject }}
      fields={meta}
      onSave={save}
      onSaved={finish}
      describeFailure={error => errorText(error, t('write.failed'))}
      onClose={onClose}
      saveButtons={({ isBusy }) => (
        <Button look="primary" type="submit" isBusy={isBusy} busyLabel={t('retrying')}>
          {t('write.send')}
        </Button>
      )}
      main={
        <>
          <TextField required maxLength={limits.line} data-autofocus {...inputProps(form, meta, 'subject')} />
          <TextAreaField required rows={12} maxLength={limits.text} {...inputProps(form, meta, 'text')} />
        </>
      }
      side={
        <>
          <p>
            {t('write.each')} {mailState && !mailState.is_configured && t('kept')}
          </p>
          <ul className={styles.recipients}>
            {recipients.map(({ id, name, email }) => (
              <li key={id}>
                {name} <span>{email}</span>
              </li>
            ))}
          </ul>
        </>
      }
    />
  );
}
