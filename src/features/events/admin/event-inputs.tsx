import type { ReactNode } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { areInOrder, isDay } from '#shared/dates.ts';
import { limits } from '#shared/validation.ts';
import { DateField } from '#ui/admin/date-field/date-field.tsx';
import { ControlledField, type FieldMeta, inputProps, LanguageField } from '#ui/admin/form-fields.tsx';
import { TimeField } from '#ui/admin/time-field/time-field.tsx';
import { SwitchField, TextField } from '#ui/field.tsx';
import { type Translate, useTranslation } from '#ui/i18n.tsx';
import { useSite } from '#ui/site-context.tsx';
import type { CongressInput, SymposiumInput, WorkshopInput } from '../contract.ts';
import styles from './event-inputs.module.css';

type Shared = keyof SymposiumInput & keyof WorkshopInput & keyof CongressInput;

/** What the forms of all kinds have. */
export type EventValues = Pick<CongressInput, Shared>;
type TimedValues = EventValues & { time: string };

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

/** The form's values that all kinds have, of an event or of a new one. */
export function eventValuesOf(event: StoredEvent | undefined, today: string): EventValues {
  return {
    title: event?.title ?? '',
    lang: event?.lang ?? 'bs',
    startedAt: event?.started_at ?? today,
    finishedAt: event?.finished_at ?? today,
    location: event?.location ?? '',
    showForm: event ? event.show_application_form === 'true' : true,
  };
}

type StoredEvent = Pick<EventValues, 'title' | 'lang' | 'location'> & {
  started_at: string;
  finished_at: string;
  show_application_form: 'true' | 'false';
};

type EventSettingsProps<Values extends EventValues> = {
  form: UseFormReturn<Values>;
  meta: FieldMeta<Shared> & Partial<FieldMeta<'time'>>;
  /** Beside the time. */
  duration?: ReactNode;
  /** What else the kind has, before the switch. */
  children: ReactNode;
};

/** The settings of an event: language, days, time where the kind has one, place, and whether one can apply. */
export function EventSettings<Values extends EventValues>(props: EventSettingsProps<Values>) {
  const { meta, duration, children } = props;
  // A form of more fields takes these as well; its type says only that it is the form of all of them.
  const form = props.form as unknown as UseFormReturn<TimedValues>;
  const { t } = useTranslation('eventsAdmin');
  const { today } = useSite();
  return (
    <>
      <LanguageField form={form} meta={meta} name="lang" />
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
      {meta.time && (
        <div className={styles.pair}>
          <ControlledField form={form} meta={{ time: meta.time }} name="time">
            {field => <TimeField required {...field} />}
          </ControlledField>
          {duration}
        </div>
      )}
      <TextField required maxLength={limits.line} {...inputProps(form, meta, 'location')} />
      {children}
      <SwitchField hint={t('hints.showForm')} {...inputProps(form, meta, 'showForm')} />
    </>
  );
}
