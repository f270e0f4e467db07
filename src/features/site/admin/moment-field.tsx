import instant from '#features/content/admin/fields/instant-field.module.css';
import { momentIn, momentText } from '#features/content/admin/moments.ts';
import { isDay } from '#shared/dates.ts';
import { DateField } from '#ui/admin/date-field/date-field.tsx';
import { TimeField } from '#ui/admin/time-field/time-field.tsx';
import { useTranslation } from '#ui/i18n.tsx';
import { useSite } from '#ui/site-context.tsx';

type MomentFieldProps = {
  id: string;
  label: string;
  error: string | undefined;
  /** A day, an instant (ISO 8601), empty, or what was typed instead. */
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
};

/** A day, and a time if it matters. */
export function MomentField({ id, label, error, value, onChange, onBlur }: MomentFieldProps) {
  const { t } = useTranslation('publishing');
  const { timeZone, today } = useSite();
  const moment = isDay(value) ? { day: value, time: '' } : momentIn(value, timeZone);
  const change = (changed: Partial<typeof moment>) => {
    const next = { ...moment, ...changed };
    onChange(next.time === '' ? next.day : momentText(next, timeZone));
  };
  const leaving = onBlur && { onBlur };
  return (
    <div className={instant.instant}>
      <DateField
        {...{ id, label, error, today, ...leaving }}
        value={moment.day}
        onChange={day => change({ day })}
      />
      <TimeField
        {...leaving}
        id={`${id}-time`}
        label={t('scheduling.time')}
        value={moment.time}
        onChange={time => change({ time })}
      />
    </div>
  );
}
