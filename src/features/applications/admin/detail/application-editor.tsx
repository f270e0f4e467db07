import { useForm } from 'react-hook-form';
import { draftName } from '#features/accounts/session.ts';
import { MemberFields, MembershipField, memberPlaces } from '#features/members/admin/member-inputs.tsx';
import { type PersonInput, personInput } from '#features/members/person.ts';
import { personColumns } from '#features/members/person-columns.ts';
import { errorText } from '#shared/api/error-text.ts';
import type { QueryOptions } from '#shared/api/query-options.ts';
import { EditorSheet } from '#ui/admin/forms/editor-sheet.tsx';
import { schemaResolver } from '#ui/admin/forms/form.ts';
import { ConflictDialog } from '#ui/admin/saving/conflict-dialog.tsx';
import { useTranslation } from '#ui/i18n.tsx';
import { useToasts } from '#ui/toast.tsx';
import type { Application } from '../../schemas.ts';
import { applicantName } from '../list/cell-text.ts';
import { personFields } from './stored-fields.ts';
import { useCorrecting } from './use-correcting.ts';

type ApplicationEditorProps = {
  application: Application;
  list: QueryOptions<Application[]>;
  onClose: () => void;
};

/** Corrects what an applicant has typed. */
export function ApplicationEditor({ application, list, onClose }: ApplicationEditorProps) {
  const { t } = useTranslation(['applicationsAdmin', 'membersAdmin', 'applications']);
  const { t: tMembers } = useTranslation(['membersAdmin', 'applications']);
  const { t: tCommon } = useTranslation('common');
  const { showSuccess } = useToasts();
  const meta = memberPlaces(tMembers);
  const form = useForm<PersonInput>({
    defaultValues: typedOf(application),
    resolver: schemaResolver(personInput, tCommon),
    shouldFocusError: false,
  });
  const { save, conflict } = useCorrecting({ application, list, fields: personFields, meta });
  return (
    <>
      <EditorSheet
        title={t('correct.title', { name: applicantName(application) })}
        form={form}
        draft={{
          name: draftName('application', application.id),
          version: application.version,
          labelOf: ({ firstName, lastName }) => `${firstName} ${lastName}`.trim(),
        }}
        fields={meta}
        onSave={save}
        onSaved={() => {
          showSuccess(t('correct.saved'));
          onClose();
        }}
        describeFailure={error => errorText(error, t('correct.failed'))}
        onClose={onClose}
        main={<MemberFields form={form} meta={meta} />}
        side={<MembershipField form={form} meta={meta} />}
      />
      {conflict && <ConflictDialog clashes={conflict.clashes} onChoose={conflict.resolve} />}
    </>
  );
}

/** What an application has, as its form has it. */
export function typedOf(application: Application): PersonInput {
  return Object.fromEntries(
    Object.entries(personColumns).map(([name, column]) => [name, application[column]]),
  ) as PersonInput;
}
