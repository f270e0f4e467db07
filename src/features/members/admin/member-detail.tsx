import { useQuery } from '@tanstack/react-query';
import { Fragment } from 'react';
import { MailsAbout } from '#features/mail/admin/mails-about.tsx';
import { mailAddress } from '#shared/addresses/mail-address.ts';
import { useDates } from '#ui/admin/use-dates.ts';
import { Button } from '#ui/button.tsx';
import { Sheet } from '#ui/dialog.tsx';
import { useTranslation } from '#ui/i18n.tsx';
import { useSite } from '#ui/site-context.tsx';
import { memberQueries } from '../client.ts';
import { personColumns } from '../person-columns.ts';
import { basicFields, type FieldName, optionalGroups } from '../person-groups.ts';
import type { Member } from '../schemas.ts';
import type { MembershipDecision } from './decide-dialog.tsx';
import styles from './member-detail.module.css';
import { memberName } from './member-name.ts';

const groups = [{ id: 'basic', fields: basicFields }, ...optionalGroups] as const;

type MemberDetailProps = {
  member: Member;
  onDecide: (decision: MembershipDecision) => void;
  onEdit: () => void;
  onClose: () => void;
};

/** One that is opened by its id, on whichever page of the list. */
export function OpenedMember({ id, ...rest }: { id: number } & Omit<MemberDetailProps, 'member'>) {
  const { data } = useQuery(memberQueries.one(useSite(), id));
  return data && <MemberDetail member={data} {...rest} />;
}

function MemberDetail({ member, onDecide, onEdit, onClose }: MemberDetailProps) {
  const { t } = useTranslation(['applications', 'membersAdmin', 'ui', 'screens']);
  return (
    <Sheet
      title={memberName(member)}
      onDismiss={onClose}
      actions={
        <>
          {member.status === 'applied' && (
            <>
              <Button look="primary" onClick={() => onDecide({ status: 'active', members: [member] })}>
                {t('membersAdmin:decide.active')}
              </Button>
              <Button onClick={() => onDecide({ status: 'declined', members: [member] })}>
                {t('membersAdmin:decide.declined')}
              </Button>
            </>
          )}
          <Button onClick={onEdit}>{t('screens:edit')}</Button>
          <Button onClick={onClose}>{t('ui:close')}</Button>
        </>
      }
    >
      <div className={styles.body}>
        <div className={styles.groups}>
          <RegisterFacts member={member} />
          {groups.map(({ id, fields }) => (
            <section key={id}>
              <h3>{t(`groups.${id}`)}</h3>
              <dl className={styles.facts}>
                {fields.map(({ name }) => (
                  <Fact key={name} member={member} name={name} />
                ))}
              </dl>
            </section>
          ))}
          <MailsAbout type="member" id={member.id} />
        </div>
      </div>
    </Sheet>
  );
}

function RegisterFacts({ member }: Pick<MemberDetailProps, 'member'>) {
  const { t } = useTranslation(['membersAdmin', 'applications']);
  const dates = useDates();
  const { number, paid_until, status, note, created_at, consent_at, notice_version } = member;
  const facts = [
    [t('columns.status'), t(`statuses.${status}`)],
    [t('columns.number'), number],
    [t('columns.paidUntil'), paid_until && dates.day(paid_until)],
    [t('columns.type'), t(`applications:membershipTypes.${member.membership_type}`)],
    [t('columns.lang'), t(`languages.${member.lang}`)],
    [t('columns.added'), dates.instant(created_at)],
    [
      t('consent'),
      consent_at &&
        t('consentAt', {
          at: dates.instant(consent_at),
          version: notice_version ?? t('none'),
        }),
    ],
    [t('columns.note'), note],
  ] as const;
  return (
    <section>
      <h3>{t('register')}</h3>
      <dl className={styles.facts}>
        {facts.map(([label, text]) => (
          <Fragment key={label}>
            <dt>{label}</dt>
            <dd>{text || t('none')}</dd>
          </Fragment>
        ))}
      </dl>
    </section>
  );
}

function Fact({ member, name }: { member: Member; name: FieldName }) {
  const { t } = useTranslation(['applications', 'membersAdmin']);
  const value = member[personColumns[name]];
  return (
    <>
      <dt>{t(`fields.${name}`)}</dt>
      <dd>{name === 'email' ? <a href={mailAddress(value)}>{value}</a> : value || t('membersAdmin:none')}</dd>
    </>
  );
}
