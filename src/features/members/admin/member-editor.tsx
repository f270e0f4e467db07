import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { draftName } from '#features/accounts/session.ts';
import type { FormValues } from '#features/content/admin/editor/form-values.ts';
import { valuesOf } from '#features/content/admin/editor/form-values.ts';
import { useItemSaving } from '#features/content/admin/editor/use-item-saving.ts';
import type { Fields } from '#features/content/fields.ts';
import { errorText } from '#shared/api/error-text.ts';
import { EditorSheet } from '#ui/admin/forms/editor-sheet.tsx';
import { schemaResolver } from '#ui/admin/forms/form.ts';
import { ConflictDialog } from '#ui/admin/saving/conflict-dialog.tsx';
import type { SaveOptions } from '#ui/admin/saving/use-saving.ts';
import { useTranslation } from '#ui/i18n.tsx';
import { useSite } from '#ui/site-context.tsx';
import { useToasts } from '#ui/toast.tsx';
import { memberQueries } from '../client.ts';
import { memberCalls } from '../contract.ts';
import type { PersonInput } from '../person.ts';
import { type Member, memberInput } from '../schemas.ts';
import { type MemberValues, memberFields, newMember } from './member-fields.ts';
import { MemberFields, MembershipField, memberPlaces } from './member-inputs.tsx';
import { memberName } from './member-name.ts';
import { RegisterFields, registerPlaces } from './register-inputs.tsx';

type MemberEditorProps = {
  /** Undefined for a new one. */
  member?: Member;
  /** With what a new one begins. */
  beginning?: Partial<MemberValues>;
  onClose: () => void;
};

/** Adds a member, from a signed paper form or an application, or corrects one. */
export function MemberEditor({ member, beginning, onClose }: MemberEditorProps) {
  const { t } = useTranslation(['membersAdmin', 'applications']);
  const { t: tCommon } = useTranslation('common');
  const { today } = useSite();
  const { showSuccess, showError } = useToasts();
  const queryClient = useQueryClient();
  const meta = { ...memberPlaces(t), ...registerPlaces(t) };
  const form = useForm<MemberValues>({
    defaultValues: member ? (valuesOf(memberFields, member, today) as MemberValues) : newMember,
    resolver: schemaResolver(memberInput, tCommon),
    shouldFocusError: false,
  });
  // Its fields are among those of the register, which the types of a form cannot say.
  const personForm = form as unknown as UseFormReturn<PersonInput>;
  const { save, conflict } = useItemSaving<Member>({
    ...{ fields: memberFields, meta, item: member, translation: undefined },
    queries: { detail: memberQueries.one },
    calls: memberCalls,
  });
  const describeFailure = (error: unknown) => {
    const text = errorText(error, t(member ? 'updateFailed' : 'createFailed'));
    showError(text);
    return text;
  };
  return (
    <>
      <EditorSheet
        title={member ? t('edit', { name: memberName(member) }) : t('create')}
        form={form}
        draft={{
          name: member ? draftName(memberQueries.all[0], member.id) : draftName(memberQueries.all[0]),
          ...(member && { version: member.version }),
          beginning,
          labelOf: ({ firstName, lastName }) => `${firstName} ${lastName}`.trim(),
        }}
        fields={meta}
        onSave={(values, options: SaveOptions) => save(values as unknown as FormValues<Fields>, options, {})}
        onSaved={() => {
          showSuccess(t(member ? 'updated' : 'created'));
          onClose();
          void queryClient.invalidateQueries({ queryKey: memberQueries.all });
        }}
        describeFailure={describeFailure}
        onClose={onClose}
        main={<MemberFields form={personForm} meta={meta} />}
        side={
          <>
            <MembershipField form={personForm} meta={meta} />
            <RegisterFields form={form} meta={meta} />
          </>
        }
      />
      {conflict && <ConflictDialog clashes={conflict.clashes} onChoose={conflict.resolve} />}
    </>
  );
}

/** The same for one that is known by its id, once it was read. */
export function MemberCorrection({ id, onClose }: { id: number; onClose: () => void }) {
  const { data } = useQuery(memberQueries.one(useSite(), id));
  return data && <MemberEditor member={data} onClose={onClose} />;
}
