import { tidy } from '#shared/text/typography.ts';
import { useSite } from '#ui/site-context.tsx';
import type { Site } from '../contract.ts';
import { Chromatogram } from './chromatogram.tsx';
import styles from './history.module.css';

/** Repeated if there are more dates: the trace is only a decoration. */
const heights = [42, 96, 74, 60, 82, 124];

/** More than these have no room beside each other. */
const mostInRow = 8;

export function History({ events }: { events: Site['timeline'] }) {
  const { language } = useSite();
  const isRow = events.length <= mostInRow;
  return (
    <>
      {isRow && <Chromatogram heights={events.map((_, index) => heights[index % heights.length] ?? 0)} />}
      <ol className={[styles.events, isRow && styles.row].filter(Boolean).join(' ')}>
        {events.map(({ year, title, text }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: texts without ids, in the order of the page.
          <li key={index}>
            <time dateTime={year}>{year}</time>
            <div>
              <h3>{tidy(title, language)}</h3>
              <p>{tidy(text, language)}</p>
            </div>
          </li>
        ))}
      </ol>
    </>
  );
}
