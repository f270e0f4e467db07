import { tidy } from '#shared/text/typography.ts';
import styles from './page-header.module.css';

export function PageHeader({ title, lead }: { title: string; lead?: string }) {
  return (
    <div className={styles.header}>
      <h1>{tidy(title)}</h1>
      {lead && <p>{tidy(lead)}</p>}
    </div>
  );
}
