import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { useListFilter } from '#ui/admin/lists/list-address.ts';
import { inputClass } from '#ui/forms/field.tsx';
import { useTranslation } from '#ui/i18n.tsx';
import { useSite } from '#ui/site-context.tsx';
import { showYears } from '../../contract.ts';
import { yearOfQuery, yearParameter } from '../../list-year.ts';

/** The year in the address by which a list is filtered; undefined for all. */
export function useYearFilter(): number | undefined {
  const [query] = useSearchParams();
  return yearOfQuery(query).year;
}

/** The years of what the list has, and the chosen one. */
export function YearFilter({ type }: { type: string }) {
  const { t } = useTranslation('screens');
  const { api } = useSite();
  const year = useYearFilter();
  const [, setYear] = useListFilter(yearParameter);
  const { data } = useQuery({
    queryKey: [type, 'years'],
    queryFn: ({ signal }) => api(showYears, { query: { type, status: 'any' } }, { signal }),
  });
  const known = data?.years ?? [];
  const years = year === undefined || known.includes(year) ? known : [year, ...known];
  return (
    <select
      className={inputClass}
      aria-label={t('year')}
      value={year ?? ''}
      onChange={event => setYear(event.target.value)}
    >
      <option value="">{t('allYears')}</option>
      {years.map(each => (
        <option key={each} value={each}>
          {each}
        </option>
      ))}
    </select>
  );
}
