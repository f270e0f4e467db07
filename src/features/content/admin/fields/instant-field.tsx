import { isDay } from '#shared/dates.ts';
import { DateField } from '#ui/admin/date-field/date-field.tsx';
import { TimeField } from '#ui/admin/time-field/time-field.tsx';
import type { FieldProps } from '#ui/forms/field.tsx';
import { useTranslation } from '#ui/i18n.tsx';
import { useSite } from '#ui/site-context.tsx';
import { momentIn, momentText, type TypedMoment } from '../moments.ts';
import styles from './instant-field.module.css';

type InstantFieldProps = Pick<FieldProps, 'label' | 'hint' | 'error' | 'required'> & {
  id: string;
  /** An instant (ISO 8601), empty, or what was typed instead. */
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  /** The time that a day begins with. */
  usualTime?: string;
};

/** A day and a time in the site's time zone. */
export function InstantField(props: InstantFieldProps) {
  const { id, label, value, onChange, onBlur, usualTime = '00:00', required = false, hint, error } = props;
  const { t } = useTranslation('publishing');
  const { timeZone, today } = useSite();
  const moment = momentIn(value, timeZone);
  const change = (changed: Partial<TypedMoment>) => onChange(momentText({ ...moment, ...changed }, timeZone));
  const shared = { required, ...(onBlur && { onBlur }) };
  return (
    <div className={styles.instant}>
      <DateField
        {...shared}
        {...{ id, label, hint, error, today }}
        value={moment.day}
        onChange={day => {
          if (day === '') change({ day, time: '' });
          else change({ day, ...(isDay(day) && moment.time === '' && { time: usualTime }) });
        }}
      />
      <TimeField
        {...shared}
        id={`${id}-time`}
        label={t('scheduling.time')}
        value={moment.time}
        onChange={time => change({ time })}
      />
    </div>
  );
}
