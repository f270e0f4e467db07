import styles from './brand-mark.module.css';

/** The association's mark: one peptide bond, C(=O)–N. `deep` is for dark blue grounds. */
export function BrandMark({
  tone = 'plain',
  className = '',
}: {
  tone?: 'plain' | 'deep';
  className?: string | undefined;
}) {
  return (
    <svg
      className={`${styles.mark} ${tone === 'deep' ? styles.deep : ''} ${className}`}
      viewBox="0 0 42 36"
      aria-hidden="true"
      focusable="false"
    >
      <path className={styles.bonds} d="M3 27 13 21 23 27 33 21 39.5 24.7M11.2 21V9M14.8 21V9" />
      <circle className={styles.oxygen} cx="13" cy="6.5" r="4.6" />
      <circle className={styles.nitrogen} cx="23" cy="28.6" r="4.6" />
      <circle className={styles.sulphur} cx="33" cy="20.4" r="2.6" />
    </svg>
  );
}
