import type { HomeContent } from '../texts/home.ts';
import { Chromatogram } from './chromatogram.tsx';
import styles from './history.module.css';

/** Peak heights that repeat where there are more dates than heights: the trace decorates, it measures nothing. */
const heights = [42, 96, 74, 60, 82, 124];

/** The association's dates as a chromatogram: one peak above each. */
export function History({ events }: { events: HomeContent['history'] }) {
  return (
    <>
      <Chromatogram heights={events.map((_, index) => heights[index % heights.length] ?? 0)} />
      <ol className={styles.events}>
        {events.map(({ year, title, text }) => (
          <li key={year}>
            <time dateTime={year}>{year}</time>
            <div>
              <h3>{title}</h3>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </>
  );
}
