import type { UseFormReturn } from 'react-hook-form';
import type { FormValues } from '#features/content/admin/editor/form-values.ts';
import type { OwnInputProps } from '#features/content/admin/fields/content-inputs.tsx';
import { InstantField } from '#features/content/admin/fields/instant-field.tsx';
import { areInOrder, isDay } from '#shared/dates.ts';
import { limits } from '#shared/validation.ts';
import { DateField } from '#ui/admin/date-field/date-field.tsx';
import { ControlledField, inputProps } from '#ui/admin/forms/form-fields.tsx';
import { SelectField, SwitchField, TextField } from '#ui/forms/field.tsx';
import { type Translate, useTranslation } from '#ui/i18n.tsx';
import { useSite } from '#ui/site-context.tsx';
import type { congressFields, symposiumFields, workshopFields } from '../contract.ts';
import { admissions } from '../kinds.ts';
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
    venue: t('fields.venue'),
    mapUrl: t('fields.mapUrl'),
    online: t('fields.online'),
    fee: t('fields.fee'),
    showForm: t('fields.showForm'),
    capacity: t('fields.capacity'),
    admission: t('fields.admission'),
    waitingList: t('fields.waitingList'),
    applyFrom: t('fields.applyFrom'),
    applyUntil: t('fields.applyUntil'),
    cancelled: t('fields.cancelled'),
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

/** The town, and where in it. */
function Place<Values extends EventValues>(props: OwnInputProps<Values>) {
  const { form, meta } = ofAllKinds(props);
  const { t } = useTranslation('eventsAdmin');
  return (
    <fieldset className={styles.group}>
      <legend>{t('place')}</legend>
      <TextField
        required
        maxLength={limits.line}
        hint={t('hints.location')}
        {...inputProps(form, meta, 'location')}
      />
      <TextField maxLength={limits.line} hint={t('hints.venue')} {...inputProps(form, meta, 'venue')} />
      <TextField
        maxLength={limits.url}
        inputMode="url"
        autoCapitalize="none"
        spellCheck={false}
        hint={t('hints.mapUrl')}
        {...inputProps(form, meta, 'mapUrl')}
      />
      <SwitchField hint={t('hints.online')} {...inputProps(form, meta, 'online')} />
    </fieldset>
  );
}

/** Whether one can apply, from when until when, and who gets a place. */
function Applying<Values extends EventValues>(props: OwnInputProps<Values>) {
  const { form, meta } = ofAllKinds(props);
  const { t } = useTranslation('eventsAdmin');
  const waysToAdmit = admissions.map(value => ({ value, label: t(`admission.${value}`) }));
  return (
    <fieldset className={styles.group}>
      <legend>{t('columns.applications')}</legend>
      <SwitchField hint={t('hints.showForm')} {...inputProps(form, meta, 'showForm')} />
      <ControlledField form={form} meta={meta} name="applyFrom">
        {field => <InstantField {...field} />}
      </ControlledField>
      <ControlledField form={form} meta={meta} name="applyUntil">
        {field => <InstantField usualTime="23:59" {...field} />}
      </ControlledField>
      <TextField
        required
        inputMode="numeric"
        hint={t('fields.capacityHint')}
        {...inputProps(form, meta, 'capacity')}
      />
      <SelectField options={waysToAdmit} {...inputProps(form, meta, 'admission')} />
      <SwitchField hint={t('hints.waitingList')} {...inputProps(form, meta, 'waitingList')} />
      <SwitchField hint={t('hints.cancelled')} {...inputProps(form, meta, 'cancelled')} />
    </fieldset>
  );
}

/** The input beside it shows both fields. */
export const shownBeside = () => null;

export const eventInputs = {
  startedAt: Days,
  finishedAt: shownBeside,
  location: Place,
  venue: shownBeside,
  mapUrl: shownBeside,
  online: shownBeside,
  showForm: Applying,
  applyFrom: shownBeside,
  applyUntil: shownBeside,
  capacity: shownBeside,
  admission: shownBeside,
  waitingList: shownBeside,
  cancelled: shownBeside,
};
