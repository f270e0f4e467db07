import { type FieldValues, useFormContext, useWatch } from 'react-hook-form';
import { useFocusLater } from '#ui/admin/focus-later.ts';
import { shownAddress } from '#ui/admin/rich-text/sent-pictures.ts';
import { SelectField } from '#ui/forms/field.tsx';
import { useTranslation } from '#ui/i18n.tsx';
import { useToasts } from '#ui/toast.tsx';
import { FieldRows, RowsOf } from './field-rows.tsx';
import { LanguagePair, LeafFields } from './leaf-fields.tsx';
import styles from './row-list.module.css';
import { useSectionForm } from './section-context.ts';
import { type Bodies, emptyRow, type Leaf } from './section-fields.ts';
import { type BodyRow, inLanguage, type Row, untranslated } from './section-values.ts';

const bodyName: Leaf = { kind: 'line', required: true };

/** The association's bodies, each with its people. */
export function BodiesField({ name, field }: { name: 'people'; field: Bodies }) {
  const { t } = useTranslation('siteAdmin');
  return (
    <RowsOf name={name}>
      {heading => (
        <FieldRows<BodyRow>
          {...heading}
          path={name}
          attribute="data-body"
          add={t('adding.bodies')}
          newRow={() => ({ body: { bs: '', en: '' }, people: [emptyRow(field.row)] })}
          show={({ body, people }, index) => ({
            title: body.bs,
            note: <BodyNote people={people} />,
            children: (
              <>
                <LanguagePair leaf={bodyName} path={`${name}.${index}.body`} />
                <People field={field} index={index} />
              </>
            ),
          })}
        />
      )}
    </RowsOf>
  );
}

/** So many people are named beside a closed body. */
const mostNamed = 3;

/** How many people a body has and who comes first, so that somebody is found without opening each. */
function BodyNote({ people }: { people: readonly Row[] }) {
  const { t } = useTranslation('siteAdmin');
  const names = people.slice(0, mostNamed).map(person => inLanguage(person.name, 'bs'));
  const named = names.filter(Boolean).join(', ') + (people.length > mostNamed ? '…' : '');
  return [t('peopleCount', { count: people.length }), named].filter(Boolean).join(' · ');
}

type PeopleProps = { field: Bodies; index: number };

function People({ field, index }: PeopleProps) {
  const { t } = useTranslation('siteAdmin');
  const bodies = useWatch<FieldValues, string>({ name: 'people' }) as BodyRow[];
  const { body, people } = bodies[index] ?? { body: { bs: '', en: '' }, people: [] };
  const path = `people.${index}.people`;
  return (
    <>
      {people.length === 0 && <p className={styles.empty}>{t('emptyBody')}</p>}
      <FieldRows<Row>
        path={path}
        label={t('peopleOf', { body: body.bs })}
        labelId={`site-${path}`}
        attribute={`data-person-${index}`}
        add={t('adding.people')}
        newRow={() => emptyRow(field.row)}
        show={(person, place) => {
          const missing = untranslated(field.row, person);
          const note = [inLanguage(person.role, 'bs'), missing > 0 && t('missing', { count: missing })];
          return {
            title: inLanguage(person.name, 'bs'),
            note: note.filter(Boolean).join(' · '),
            picture: typeof person.photo === 'string' && person.photo !== '' && (
              <img className={styles.photo} src={shownAddress(person.photo)} alt="" />
            ),
            children: (
              <>
                <LeafFields fields={field.row} path={`${path}.${place}`} />
                {bodies.length > 1 && <BodyChoice bodies={bodies} from={index} place={place} />}
              </>
            ),
          };
        }}
      />
    </>
  );
}

type BodyChoiceProps = { bodies: BodyRow[]; from: number; place: number };

/** Moves a person to the end of another body. */
function BodyChoice({ bodies, from, place }: BodyChoiceProps) {
  const { t } = useTranslation('siteAdmin');
  const { setValue } = useFormContext<FieldValues>();
  const { describe } = useSectionForm();
  const { showSuccess } = useToasts();
  const focusLater = useFocusLater();
  const moveTo = (to: number) => {
    const person = bodies[from]?.people[place];
    const ofTarget = bodies[to]?.people;
    if (!person || !ofTarget) return;
    setValue(`people.${to}.people`, [...ofTarget, person], { shouldDirty: true });
    setValue(`people.${from}.people`, bodies[from]?.people.toSpliced(place, 1), { shouldDirty: true });
    showSuccess(t('movedToBody', { body: bodies[to]?.body.bs ?? '' }));
    // The row that had the focus is gone.
    focusLater(() => document.getElementById(describe(`people.${from}.body.bs`).id)?.focus());
  };
  return (
    <SelectField
      className={styles.choice}
      label={t('fields.body')}
      value={String(from)}
      options={bodies.map(({ body }, index) => ({
        value: String(index),
        label: body.bs || t('untitledRow'),
      }))}
      onChange={event => moveTo(Number(event.target.value))}
    />
  );
}
