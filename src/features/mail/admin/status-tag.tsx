import { useTranslation } from '#ui/i18n.tsx';
import { Tag } from '#ui/tag.tsx';
import type { MailStatus } from '../contract.ts';

const looks = { queued: 'scheduled', sent: 'open', failed: 'failed', held: 'draft' } as const;

export function StatusTag({ status }: { status: MailStatus }) {
  const { t } = useTranslation('mailAdmin');
  return <Tag look={looks[status]}>{t(`statuses.${status}`)}</Tag>;
}
