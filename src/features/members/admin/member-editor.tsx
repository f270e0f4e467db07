import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { draftName } from '#features/accounts/session.ts';
import { errorText } from '#shared/error-text.ts';
import { newIdempotencyKey } from '#shared/idempotency-key.ts';
import { EditorSheet } from '#ui/admin/editor-sheet.tsx';
import { schemaResolver } from '#ui/admin/form.ts';
import type { SaveOptions } from '#ui/admin/use-saving.ts';
import { useTranslation } from '#ui/i18n.tsx';
import { useSite } from '#ui/site-context.tsx';
import { useToasts } from '#ui/toast.tsx';
import { memberQueries } from '../client.ts';
import { memberCalls } from '../contract.ts';
import { membershipTypes } from '../membership-types.ts';
import type { PersonInput } from '../person.ts';
import { personColumns } from '../person-columns.ts';
import { memberInput } from '../schemas.ts';
import { MemberFields, MembershipField, memberPlaces } from './member-inputs.tsx';

/** Adds a member from a signed paper form. */
export function MemberEditor({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['membersAdmin', 'applications']);
  const { t: tCommon } = useTranslation('common');
  const { api } = useSite();
  const { showSuccess, showError } = useToasts();
  const queryClient = useQueryClient();
  const meta = memberPlaces(t);
  const form = useForm<PersonInput>({
    defaultValues: nobody,
    resolver: schemaResolver(memberInput, tCommon),
    shouldFocusError: false,
  });
  const [lastSent, setLastSent] = useState<{ body: string; key: string }>();
  const save = (body: PersonInput, options: SaveOptions) => {
    // A repeated save with the same data keeps the key, so that it creates one member only.
    const text = JSON.stringify(body);
    const sent = lastSent?.body === text ? lastSent : { body: text, key: newIdempotencyKey() };
    setLastSent(sent);
    return api(memberCalls.create, { body }, { ...options, idempotencyKey: sent.key });
  };
  const finish = () => {
    showSuccess(t('created'));
    onClose();
    void queryClient.invalidateQueries({ queryKey: memberQueries.all });
  };
  const describeFailure = (error: unknown) => {
    const text = errorText(error, t('createFailed'));
    showError(text);
    return text;
  };
  return (
    <EditorSheet
      title={t('create')}
      form={form}
      draft={{
        name: draftName(memberQueries.all[0]),
        labelOf: ({ firstName, lastName }) => `${firstName} ${lastName}`.trim(),
      }}
      fields={meta}
      onSave={save}
      onSaved={finish}
      describeFailure={describeFailure}
      onClose={onClose}
      main={<MemberFields form={form} meta={meta} />}
      side={<MembershipField form={form} meta={meta} />}
    />
  );
}

const empty = Object.fromEntries(Object.keys(personColumns).map(name => [name, '']));
const nobody = { ...empty, membershipType: membershipTypes[0] } as PersonInput;
