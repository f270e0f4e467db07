import { type FormEvent, useId, useState } from 'react';
import { createPortal } from 'react-dom';
import { addDays } from '#shared/dates.ts';
import { DateField } from '#ui/admin/date-field/date-field.tsx';
import { TimeField } from '#ui/admin/time-field/time-field.tsx';
import { Button } from '#ui/button.tsx';
import dialog from '#ui/dialog.module.css';
import { Modal, smallDialogClass } from '#ui/dialog.tsx';
import { useTranslation } from '#ui/i18n.tsx';
import { useSite } from '#ui/site-context.tsx';
import { type MomentProblem, readMoment, type TypedMoment, typedMoment } from './moments.ts';
import styles from './schedule-dialog.module.css';
import { useMoments } from './use-moments.ts';

type ScheduleDialogProps = {
  /** The moment for which the item is scheduled so far. */
  scheduled: string | undefined;
  /** Whether the item is on the site now, from which it goes until then. */
  isPublic: boolean;
  onSchedule: (instant: string) => void;
  onCancel: () => void;
};

/** Asks when an item is to become public, in the site's time zone. */
export function ScheduleDialog({ scheduled, isPublic, onSchedule, onCancel }: ScheduleDialogProps) {
  const { t } = useTranslation(['publishing', 'common']);
  const { timeZone, today } = useSite();
  const { describe } = useMoments();
  const id = useId();
  const [moment, setMoment] = useState<TypedMoment>(() =>
    scheduled ? typedMoment(scheduled, timeZone) : { day: addDays(today, 1), time: '08:00' },
  );
  const [problem, setProblem] = useState<MomentProblem>();
  const read = readMoment(moment, timeZone, new Date());
  const change = (changed: Partial<TypedMoment>) => {
    setMoment({ ...moment, ...changed });
    setProblem(undefined);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // The editor's form is around it in React's tree.
    event.stopPropagation();
    if (typeof read === 'string') return onSchedule(read);
    setProblem(read);
    document.getElementById(`${id}-${read.field}`)?.focus();
  };
  const errorAt = (field: keyof TypedMoment) => {
    if (problem?.field !== field) return undefined;
    if (problem.problem === 'past') return t('scheduling.past');
    if (problem.problem === 'skipped') return t('scheduling.skipped', { time: moment.time });
    return t(`common:validation.${problem.problem}`);
  };
  // Forms cannot be nested.
  return createPortal(
    <Modal className={smallDialogClass} aria-labelledby={`${id}-title`} onDismiss={onCancel}>
      <form noValidate onSubmit={submit}>
        <h2 id={`${id}-title`}>{t('scheduling.title')}</h2>
        <div className={styles.fields}>
          <DateField
            id={`${id}-day`}
            label={t('scheduling.day')}
            required
            today={today}
            value={moment.day}
            error={errorAt('day')}
            onChange={day => change({ day })}
          />
          <TimeField
            id={`${id}-time`}
            label={t('scheduling.time')}
            required
            value={moment.time}
            error={errorAt('time')}
            onChange={time => change({ time })}
          />
        </div>
        <p role="status" className={styles.moment}>
          {typeof read === 'string' && describe(read)}
        </p>
        <p className={styles.zone}>
          {t('scheduling.zone', { zone: timeZone })} {isPublic && t('scheduling.hidden')}
        </p>
        <div className={dialog.actions}>
          <Button onClick={onCancel}>{t('scheduling.cancel')}</Button>
          <Button look="primary" type="submit">
            {t('scheduling.confirm')}
          </Button>
        </div>
      </form>
    </Modal>,
    document.body,
  );
}
