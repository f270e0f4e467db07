import { useState } from 'react';
import { draftsOf } from '#features/accounts/session.ts';
import { ContentDeleteDialog } from '#features/content/admin/content-delete-dialog.tsx';
import { emailColumn } from '#features/submissions/admin/email-column.tsx';
import { SpamList } from '#features/submissions/admin/spam-list.tsx';
import { SpamNotice } from '#features/submissions/admin/spam-notice.tsx';
import { SubmissionList } from '#features/submissions/admin/submission-list.tsx';
import { parseId } from '#shared/api/ids.ts';
import { KeptDrafts } from '#ui/admin/drafts/kept-drafts.tsx';
import { ItemAction } from '#ui/admin/item-action.tsx';
import { useListSearch } from '#ui/admin/lists/list-address.ts';
import { editedParameter, newItem, useOpened } from '#ui/admin/screens/opened-address.ts';
import { useDates } from '#ui/admin/use-dates.ts';
import { useTranslation } from '#ui/i18n.tsx';
import { iconPencil } from '#ui/icons/icons-admin.ts';
import { memberQueries } from '../client.ts';
import { memberCalls } from '../contract.ts';
import type { Member } from '../schemas.ts';
import { DecideDialog, type MembershipDecision } from './decide-dialog.tsx';
import { FoundMembers } from './found-members.tsx';
import { memberColumns } from './member-columns.tsx';
import { OpenedMember } from './member-detail.tsx';
import { MemberCorrection, MemberEditor } from './member-editor.tsx';
import { memberName } from './member-name.ts';
import { MemberRowName } from './member-row-name.tsx';
import { MessageToMembers } from './message-to-members.tsx';
import { SelectionActions } from './selection-actions.tsx';
import { useMemberFilters } from './use-member-filters.tsx';

export default function MemberListScreen() {
  const { t } = useTranslation(['membersAdmin', 'screens', 'applications']);
  const { search } = useListSearch();
  const dates = useDates();
  const filters = useMemberFilters();
  const editor = useOpened(editedParameter);
  const detail = useOpened('clan');
  const [decision, setDecision] = useState<MembershipDecision>();
  const [message, setMessage] = useState<{ members: readonly Member[]; onSent?: () => void }>();
  const edited = parseId(editor.opened);
  const opened = parseId(detail.opened);
  return (
    <>
      <SubmissionList
        t={t}
        type="member"
        page={(context, query) => memberQueries.page(context, { ...query, ...filters.query })}
        sortable={['last_name', 'email', 'city', 'membership_type', 'number', 'paid_until', 'created_at']}
        nameOf={memberName}
        filters={filters.controls}
        isFiltered={filters.isFiltered}
        rowHeader={{
          header: t('columns.name'),
          sort: 'last_name',
          cell: member => (
            <MemberRowName member={member} search={search} onOpen={() => detail.open(member.id)} />
          ),
        }}
        columns={[emailColumn(t('email'), search), ...memberColumns(t, dates)]}
        actions={member => (
          <ItemAction
            action={t('screens:edit')}
            item={memberName(member)}
            icon={iconPencil}
            onClick={() => editor.open(member.id)}
          />
        )}
        add={{ label: t('add'), onAdd: () => editor.open(newItem) }}
        bulk={selection => (
          <SelectionActions
            selection={selection}
            year={filters.year}
            onDecide={setDecision}
            onWrite={(members, onSent) => setMessage({ members, onSent })}
          />
        )}
        notice={
          <>
            <SpamNotice kind="membership" />
            <FoundMembers filter={filters.found} onWrite={members => setMessage({ members })} />
            {!editor.opened && (
              <KeptDrafts
                beginning={draftsOf(memberQueries.all[0])}
                onOpen={id => editor.open(id ?? newItem)}
              />
            )}
          </>
        }
        DeleteDialog={MemberDeleteDialog}
      />
      <SpamList kind="membership" queryKey={memberQueries.all} />
      {opened !== undefined && (
        <OpenedMember
          id={opened}
          onDecide={setDecision}
          onEdit={() => editor.open(opened, { instead: 'clan' })}
          onClose={detail.close}
        />
      )}
      {editor.opened === newItem && <MemberEditor onClose={editor.close} />}
      {edited !== undefined && <MemberCorrection id={edited} onClose={editor.close} />}
      {decision && (
        <DecideDialog
          decision={decision}
          onDone={() => {
            decision.onDecided?.();
            setDecision(undefined);
          }}
          onCancel={() => setDecision(undefined)}
        />
      )}
      {message && <MessageToMembers {...message} onClose={() => setMessage(undefined)} />}
    </>
  );
}

type MemberDeleteDialogProps = { submission: Member; onDone: () => void; onCancel: () => void };

function MemberDeleteDialog({ submission, ...rest }: MemberDeleteDialogProps) {
  const { t } = useTranslation('membersAdmin');
  const item = { id: submission.id, title: memberName(submission) };
  return <ContentDeleteDialog t={t} item={item} queries={memberQueries} calls={memberCalls} {...rest} />;
}
