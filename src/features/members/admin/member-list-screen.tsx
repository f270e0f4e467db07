import { draftsOf } from '#features/accounts/session.ts';
import { ContentDeleteDialog } from '#features/content/admin/content-delete-dialog.tsx';
import { emailColumn } from '#features/submissions/admin/email-column.tsx';
import { SubmissionList } from '#features/submissions/admin/submission-list.tsx';
import { RowButton, SubLine } from '#ui/admin/data-table.tsx';
import { Highlight } from '#ui/admin/highlight.tsx';
import { ItemAction } from '#ui/admin/item-action.tsx';
import { KeptDrafts } from '#ui/admin/kept-drafts.tsx';
import { useListSearch } from '#ui/admin/list-address.ts';
import { editedParameter, newItem, useOpened } from '#ui/admin/opened-address.ts';
import { useDates } from '#ui/admin/use-dates.ts';
import { useTranslation } from '#ui/i18n.tsx';
import { iconEye } from '#ui/icons-admin.ts';
import { memberQueries } from '../client.ts';
import { memberCalls } from '../contract.ts';
import type { Member } from '../schemas.ts';
import { MemberDetail } from './member-detail.tsx';
import { MemberEditor } from './member-editor.tsx';

export default function MemberListScreen() {
  const { t } = useTranslation(['membersAdmin', 'screens', 'applications']);
  const { search } = useListSearch();
  const dates = useDates();
  const editor = useOpened(editedParameter);
  const detail = useOpened('clan');
  return (
    <>
      <SubmissionList
        t={t}
        type="member"
        page={memberQueries.page}
        sortable={['last_name', 'email', 'city', 'membership_type', 'created_at']}
        nameOf={nameOf}
        rowHeader={{
          header: t('columns.name'),
          sort: 'last_name',
          cell: member => (
            <>
              <RowButton onClick={() => detail.open(member.id)}>
                <Highlight text={`${member.last_name} ${member.first_name}`} query={search} />
              </RowButton>
              <SubLine>{member.firm}</SubLine>
            </>
          ),
        }}
        columns={[
          emailColumn(t('email'), search),
          {
            header: t('columns.city'),
            isUnlabelled: true,
            sort: 'city',
            cell: ({ city }) => city || t('none'),
          },
          {
            header: t('columns.type'),
            isUnlabelled: true,
            sort: 'membership_type',
            cell: ({ membership_type }) => t(`applications:membershipTypes.${membership_type}`),
          },
          {
            header: t('columns.added'),
            isNumeric: true,
            sort: 'created_at',
            cell: ({ created_at }) => dates.dayOf(created_at),
          },
        ]}
        actions={member => (
          <ItemAction
            action={t('screens:view')}
            item={nameOf(member)}
            icon={iconEye}
            onClick={() => detail.open(member.id)}
          />
        )}
        add={{ label: t('add'), onAdd: () => editor.open(newItem) }}
        over={members => {
          const member = members.find(({ id }) => String(id) === detail.opened);
          return member && <MemberDetail member={member} onClose={detail.close} />;
        }}
        notice={
          !editor.opened && (
            <KeptDrafts beginning={draftsOf(memberQueries.all[0])} onOpen={() => editor.open(newItem)} />
          )
        }
        DeleteDialog={MemberDeleteDialog}
      />
      {editor.opened === newItem && <MemberEditor onClose={editor.close} />}
    </>
  );
}

function nameOf({ first_name, last_name }: Member): string {
  return `${first_name} ${last_name}`;
}

type MemberDeleteDialogProps = { submission: Member; onDone: () => void; onCancel: () => void };

function MemberDeleteDialog({ submission, ...rest }: MemberDeleteDialogProps) {
  const { t } = useTranslation('membersAdmin');
  const item = { id: submission.id, title: nameOf(submission) };
  return <ContentDeleteDialog t={t} item={item} queries={memberQueries} calls={memberCalls} {...rest} />;
}
