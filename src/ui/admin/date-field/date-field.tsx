import { type ToggleEvent, useId, useRef, useState } from 'react';
import { type Day, formatDay, isDay } from '#shared/dates.ts';
import { IconButton } from '#ui/button.tsx';
import { Field, type FieldProps, inputClass, markedLabel } from '#ui/forms/field.tsx';
import { useTranslation } from '#ui/i18n.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import { iconCalendar } from '#ui/icons/icons.ts';
import { useTypedValue } from '../forms/typed-value.ts';
import { readDay } from './calendar.ts';
import { Calendar } from './calendar.tsx';
import styles from './date-field.module.css';

type DateFieldProps = FieldProps & {
  /** `YYYY-MM-DD`, or the typed text if it is no day. */
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  /** The day that the calendar marks and opens at by default. */
  today: Day;
  id?: string;
};

/** A day as `dd.mm.gggg`. A native date field would follow the browser's locale and may show 11/21/2026. */
export function DateField(props: DateFieldProps) {
  const { label, hint, error, className, required, id, value, onChange, onBlur, today, ...input } = props;
  const { t } = useTranslation('admin');
  const typed = useTypedValue({ value, onChange, onBlur, read: readDay, write: writeDay });
  const calendarId = useId();
  const calendar = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);

  const close = () => {
    calendar.current?.hidePopover();
    opener.current?.focus();
  };
  const handleToggle = (event: ToggleEvent) => {
    if (event.newState === 'open') focusDay(calendar.current);
    else setOpen(false);
  };
  return (
    <Field {...{ label, hint, error, className, required, id }}>
      {control => (
        // biome-ignore lint/a11y/noStaticElementInteractions: only observes the focus.
        <div
          className={styles.box}
          onBlur={event => {
            const isLeft = event.relatedTarget && !event.currentTarget.contains(event.relatedTarget);
            if (isLeft) calendar.current?.hidePopover();
          }}
        >
          <input
            type="text"
            className={`${inputClass} ${styles.input}`}
            inputMode="numeric"
            autoComplete="off"
            placeholder={t('date.placeholder')}
            {...input}
            {...control}
            {...typed}
          />
          <IconButton
            ref={opener}
            className={styles.opener}
            label={t('date.open', { field: markedLabel(props) })}
            aria-haspopup="dialog"
            aria-expanded={isOpen}
            popoverTarget={calendarId}
          >
            <Icon path={iconCalendar} />
          </IconButton>
          <div
            ref={calendar}
            id={calendarId}
            popover="auto"
            className={styles.calendar}
            role="dialog"
            aria-label={t('date.choose', { field: markedLabel(props) })}
            // Before the popover is shown, so that it is never seen empty.
            onBeforeToggle={event => event.newState === 'open' && setOpen(true)}
            onToggle={handleToggle}
            onKeyDown={event => {
              if (event.key !== 'Escape') return;
              event.preventDefault();
              close();
            }}
          >
            {isOpen && (
              <Calendar
                selected={isDay(value) ? value : undefined}
                today={today}
                onPick={day => {
                  onChange(day);
                  close();
                }}
              />
            )}
          </div>
        </div>
      )}
    </Field>
  );
}

function writeDay(value: string): string {
  return isDay(value) ? formatDay(value, 'bs') : value;
}

function focusDay(calendar: HTMLElement | null): void {
  calendar?.querySelector<HTMLElement>('td [tabindex="0"]')?.focus();
}
