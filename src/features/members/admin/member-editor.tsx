import { useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { draftName } from '#features/accounts/session.ts';
import { useTranslation } from '#ui/i18n.tsx';
import { EditorSheet } from '#ui/panel/editor-sheet.tsx';
import { failureText, schemaResolver } from '#ui/panel/form.ts';
import { useSite } from '#ui/site-context.tsx';
import { useToasts } from '#ui/toast.tsx';
import { memberQueries } from '../client.ts';
import { memberCalls, memberInput } from '../contract.ts';
import { membershipTypes } from '../membership-types.ts';
import { type PersonInput, personColumns } from '../person.ts';
import { MemberFields, MembershipField, memberPlaces } from './member-inputs.tsx';

/** Adds a member, from a signed form of paper. */
export function MemberEditor({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['membersPanel', 'applications']);
  const { t: tCommon } = useTranslation('common');
  const { api } = useSite();
  const { showSuccess, showError } = useToasts();
  const queryClient = useQueryClient();
  const places = memberPlaces(t);
  const form = useForm<PersonInput>({
    defaultValues: nobody,
    resolver: schemaResolver(memberInput, tCommon),
    shouldFocusError: false,
  });
  const save = async (body: PersonInput) => {
    await api(memberCalls.create, { body });
    showSuccess(t('created'));
    onClose();
    await queryClient.invalidateQueries({ queryKey: memberQueries.all });
  };
  const describeFailure = (error: unknown) => {
    const text = failureText(error, t('createFailed'));
    showError(text);
    return text;
  };
  return (
    <EditorSheet
      title={t('create')}
      form={form}
      draft={{ name: draftName('members') }}
      fields={places}
      onSave={save}
      describeFailure={describeFailure}
      onClose={onClose}
      main={<MemberFields form={form} places={places} />}
      side={<MembershipField form={form} places={places} />}
    />
  );
}

const empty = Object.fromEntries(Object.keys(personColumns).map(name => [name, '']));
const nobody = { ...empty, membershipType: membershipTypes[0] } as PersonInput;
