import { draftName } from '#features/accounts/session.ts';
import { MessageEditor } from '#features/mail/admin/message-editor.tsx';
import { useTranslation } from '#ui/i18n.tsx';
import { useSite } from '#ui/site-context.tsx';
import { applicationCalls } from '../contract.ts';
import type { Application } from '../schemas.ts';
import { applicantName } from './list/cell-text.ts';

type MessageToApplicantsProps = {
  eventId: number;
  applications: readonly Application[];
  onSent: () => void;
  onClose: () => void;
};

export function MessageToApplicants({ eventId, applications, ...events }: MessageToApplicantsProps) {
  const { t } = useTranslation('applicationsAdmin');
  const { api } = useSite();
  const ids = applications.map(({ id }) => id);
  return (
    <MessageEditor
      title={t('write.title', { count: ids.length })}
      draft={draftName('application-message', eventId)}
      recipients={applications.map(each => ({ id: each.id, name: applicantName(each), email: each.email }))}
      send={(words, options) => api(applicationCalls.message, { body: { ids, ...words } }, options)}
      {...events}
    />
  );
}
