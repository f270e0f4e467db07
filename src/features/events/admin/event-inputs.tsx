import type { UseFormReturn } from 'react-hook-form';
import type { OwnInputProps } from '#features/content/admin/content-inputs.tsx';
import type { FormValues } from '#features/content/admin/form-values.ts';
import { areInOrder, isDay } from '#shared/dates.ts';
import { DateField } from '#ui/admin/date-field/date-field.tsx';
import { ControlledField, inputProps } from '#ui/admin/form-fields.tsx';
import { SwitchField } from '#ui/field.tsx';
import { type Translate, useTranslation } from '#ui/i18n.tsx';
import { useSite } from '#ui/site-context.tsx';
import type { congressFields, symposiumFields, workshopFields } from '../fields.ts';
import styles from './event-inputs.module.css';

type Shared = keyof typeof workshopFields & keyof typeof symposiumFields & keyof typeof congressFields;
type EventValues = Pick<FormValues<typeof congressFields>, Shared>;

/** What the fields that all kinds have are called. */
export function eventLabels(t: Translate<readonly ['eventsAdmin', 'screens']>) {
  return {
    title: t('screens:fields.title'),
    lang: t('screens:language'),
    startedAt: t('fields.startedAt'),
    finishedAt: t('fields.finishedAt'),
    location: t('fields.location'),
    showForm: t('fields.showForm'),
  } as const satisfies Record<Shared, string>;
}

/** A form of more fields takes these as well; its type says only that it is the form of all of them. */
function ofAllKinds<Values extends EventValues>({ form, meta }: OwnInputProps<Values>) {
  return {
    form: form as unknown as UseFormReturn<EventValues>,
    meta: meta as OwnInputProps<EventValues>['meta'],
  };
}

/** The first and the last day, side by side. */
function Days<Values extends EventValues>(props: OwnInputProps<Values>) {
  const { form, meta } = ofAllKinds(props);
  const { today } = useSite();
  return (
    <div className={styles.pair}>
      <ControlledField form={form} meta={meta} name="startedAt">
        {field => (
          <DateField
            required
            today={today}
            {...field}
            onChange={day => {
              field.onChange(day);
              // An event that is moved to a later day does not end before it.
              if (isDay(day) && !areInOrder(day, form.getValues('finishedAt')))
                form.setValue('finishedAt', day, { shouldDirty: true });
            }}
          />
        )}
      </ControlledField>
      <ControlledField form={form} meta={meta} name="finishedAt">
        {field => <DateField required today={today} {...field} />}
      </ControlledField>
    </div>
  );
}

function ShowForm<Values extends EventValues>(props: OwnInputProps<Values>) {
  const { form, meta } = ofAllKinds(props);
  const { t } = useTranslation('eventsAdmin');
  return <SwitchField hint={t('hints.showForm')} {...inputProps(form, meta, 'showForm')} />;
}

/** Stands beside another one, which shows both. */
export const shownBeside = () => null;

/** What is special of the inputs of all kinds. */
export const eventInputs = { startedAt: Days, finishedAt: shownBeside, showForm: ShowForm };
