import { draftName } from '#features/accounts/session.ts';
import { MessageEditor } from '#features/mail/admin/message-editor.tsx';
import { useTranslation } from '#ui/i18n.tsx';
import { useSite } from '#ui/site-context.tsx';
import { memberCalls } from '../contract.ts';
import type { Member } from '../schemas.ts';
import { memberName } from './member-name.ts';

type MessageToMembersProps = {
  members: readonly Member[];
  onSent?: (() => void) | undefined;
  onClose: () => void;
};

export function MessageToMembers({ members, ...events }: MessageToMembersProps) {
  const { t } = useTranslation('membersAdmin');
  const { api } = useSite();
  const ids = members.map(({ id }) => id);
  return (
    <MessageEditor
      title={t('write.title', { count: ids.length })}
      draft={draftName('member-message')}
      recipients={members.map(member => ({ id: member.id, name: memberName(member), email: member.email }))}
      send={(words, options) => api(memberCalls.message, { body: { ids, ...words } }, options)}
      {...events}
    />
  );
}
