import styles from './chromatogram.module.css';
import { chromatogramSize, chromatogramTrace } from './chromatogram-geometry.ts';

/** One peak above each entry of an ordered list in equal columns. Hidden where the list becomes vertical. */
export function Chromatogram({
  heights,
}: {
  /** 0 to about 130. */
  heights: readonly number[];
}) {
  const { width, height } = chromatogramSize;
  const trace = chromatogramTrace(heights);
  return (
    <svg
      className={styles.chromatogram}
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden="true"
      focusable="false"
    >
      <path className={styles.area} d={`${trace}L${width} ${height}H0Z`} />
      <path className={styles.trace} d={trace} />
      <path className={styles.baseline} d={`M0 ${height}H${width}`} />
    </svg>
  );
}
