import type { ReactNode } from 'react';
import styles from './lone-screen.module.css';

/** What is shown without the panel's shell around it. */
export function LoneScreen({ children }: { children: ReactNode }) {
  return <main className={styles.screen}>{children}</main>;
}
