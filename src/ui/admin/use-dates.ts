import { useMemo } from 'react';
import { type Day, formatDay } from '#shared/dates.ts';
import { dayIn, formatInstant, formatShortDay, wallClock } from '#shared/instants.ts';
import { useLanguage } from '../i18n.tsx';
import { useSite } from '../site-context.tsx';

export type Dates = {
  /** `09.03.2025`, in English `9 Mar 2025`: a list has little room. */
  day: (day: Day) => string;
  /** Without its year, where there is little room. */
  shortDay: (day: Day) => string;
  /** The day of an instant (ISO 8601) in the site's time zone. */
  dayOf: (instant: string) => string;
  /** Its time: `08:00`. */
  timeOf: (instant: string) => string;
  /** Both. */
  instant: (instant: string) => string;
};

/** Writes days and instants in the language of the panel. */
export function useDates(): Dates {
  const language = useLanguage();
  const { timeZone } = useSite();
  return useMemo(() => {
    const day = (day: Day) => withShortMonth(formatDay(day, language));
    return {
      day,
      shortDay: day => formatShortDay(day, language),
      dayOf: instant => day(dayIn(timeZone, new Date(instant))),
      timeOf: instant => wallClock(timeZone, new Date(instant)).slice(11),
      instant: instant => withShortMonth(formatInstant(new Date(instant), timeZone, language)),
    };
  }, [language, timeZone]);
}

/** Bosnian dates have numbers in place of months. */
function withShortMonth(date: string): string {
  return date.replace(/\p{L}+/u, month => month.slice(0, 3));
}
