import { type RefObject, useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { draftName } from '#features/accounts/session.ts';
import { errorText } from '#shared/api/error-text.ts';
import type { QueryOptions } from '#shared/api/query-options.ts';
import { limits } from '#shared/validation.ts';
import { RestoredNote } from '#ui/admin/drafts/restored-note.tsx';
import { useFormDraft } from '#ui/admin/drafts/use-form-draft.ts';
import { useFocusLater } from '#ui/admin/focus-later.ts';
import { CheckedForm } from '#ui/admin/forms/checked-form.tsx';
import { ConflictDialog } from '#ui/admin/saving/conflict-dialog.tsx';
import { useSaveKey } from '#ui/admin/saving/save-key.ts';
import { useSaving } from '#ui/admin/saving/use-saving.ts';
import { Button } from '#ui/button.tsx';
import { ErrorNote } from '#ui/forms/error-summary.tsx';
import { TextAreaField } from '#ui/forms/field.tsx';
import { useTranslation } from '#ui/i18n.tsx';
import { useToasts } from '#ui/toast.tsx';
import type { Application } from '../../schemas.ts';
import { applicantName } from '../list/cell-text.ts';
import { noteFields } from './stored-fields.ts';
import { useCorrecting } from './use-correcting.ts';

type ApplicationNoteProps = { application: Application; list: QueryOptions<Application[]> };

/** The association's own note. What is typed is kept until it is saved, also while others are read. */
export function ApplicationNote(props: ApplicationNoteProps) {
  const [saves, setSaves] = useState(0);
  const form = useRef<HTMLFormElement>(null);
  const focusLater = useFocusLater();
  const startAnew = () => {
    const hadFocus = form.current?.contains(document.activeElement);
    setSaves(saves + 1);
    if (hadFocus) focusLater(() => form.current?.querySelector('textarea')?.focus());
  };
  return <NoteForm key={saves} {...props} ref={form} onSaved={startAnew} />;
}

type Typed = { note: string };

type NoteFormProps = ApplicationNoteProps & { ref: RefObject<HTMLFormElement | null>; onSaved: () => void };

function NoteForm({ application, list, ref, onSaved }: NoteFormProps) {
  const { t } = useTranslation('applicationsAdmin');
  const { showSuccess } = useToasts();
  const { id, version, note } = application;
  const meta = { note: { label: t('note.label') } };
  const form = useForm<Typed>({ defaultValues: { note } });
  const { isDirty, isSubmitting } = form.formState;
  useEffect(() => {
    if (!form.formState.isDirty) form.reset({ note });
  }, [form, note]);
  const { restored, forget, discard } = useFormDraft(form, {
    ...{ name: draftName('application-note', id), version },
    labelOf: () => applicantName(application),
  });
  const { save, conflict } = useCorrecting({ application, list, fields: noteFields, meta });
  const { failure, submit } = useSaving<Typed, Application, undefined>(form, {
    save,
    onSaved: () => {
      forget();
      showSuccess(t('note.saved'));
      onSaved();
    },
    describeFailure: error => errorText(error, t('note.failed')),
  });
  useSaveKey(ref, { isPrimary: false, save: () => void (isDirty && submit(undefined)) });
  return (
    <CheckedForm ref={ref} isSubmitting={isSubmitting} submit={() => submit(undefined)}>
      {failure && <ErrorNote>{failure}</ErrorNote>}
      {restored && <RestoredNote restored={restored} onDiscard={discard} />}
      <TextAreaField
        label={t('note.label')}
        hint={t('note.hint')}
        rows={2}
        maxLength={limits.text}
        {...form.register('note')}
      />
      {isDirty && (
        <Button type="submit" size="small" look="primary" isBusy={isSubmitting} busyLabel={t('note.saving')}>
          {t('note.save')}
        </Button>
      )}
      {conflict && <ConflictDialog clashes={conflict.clashes} onChoose={conflict.resolve} />}
    </CheckedForm>
  );
}
