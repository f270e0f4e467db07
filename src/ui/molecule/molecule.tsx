import type { Ref } from 'react';
import styles from './molecule.module.css';

type MoleculeProps = {
  ref?: Ref<HTMLDivElement>;
  drawing: string;
  /** Without it the drawing is hidden from assistive technology. */
  title?: string;
  tone?: 'plain' | 'deep';
};

/** The structural formula of a peptide. tools/make-molecule.ts makes the drawings. */
export function Molecule({ ref, drawing, title, tone = 'plain' }: MoleculeProps) {
  return (
    <div
      ref={ref}
      className={`${styles.molecule} ${styles[tone]}`}
      {...(title ? { role: 'img', 'aria-label': title } : { 'aria-hidden': true })}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: a file of this project.
      dangerouslySetInnerHTML={{ __html: drawing }}
      // Scripts may lack a drawing that is in the document.
      suppressHydrationWarning
    />
  );
}
