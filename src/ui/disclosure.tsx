import type { ReactNode } from 'react';
import { buttonClass } from './button.tsx';
import styles from './disclosure.module.css';

type DisclosureProps = { label: string; isOpen?: boolean; children: ReactNode };

/** A button that shows what is below it, without scripts too. */
export function Disclosure({ label, isOpen = false, children }: DisclosureProps) {
  return (
    <details className={styles.disclosure} open={isOpen}>
      <summary className={buttonClass({ look: 'secondary' })}>{label}</summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}
