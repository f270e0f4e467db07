import styles from './progress-bar.module.css';

type ProgressBarProps = {
  label: string;
  /** From 0 to 1; undefined while nobody knows. */
  value: number | undefined;
  isWide?: boolean;
};

export function ProgressBar({ label, value, isWide }: ProgressBarProps) {
  const className = isWide ? `${styles.bar} ${styles.wide}` : styles.bar;
  return <progress className={className} aria-label={label} value={value} max={1} />;
}
