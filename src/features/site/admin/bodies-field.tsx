import { type FieldValues, get, useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import { useFocusLater } from '#ui/admin/focus-later.ts';
import { shownAddress } from '#ui/admin/rich-text/sent-pictures.ts';
import { SelectField } from '#ui/field.tsx';
import { useTranslation } from '#ui/i18n.tsx';
import { useToasts } from '#ui/toast.tsx';
import { LanguagePair, LeafFields } from './leaf-fields.tsx';
import styles from './row-list.module.css';
import { RowList } from './row-list.tsx';
import { rootProblem, useSectionForm } from './section-context.ts';
import { type Bodies, emptyRow, type Leaf } from './section-fields.ts';
import { type BodyRow, inLanguage, type Row, untranslated } from './section-values.ts';

const bodyName: Leaf = { kind: 'line', required: true };

/** The association's bodies, each with its people. */
export function BodiesField({ name, field }: { name: 'people'; field: Bodies }) {
  const { t } = useTranslation('siteAdmin');
  const { control, formState } = useFormContext<FieldValues>();
  const { describe } = useSectionForm();
  const { fields: rows, append, insert, remove, move } = useFieldArray({ control, name });
  const bodies = useWatch({ control, name }) as BodyRow[];
  const { id, label } = describe(name);
  return (
    <fieldset>
      <legend id={id} tabIndex={-1}>
        {label}
      </legend>
      <RowList
        label={label}
        labelId={id}
        attribute="data-body"
        rows={rows.map((row, index) => ({
          id: row.id,
          title: bodies[index]?.body.bs ?? '',
          note: <BodyNote people={bodies[index]?.people ?? []} />,
          isRefused: Boolean(get(formState.errors, `${name}.${index}`)),
          children: (
            <>
              <LanguagePair leaf={bodyName} path={`${name}.${index}.body`} />
              <People field={field} bodies={bodies} index={index} />
            </>
          ),
        }))}
        error={rootProblem(formState.errors, name)}
        add={t('adding.bodies')}
        onAdd={() =>
          append({ body: { bs: '', en: '' }, people: [emptyRow(field.row)] }, { shouldFocus: false })
        }
        place={move}
        onRemove={index => {
          const removed = bodies[index];
          remove(index);
          return () => insert(index, removed, { shouldFocus: false });
        }}
      />
    </fieldset>
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

type PeopleProps = { field: Bodies; bodies: BodyRow[]; index: number };

function People({ field, bodies, index }: PeopleProps) {
  const { t } = useTranslation('siteAdmin');
  const { control, formState } = useFormContext<FieldValues>();
  const name = `people.${index}.people`;
  const { fields: rows, append, insert, remove, move } = useFieldArray({ control, name });
  const people = bodies[index]?.people ?? [];
  const label = t('peopleOf', { body: bodies[index]?.body.bs ?? '' });
  return (
    <>
      {people.length === 0 && <p className={styles.empty}>{t('emptyBody')}</p>}
      <RowList
        label={label}
        labelId={`site-${name}`}
        attribute={`data-person-${index}`}
        rows={rows.map((row, place) => {
          const value = people[place] ?? {};
          const missing = untranslated(field.row, value);
          const note = [inLanguage(value.role, 'bs'), missing > 0 && t('missing', { count: missing })];
          return {
            id: row.id,
            title: inLanguage(value.name, 'bs'),
            note: note.filter(Boolean).join(' · '),
            picture: typeof value.photo === 'string' && value.photo !== '' && (
              <img className={styles.photo} src={shownAddress(value.photo)} alt="" />
            ),
            isRefused: Boolean(get(formState.errors, `${name}.${place}`)),
            children: (
              <>
                <LeafFields fields={field.row} path={`${name}.${place}`} />
                {bodies.length > 1 && <BodyChoice bodies={bodies} from={index} place={place} />}
              </>
            ),
          };
        })}
        add={t('adding.people')}
        onAdd={() => append(emptyRow(field.row), { shouldFocus: false })}
        place={move}
        onRemove={place => {
          const removed = people[place] as Row;
          remove(place);
          return () => insert(place, removed, { shouldFocus: false });
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
