import { useTranslation } from '#ui/i18n.tsx';
import { applicationStatuses } from '../status.ts';
import styles from './status-chips.module.css';
import type { Review } from './use-review.ts';

type StatusChipsProps = { review: Review; total: number };

/** How many applications have which status; pressing one narrows the list to it. */
export function StatusChips({ review, total }: StatusChipsProps) {
  const { t } = useTranslation('applicationsAdmin');
  const { filters, setFilter, counts } = review;
  const chips = [
    { value: '', label: t('statuses.all'), count: total },
    ...applicationStatuses.map(value => ({ value, label: t(`statuses.${value}`), count: counts[value] })),
  ];
  return (
    <fieldset className={styles.chips} aria-label={t('filters.status')}>
      {chips.map(({ value, label, count }) => (
        <button
          type="button"
          key={value}
          aria-pressed={(filters.status ?? '') === value}
          onClick={() => setFilter('status', value)}
        >
          {label} <b>{count}</b>
        </button>
      ))}
    </fieldset>
  );
}
