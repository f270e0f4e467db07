import type { ReactNode } from 'react';
import styles from './tag.module.css';

/** A state, shown by the shape of its dot as well as by its colour. */
export function Tag({
  look,
  children,
}: {
  look: 'open' | 'closed' | 'draft' | 'scheduled' | 'failed';
  children: ReactNode;
}) {
  return <span className={`${styles.tag} ${styles[look]}`}>{children}</span>;
}
