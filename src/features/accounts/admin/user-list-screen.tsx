import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { errorText } from '#shared/api/error-text.ts';
import { DeleteDialog } from '#ui/admin/delete-dialog.tsx';
import { type Column, DataTable, SubLine } from '#ui/admin/lists/data-table.tsx';
import { useWithSession } from '#ui/admin/saving/sign-in-again.ts';
import { ScreenHead } from '#ui/admin/screens/screen-head.tsx';
import { useDates } from '#ui/admin/use-dates.ts';
import { Button } from '#ui/button.tsx';
import { useTranslation } from '#ui/i18n.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import { iconPlus } from '#ui/icons/icons-admin.ts';
import { useSite } from '#ui/site-context.tsx';
import { Loaded } from '#ui/states/loaded.tsx';
import { Tag } from '#ui/tag.tsx';
import { useToasts } from '#ui/toast.tsx';
import { accountMutations, accountQueries } from '../client.ts';
import type { Account } from '../contract.ts';
import { InvitationDialog } from './invitation-dialog.tsx';
import { InvitationLink } from './invitation-link.tsx';
import { useUser } from './use-user.ts';
import styles from './user-list-screen.module.css';

/** Who can sign in, and what each of them may do. */
export default function UserListScreen() {
  const { t } = useTranslation('usersAdmin');
  const query = useQuery(accountQueries.accounts(useSite()));
  const [isInviting, setIsInviting] = useState(false);
  const [invited, setInvited] = useState<{ email: string; link: string }>();
  return (
    <>
      <ScreenHead title={t('title')} hint={t('hint')}>
        <Button look="primary" onClick={() => setIsInviting(true)}>
          <Icon path={iconPlus} />
          {t('invite.title')}
        </Button>
      </ScreenHead>
      <Loaded query={query} error={t('loadError')}>
        {users => <Users users={users} onInvited={setInvited} />}
      </Loaded>
      {isInviting && <InvitationDialog onInvited={setInvited} onClose={() => setIsInviting(false)} />}
      {invited && <InvitationLink {...invited} onClose={() => setInvited(undefined)} />}
    </>
  );
}

type UsersProps = { users: Account[]; onInvited: (invited: { email: string; link: string }) => void };

function Users({ users, onInvited }: UsersProps) {
  const { t } = useTranslation('usersAdmin');
  const { api } = useSite();
  const own = useUser()?.id;
  const [removed, setRemoved] = useState<Account>();
  const { change, renew, isBusy } = useChanges(onInvited);
  const columns = useColumns();
  return (
    <>
      <DataTable
        caption={t('title')}
        rows={users}
        rowKey={({ id }) => id}
        rowHeader={{
          header: t('columns.email'),
          cell: ({ id, email }) => (
            <>
              <span className={styles.email}>{email}</span>
              {id === own && <SubLine>{t('you')}</SubLine>}
            </>
          ),
        }}
        columns={columns}
        actions={user =>
          user.id !== own && (
            <div className={styles.actions}>
              {user.invited && !user.disabled && (
                <Button size="small" disabled={isBusy} onClick={() => renew(user)}>
                  {t('renew')}
                </Button>
              )}
              <Button
                size="small"
                disabled={isBusy}
                aria-label={`${t(`make.${otherRole(user)}`)}: ${user.email}`}
                onClick={() => change({ user, role: otherRole(user) })}
              >
                {t(`make.${otherRole(user)}`)}
              </Button>
              <Button
                size="small"
                disabled={isBusy}
                aria-label={`${user.disabled ? t('enable') : t('disable')}: ${user.email}`}
                onClick={() => change({ user, disabled: !user.disabled })}
              >
                {user.disabled ? t('enable') : t('disable')}
              </Button>
              <Button
                size="small"
                look="ghost"
                aria-label={`${t('remove')}: ${user.email}`}
                onClick={() => setRemoved(user)}
              >
                {t('remove')}
              </Button>
            </div>
          )
        }
      />
      {removed && (
        <DeleteDialog
          text={t('removal', { email: removed.email })}
          remove={() => accountMutations.removeAccount(api)(removed.id)}
          queryKey={accountQueries.accountsKey}
          texts={{ deleted: t('removed'), failed: t('failed') }}
          onDone={() => setRemoved(undefined)}
          onCancel={() => setRemoved(undefined)}
        />
      )}
    </>
  );
}

const otherRole = ({ role }: Account) => (role === 'editor' ? 'administrator' : 'editor');

type Change = { user: Account; role?: Account['role']; disabled?: boolean };

function useChanges(onInvited: UsersProps['onInvited']) {
  const { t } = useTranslation('usersAdmin');
  const { api } = useSite();
  const { showSuccess, showError } = useToasts();
  const queryClient = useQueryClient();
  const withSession = useWithSession();
  const settle = () => queryClient.invalidateQueries({ queryKey: accountQueries.accountsKey });
  const onError = (error: unknown) => showError(errorText(error, t('failed')));
  const change = useMutation({
    mutationFn: ({ user: { id }, ...body }: Change) =>
      withSession(() => accountMutations.updateAccount(api)(id, body)),
    onSuccess: async () => {
      showSuccess(t('saved'));
      await settle();
    },
    onError,
  });
  const renew = useMutation({
    mutationFn: ({ id }: Account) => withSession(() => accountMutations.renewInvitation(api)(id)),
    onSuccess: async answer => {
      onInvited(answer);
      await settle();
    },
    onError,
  });
  return { change: change.mutate, renew: renew.mutate, isBusy: change.isPending || renew.isPending };
}

function useColumns(): Column<Account>[] {
  const { t } = useTranslation('usersAdmin');
  const dates = useDates();
  return [
    { header: t('columns.role'), cell: ({ role }) => t(`roles.${role}`) },
    {
      header: t('columns.state'),
      cell: user => <Tag look={lookOf(user)}>{t(`states.${stateOf(user)}`)}</Tag>,
    },
    {
      header: t('columns.login'),
      isNumeric: true,
      isSecondary: true,
      cell: ({ last_login_at: at }) => (at ? dates.instant(at) : t('never')),
    },
  ];
}

function stateOf({ disabled, invited, invited_until }: Account) {
  if (disabled) return 'disabled';
  if (!invited) return 'active';
  return invited_until ? 'invited' : 'expired';
}

function lookOf(user: Account) {
  const looks = { active: 'open', invited: 'scheduled', expired: 'failed', disabled: 'closed' } as const;
  return looks[stateOf(user)];
}
