import { useTranslation } from '#ui/i18n.tsx';
import { useSite } from '#ui/site-context.tsx';
import { describeMoment, shortMoment } from './moments.ts';

/** Writes instants (ISO 8601) in the site's time zone: with the weekday, or short for lists. */
export function useMoments() {
  const { list } = useTranslation(['admin', 'publishing']);
  const site = useSite();
  return {
    describe: (instant: string) => describeMoment(instant, site, list('date.weekdays')),
    /** After 'za': `srijedu, 02.12.2026. u 08:00`. */
    describeAfterFor: (instant: string) => describeMoment(instant, site, list('publishing:weekdays')),
    shorten: (instant: string) => shortMoment(instant, site, site.today),
  };
}
