import { useLanguage } from '#ui/i18n.tsx';
import { Tag } from '#ui/tag.tsx';
import type { ApplicationStatus } from '../../status.ts';
import { statusTexts } from '../../texts/status.ts';

const looks = {
  received: 'draft',
  accepted: 'open',
  waiting: 'scheduled',
  declined: 'failed',
  withdrawn: 'closed',
} as const;

export function StatusTag({ status }: { status: ApplicationStatus }) {
  return <Tag look={looks[status]}>{statusTexts[useLanguage()][status].label}</Tag>;
}
