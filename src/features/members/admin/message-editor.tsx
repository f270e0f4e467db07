import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { draftName } from '#features/accounts/session.ts';
import { mailQueries } from '#features/mail/client.ts';
import { errorText } from '#shared/error-text.ts';
import { limits } from '#shared/validation.ts';
import { SingleCreation } from '#ui/admin/creation.ts';
import { EditorSheet } from '#ui/admin/editor-sheet.tsx';
import { schemaResolver } from '#ui/admin/form.ts';
import { fieldMeta, inputProps } from '#ui/admin/form-fields.tsx';
import type { SaveOptions } from '#ui/admin/use-saving.ts';
import { Button } from '#ui/button.tsx';
import { TextAreaField, TextField } from '#ui/field.tsx';
import { useTranslation } from '#ui/i18n.tsx';
import { useSite } from '#ui/site-context.tsx';
import { useToasts } from '#ui/toast.tsx';
import { memberCalls } from '../contract.ts';
import { type Member, memberWords } from '../schemas.ts';

type Words = { subject: string; text: string };
type MessageEditorProps = { members: readonly Member[]; onSent: () => void; onClose: () => void };

/** Writes to members, each by itself. */
export function MessageEditor({ members, onSent, onClose }: MessageEditorProps) {
  const { t } = useTranslation('membersAdmin');
  const { t: tCommon } = useTranslation('common');
  const site = useSite();
  const { showSuccess } = useToasts();
  const queryClient = useQueryClient();
  const { data: mailState } = useQuery(mailQueries.state(site));
  const meta = fieldMeta('message', { subject: t('write.subject'), text: t('write.text') });
  const form = useForm<Words>({
    defaultValues: { subject: '', text: '' },
    resolver: schemaResolver(memberWords, tCommon),
    shouldFocusError: false,
  });
  const [sending] = useState(() => new SingleCreation<Words, { mails: number }>());
  const send = async (words: Words, options: SaveOptions) => {
    const ids = members.map(({ id }) => id);
    const { item } = await sending.create(words, (sent, idempotencyKey) =>
      site.api(memberCalls.message, { body: { ids, ...sent } }, { ...options, idempotencyKey }),
    );
    return item;
  };
  return (
    <EditorSheet
      title={t('write.title', { count: members.length })}
      form={form}
      draft={{ name: draftName('member-message'), labelOf: ({ subject }) => subject }}
      fields={meta}
      onSave={send}
      onSaved={({ mails }: { mails: number }) => {
        showSuccess(t('write.done', { count: mails }));
        onSent();
        onClose();
        void queryClient.invalidateQueries({ queryKey: mailQueries.all });
      }}
      describeFailure={error => errorText(error, t('write.failed'))}
      onClose={onClose}
      saveButtons={({ isBusy }) => (
        <Button look="primary" type="submit" isBusy={isBusy} busyLabel={t('write.busy')}>
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
        <p>
          {t('write.each')} {mailState && !mailState.is_configured && t('mailHeld')}
        </p>
      }
    />
  );
}
