import { useSite } from '#ui/site-context.tsx';
import styles from './education-year.module.css';

export function EducationYear({ year }: { year: number }) {
  const { today } = useSite();
  // HTML and `today` have years with four digits.
  const digits = String(year).padStart(4, '0');
  const isCurrent = digits >= today.slice(0, 4);
  return (
    <time className={`${styles.year} ${isCurrent ? styles.current : ''}`} dateTime={digits}>
      {year}
    </time>
  );
}
