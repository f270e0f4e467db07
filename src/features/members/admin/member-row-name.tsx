import { RowButton, SubLine } from '#ui/admin/lists/data-table.tsx';
import { Highlight } from '#ui/admin/lists/highlight.tsx';
import { NewMark } from '#ui/admin/lists/new-mark.tsx';
import { useTranslation } from '#ui/i18n.tsx';
import { Tag } from '#ui/tag.tsx';
import type { Member } from '../schemas.ts';

/** Who is a member, as most are, has no mark. */
const looks = { applied: 'open', former: 'closed' } as const;

type MemberRowNameProps = { member: Member; search: string; onOpen: () => void };

export function MemberRowName({ member, search, onOpen }: MemberRowNameProps) {
  const { t } = useTranslation('membersAdmin');
  const { last_name, first_name, firm, status, is_repeated, created_at } = member;
  return (
    <>
      <RowButton onClick={onOpen}>
        <Highlight text={`${last_name} ${first_name}`} query={search} />
      </RowButton>{' '}
      {status !== 'active' && <Tag look={looks[status]}>{t(`statuses.${status}`)}</Tag>}{' '}
      {status === 'applied' && <NewMark at={created_at} />}
      <SubLine>{[firm, is_repeated && t('repeated')].filter(Boolean).join(' · ')}</SubLine>
    </>
  );
}
