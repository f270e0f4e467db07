import styles from './count-badge.module.css';

/** How much waits behind an entry of the sidebar. Renders nothing while it is unknown or 0. */
export function CountBadge({
  count,
  label,
}: {
  count: number | undefined;
  label: (count: number) => string;
}) {
  if (!count) return null;
  return (
    <span className={styles.count} role="img" aria-label={label(count)}>
      {count}
    </span>
  );
}
