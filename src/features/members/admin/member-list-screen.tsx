import { useState } from 'react';
import { ContentRemoval } from '#features/site/admin/content-removal.tsx';
import { RecordList } from '#features/site/admin/record-list.tsx';
import { formatInstant } from '#shared/dates.ts';
import { mailAddress } from '#shared/mail-address.ts';
import { IconButton } from '#ui/button.tsx';
import { useTranslation } from '#ui/i18n.tsx';
import { Icon } from '#ui/icon.tsx';
import { iconEye } from '#ui/icons-admin.ts';
import { SubLine } from '#ui/panel/data-table.tsx';
import { Highlight } from '#ui/panel/highlight.tsx';
import { useListSearch } from '#ui/panel/list-address.ts';
import { useSite } from '#ui/site-context.tsx';
import { memberQueries } from '../client.ts';
import { type Member, memberCalls } from '../contract.ts';
import { MemberDetail } from './member-detail.tsx';
import { MemberEditor } from './member-editor.tsx';
import styles from './member-list-screen.module.css';

export default function MemberListScreen() {
  const { t } = useTranslation(['membersPanel', 'screens', 'applications']);
  const { search } = useListSearch();
  const { timeZone } = useSite();
  const [opened, setOpened] = useState<Member | 'new'>();
  const close = () => setOpened(undefined);
  return (
    <>
      <RecordList
        t={t}
        page={memberQueries.page}
        sortable={['last_name', 'email', 'city', 'membership_type', 'created_at']}
        nameOf={nameOf}
        rowHeader={{
          header: t('columns.name'),
          sort: 'last_name',
          cell: member => (
            <>
              <button type="button" className={styles.name} onClick={() => setOpened(member)}>
                <Highlight text={`${member.last_name} ${member.first_name}`} query={search} />
              </button>
              <SubLine>{member.firm}</SubLine>
            </>
          ),
        }}
        columns={[
          {
            header: t('email'),
            isUnlabelled: true,
            sort: 'email',
            cell: ({ email }) => (
              <a href={mailAddress(email)}>
                <Highlight text={email} query={search} />
              </a>
            ),
          },
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
            cell: ({ created_at }) => formatInstant(new Date(created_at), timeZone).slice(0, 10),
          },
        ]}
        actions={member => (
          <IconButton
            label={t('screens:ofItem', { action: t('screens:view'), item: nameOf(member) })}
            title={t('screens:view')}
            onClick={() => setOpened(member)}
          >
            <Icon path={iconEye} />
          </IconButton>
        )}
        add={{ label: t('add'), onAdd: () => setOpened('new') }}
        Removal={MemberRemoval}
      />
      {opened === 'new' && <MemberEditor onClose={close} />}
      {opened && opened !== 'new' && <MemberDetail member={opened} onClose={close} />}
    </>
  );
}

function nameOf({ first_name, last_name }: Member): string {
  return `${first_name} ${last_name}`;
}

type MemberRemovalProps = { record: Member; onDone: () => void; onCancel: () => void };

function MemberRemoval({ record, ...rest }: MemberRemovalProps) {
  const { t } = useTranslation('membersPanel');
  const item = { id: record.id, title: nameOf(record) };
  return <ContentRemoval t={t} item={item} queries={memberQueries} calls={memberCalls} {...rest} />;
}
