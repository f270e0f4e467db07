import { FilterChips } from '#ui/admin/lists/filter-chips.tsx';
import { useTranslation } from '#ui/i18n.tsx';
import { applicationStatuses } from '../../status.ts';
import type { Review } from '../use-review.ts';

type StatusChipsProps = { review: Review; total: number };

/** How many applications have which status; pressing one narrows the list to it. */
export function StatusChips({ review, total }: StatusChipsProps) {
  const { t } = useTranslation('applicationsAdmin');
  const { filters, setFilter, counts } = review;
  return (
    <FilterChips
      label={t('filters.status')}
      value={filters.status ?? ''}
      chips={[
        { value: '', label: t('statuses.all'), count: total },
        ...applicationStatuses.map(value => ({
          value,
          label: t(`statuses.${value}`),
          count: counts[value],
        })),
      ]}
      onChoose={value => setFilter('status', value)}
    />
  );
}
