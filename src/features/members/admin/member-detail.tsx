import { mailAddress } from '#shared/mail-address.ts';
import { useDates } from '#ui/admin/use-dates.ts';
import { Button } from '#ui/button.tsx';
import { Sheet } from '#ui/dialog.tsx';
import { useTranslation } from '#ui/i18n.tsx';
import { personColumns } from '../person-columns.ts';
import { basicFields, type FieldName, optionalGroups } from '../person-groups.ts';
import type { Member } from '../schemas.ts';
import styles from './member-detail.module.css';

const groups = [{ id: 'basic', fields: basicFields }, ...optionalGroups] as const;

export function MemberDetail({ member, onClose }: { member: Member; onClose: () => void }) {
  const { t } = useTranslation(['applications', 'membersAdmin', 'ui']);
  const dates = useDates();
  return (
    <Sheet
      title={`${member.first_name} ${member.last_name}`}
      onDismiss={onClose}
      actions={<Button onClick={onClose}>{t('ui:close')}</Button>}
    >
      <div className={styles.groups}>
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
        <section>
          <h3>{t('groups.membership')}</h3>
          <dl className={styles.facts}>
            <dt>{t('membersAdmin:columns.type')}</dt>
            <dd>{t(`membershipTypes.${member.membership_type}`)}</dd>
            <dt>{t('membersAdmin:columns.added')}</dt>
            <dd>{dates.instant(member.created_at)}</dd>
          </dl>
        </section>
      </div>
    </Sheet>
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
