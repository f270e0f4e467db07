import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { type Day, weekdayOf } from '#shared/dates.ts';
import { IconButton } from '#ui/button.tsx';
import { useTranslation } from '#ui/i18n.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import { iconChevronLeft, iconChevronRight } from '#ui/icons/icons.ts';
import styles from './calendar.module.css';
import { dayAfterKey, isSameMonth, weeksOfMonth } from './calendar.ts';

type CalendarProps = { selected: Day | undefined; today: Day; onPick: (day: Day) => void };

/** A month as a grid with one tab stop. Keys as in the ARIA Authoring Practices' date picker dialog. */
export function Calendar({ selected, today, onPick }: CalendarProps) {
  const { t, list } = useTranslation('admin');
  const titleId = useId();
  const [current, setCurrent] = useState(selected ?? today);
  const grid = useRef<HTMLTableElement>(null);
  const weekdays = list('date.weekdays');
  const shortWeekdays = list('date.shortWeekdays');

  // The day may be of another month and is focused once it is rendered.
  const isMoving = useRef(false);
  useEffect(() => {
    if (isMoving.current) grid.current?.querySelector<HTMLElement>(`[data-day="${current}"]`)?.focus();
    isMoving.current = false;
  }, [current]);

  const handleKeyDown = (event: KeyboardEvent) => {
    const isShortcut = event.ctrlKey || event.altKey || event.metaKey;
    const next = isShortcut ? undefined : dayAfterKey(current, event.key, event.shiftKey);
    if (!next) return;
    event.preventDefault();
    isMoving.current = next !== current;
    setCurrent(next);
  };
  const turnPage = (key: 'PageUp' | 'PageDown') => setCurrent(dayAfterKey(current, key, false) ?? current);
  return (
    <>
      <div className={styles.head}>
        <IconButton label={t('date.previousMonth')} onClick={() => turnPage('PageUp')}>
          <Icon path={iconChevronLeft} />
        </IconButton>
        <span id={titleId} aria-live="polite">
          {t('date.month', {
            month: list('date.months')[monthOf(current)] ?? '',
            year: yearOf(current),
          })}
        </span>
        <IconButton label={t('date.nextMonth')} onClick={() => turnPage('PageDown')}>
          <Icon path={iconChevronRight} />
        </IconButton>
      </div>
      <table
        ref={grid}
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the grid pattern of the ARIA Authoring Practices.
        role="grid"
        className={styles.grid}
        aria-labelledby={titleId}
        onKeyDown={handleKeyDown}
      >
        <thead>
          <tr>
            {shortWeekdays.map((short, index) => (
              <th key={short} scope="col" abbr={weekdays[index]}>
                {short}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOfMonth(current).map(week => (
            <tr key={week[0]}>
              {week.map(day => (
                // biome-ignore lint/a11y: the cell has the selection, its button the focus.
                <td key={day} role="gridcell" aria-selected={day === selected}>
                  <button
                    type="button"
                    data-day={day}
                    className={isSameMonth(day, current) ? undefined : styles.outside}
                    tabIndex={day === current ? 0 : -1}
                    aria-current={day === today ? 'date' : undefined}
                    aria-label={t('date.day', {
                      weekday: weekdays[weekdayOf(day)] ?? '',
                      day: dayOfMonth(day),
                      month: list('date.monthsAfterDay')[monthOf(day)] ?? '',
                      year: yearOf(day),
                    })}
                    onClick={() => onPick(day)}
                  >
                    {dayOfMonth(day)}
                  </button>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

function monthOf(day: Day): number {
  return Number(day.slice(5, 7)) - 1;
}

function yearOf(day: Day): number {
  return Number(day.slice(0, 4));
}

function dayOfMonth(day: Day): number {
  return Number(day.slice(8));
}
