import { tidy } from '#shared/typography.ts';
import styles from './page-header.module.css';

/** The head of a list page: its title and a line about it. */
export function PageHeader({ title, lead }: { title: string; lead: string }) {
  return (
    <div className={styles.header}>
      <h1>{tidy(title)}</h1>
      <p>{tidy(lead)}</p>
    </div>
  );
}
