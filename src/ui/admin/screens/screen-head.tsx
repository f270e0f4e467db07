import type { ReactNode } from 'react';
import styles from './screen-head.module.css';

type ScreenHeadProps = {
  /** The heading, and the title of the browser's tab. */
  title: string;
  /** What the screen is for. */
  hint?: ReactNode;
  /** Links and buttons beside the heading. */
  children?: ReactNode;
};

/** The beginning of a screen that one comes to from the sidebar. */
export function ScreenHead({ title, hint, children }: ScreenHeadProps) {
  return (
    <>
      <title>{title}</title>
      <div className={styles.head}>
        <div className={styles.line}>
          <h1>{title}</h1>
          {children}
        </div>
        {hint && <p className={styles.hint}>{hint}</p>}
      </div>
    </>
  );
}
