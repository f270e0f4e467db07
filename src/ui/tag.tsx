import type { ReactNode } from 'react';
import styles from './tag.module.css';

/** A state in a word or two, told by its dot as well as by its colour: filled where open, a ring where closed. */
export function Tag({ look, children }: { look: 'open' | 'closed'; children: ReactNode }) {
  return <span className={`${styles.tag} ${styles[look]}`}>{children}</span>;
}
