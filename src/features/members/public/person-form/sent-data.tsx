import { useTranslation } from '#ui/i18n.tsx';
import { membershipTypes } from '../../membership-types.ts';
import { basicFields, type FieldName, optionalGroups } from '../../person-groups.ts';
import styles from './sent-data.module.css';

const fields = [...basicFields, ...optionalGroups.flatMap(group => group.fields)];

export type SentFields = Readonly<Partial<Record<FieldName | 'membershipType', unknown>>>;

export function SentData({ application }: { application: SentFields }) {
  const { t } = useTranslation('applications');
  const membershipType = membershipTypes.find(type => type === application.membershipType);
  return (
    <dl className={styles.data}>
      {fields.map(({ name }) => {
        const text = String(application[name] ?? '').trim();
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
