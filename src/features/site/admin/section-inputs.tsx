import { privacyPath } from '#shared/paths.ts';
import { NewTabLink } from '#ui/admin/new-tab-link.tsx';
import { useTranslation } from '#ui/i18n.tsx';
import { sitePaths } from '../paths.ts';
import { BodiesField } from './bodies-field.tsx';
import { LeafFields } from './leaf-fields.tsx';
import { ListField } from './list-field.tsx';
import { type Leaf, type SectionField, type SectionName, sectionOf } from './section-fields.ts';
import styles from './section-form.module.css';

/** The inputs of a section, in the order of its fields. */
export function SectionInputs({ name }: { name: SectionName }) {
  const fields = Object.entries(sectionOf(name).fields);
  const leaves = fields.filter((field): field is [string, Leaf] => isLeaf(field[1]));
  return (
    <>
      <About name={name} />
      {leaves.length > 0 && <LeafFields fields={Object.fromEntries(leaves)} />}
      {fields.map(([fieldName, field]) => (
        <Field key={fieldName} name={fieldName} field={field} />
      ))}
    </>
  );
}

function Field({ name, field }: { name: string; field: SectionField }) {
  switch (field.kind) {
    case 'group':
      return <LeafFields fields={field.fields} path={name} />;
    case 'list':
      return <ListField name={name as 'goals' | 'timeline' | 'social'} field={field} />;
    case 'bodies':
      return <BodiesField name="people" field={field} />;
    default:
      return null;
  }
}

const isLeaf = ({ kind }: SectionField) => !['group', 'list', 'bodies'].includes(kind);

/** What has to be known before a section is edited. */
function About({ name }: { name: SectionName }) {
  const { t } = useTranslation('siteAdmin');
  switch (name) {
    case 'people':
    case 'timeline':
    case 'notice':
      return <p className={styles.about}>{t(`about.${name}`)}</p>;
    case 'additions':
      return (
        <p className={styles.about}>
          {t('about.additions')} <NewTabLink href={privacyPath.href()}>{t('about.privacy')}</NewTabLink>
          {' · '}
          <NewTabLink href={sitePaths.accessibility.href()}>{t('about.accessibility')}</NewTabLink>
        </p>
      );
    default:
      return null;
  }
}
