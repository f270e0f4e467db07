import type { HomeContent } from '../texts/home.ts';
import { Chromatogram } from './chromatogram.tsx';
import styles from './history.module.css';

/** Repeated if there are more dates: the trace is only a decoration. */
const heights = [42, 96, 74, 60, 82, 124];

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
