import type { UseFormReturn } from 'react-hook-form';
import type { OwnInputProps } from '#features/content/admin/content-inputs.tsx';
import type { FormValues } from '#features/content/admin/form-values.ts';
import { areInOrder, isDay } from '#shared/dates.ts';
import { DateField } from '#ui/admin/date-field/date-field.tsx';
import { ControlledField, inputProps } from '#ui/admin/form-fields.tsx';
import { SwitchField } from '#ui/field.tsx';
import { type Translate, useTranslation } from '#ui/i18n.tsx';
import { useSite } from '#ui/site-context.tsx';
import type { congressFields, symposiumFields, workshopFields } from '../contract.ts';
import styles from './event-inputs.module.css';

type Shared = keyof typeof workshopFields & keyof typeof symposiumFields & keyof typeof congressFields;
type EventValues = Pick<FormValues<typeof congressFields>, Shared>;

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

/** The type of a form with more fields is not assignable to that of the common ones. */
function ofAllKinds<Values extends EventValues>({ form, meta }: OwnInputProps<Values>) {
  return {
    form: form as unknown as UseFormReturn<EventValues>,
    meta: meta as OwnInputProps<EventValues>['meta'],
  };
}

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
              // The last day moves with the first one.
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

/** The input beside it shows both fields. */
export const shownBeside = () => null;

export const eventInputs = { startedAt: Days, finishedAt: shownBeside, showForm: ShowForm };
