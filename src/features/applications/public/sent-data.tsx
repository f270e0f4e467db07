import { membershipTypes } from '#features/members/membership-types.ts';
import { basicFields, optionalGroups } from '#features/members/person-groups.ts';
import { useTranslation } from '#ui/i18n.tsx';
import type { ApplicationBody } from '../client.ts';
import styles from './sent-data.module.css';

const fields = [...basicFields, ...optionalGroups.flatMap(group => group.fields)];

export function SentData({ application }: { application: ApplicationBody }) {
  const { t } = useTranslation('applications');
  const membershipType = membershipTypes.find(type => type === application.membershipType);
  return (
    <dl className={styles.data}>
      {fields.map(({ name }) => {
        const text = application[name]?.trim();
        return text ? <Line key={name} name={t(`fields.${name}`)} text={text} /> : null;
      })}
      {membershipType && <Line name={t('groups.membership')} text={t(`membershipTypes.${membershipType}`)} />}
    </dl>
  );
}

function Line({ name, text }: { name: string; text: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{text}</dd>
    </div>
  );
}
