import type { ReactNode } from 'react';
import styles from './lone-screen.module.css';

/** A screen without the admin's shell. */
export function LoneScreen({ children }: { children: ReactNode }) {
  return <main className={styles.screen}>{children}</main>;
}
