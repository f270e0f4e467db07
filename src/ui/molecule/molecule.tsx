import styles from './molecule.module.css';

type MoleculeProps = {
  /** One of the SVG files beside this one, imported as text. */
  drawing: string;
  /** Accessible name. Without it the drawing is decorative and hidden from assistive technology. */
  title?: string;
  /** `deep`: white bonds for the dark blue ground of the login screen. */
  tone?: 'plain' | 'deep';
};

/** Structural formula of a peptide above its letters, as wide as its container. tools/make-molecule.ts draws it. */
export function Molecule({ drawing, title, tone = 'plain' }: MoleculeProps) {
  return (
    <div
      className={`${styles.molecule} ${styles[tone]}`}
      {...(title ? { role: 'img', 'aria-label': title } : { 'aria-hidden': true })}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: a file of this project.
      dangerouslySetInnerHTML={{ __html: drawing }}
    />
  );
}
