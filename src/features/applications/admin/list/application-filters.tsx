import { membershipTypes } from '#features/members/membership-types.ts';
import { inputClass } from '#ui/forms/field.tsx';
import { useTranslation } from '#ui/i18n.tsx';
import type { Review } from '../use-review.ts';

type FiltersProps = { review: Review };

/** Narrows the list to an institution and a type of membership. */
export function ApplicationFilters({ review }: FiltersProps) {
  const { t } = useTranslation(['applicationsAdmin', 'applications']);
  const { filters, setFilter, institutions } = review;
  return (
    <>
      {institutions.length > 0 && (
        <select
          className={inputClass}
          aria-label={t('filters.institution')}
          value={filters.institution ?? ''}
          onChange={event => setFilter('institution', event.target.value)}
        >
          <option value="">{t('filters.anyInstitution')}</option>
          {institutions.map(({ name, count }) => (
            <option key={name} value={name}>
              {name} ({count})
            </option>
          ))}
        </select>
      )}
      <select
        className={inputClass}
        aria-label={t('filters.membership')}
        value={filters.membership ?? ''}
        onChange={event => setFilter('membership', event.target.value)}
      >
        <option value="">{t('filters.anyMembership')}</option>
        {membershipTypes.map(type => (
          <option key={type} value={type}>
            {t(`applications:membershipTypes.${type}`)}
          </option>
        ))}
      </select>
    </>
  );
}
