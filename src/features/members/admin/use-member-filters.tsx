import { useQuery } from '@tanstack/react-query';
import { todayOf } from '#shared/instants.ts';
import { FilterChips } from '#ui/admin/lists/filter-chips.tsx';
import { useListFilter, useListSearch } from '#ui/admin/lists/list-address.ts';
import { inputClass } from '#ui/forms/field.tsx';
import { useTranslation } from '#ui/i18n.tsx';
import { useSite } from '#ui/site-context.tsx';
import { memberQueries } from '../client.ts';
import { membershipTypes } from '../membership-types.ts';
import { paidParameter, statusParameter } from '../paths.ts';
import { memberStatuses } from '../status.ts';
import styles from './member-filters.module.css';

/** How the list is narrowed, by the address: to a status, to who has paid for this year, a type, a city. */
export function useMemberFilters() {
  const { t } = useTranslation(['membersAdmin', 'applications']);
  const { timeZone } = useSite();
  const counts = useQuery(memberQueries.counts(useSite())).data;
  const [chosen, setChosen] = useListFilter(statusParameter);
  const [paid, setPaid] = useListFilter(paidParameter);
  const [type, setType] = useListFilter('tip');
  const [city, setCity] = useListFilter('grad');
  const { search } = useListSearch();
  const year = counts?.year ?? Number(todayOf({ clock: () => new Date(), timeZone }).slice(0, 4));
  const status = memberStatuses.find(known => known === chosen);
  const membershipType = membershipTypes.find(known => known === type);
  const chips = memberStatuses.map(value => ({ value, label: t(`chips.${value}`), count: counts?.[value] }));
  const all = counts && counts.applied + counts.active + counts.former;
  const query = {
    status,
    membershipType,
    city: city || undefined,
    ...(paid === 'da' && { paid: year }),
    ...(paid === 'ne' && { unpaid: year }),
  };
  return {
    status,
    year,
    counts,
    /** As the calls take it. */
    query,
    /** The same with what is searched for. */
    found: { ...query, search },
    isFiltered: Boolean(status || paid || membershipType || city),
    controls: (
      <>
        <FilterChips
          label={t('status')}
          chips={[...chips, { value: '', label: t('chips.all'), count: all }]}
          value={status ?? ''}
          onChoose={setChosen}
        />
        <select
          className={inputClass}
          aria-label={t('paying.label')}
          value={paid}
          onChange={event => setPaid(event.target.value)}
        >
          <option value="">{t('paying.any')}</option>
          <option value="da">{t('paying.paid', { year })}</option>
          <option value="ne">
            {t('paying.unpaid', { year })}
            {counts && ` · ${counts.unpaid}`}
          </option>
        </select>
        <select
          className={inputClass}
          aria-label={t('columns.type')}
          value={membershipType ?? ''}
          onChange={event => setType(event.target.value)}
        >
          <option value="">{t('anyType')}</option>
          {membershipTypes.map(value => (
            <option key={value} value={value}>
              {t(`applications:membershipTypes.${value}`)}
            </option>
          ))}
        </select>
        <input
          className={`${inputClass} ${styles.city}`}
          aria-label={t('columns.city')}
          placeholder={t('columns.city')}
          value={city}
          onChange={event => setCity(event.target.value)}
        />
      </>
    ),
  };
}
