import { Fragment } from 'react';
import { inputClass } from '#ui/forms/field.tsx';
import { useTranslation } from '#ui/i18n.tsx';
import { sortParameter, useListFilter } from './list-address.ts';
import styles from './sort-choice.module.css';

/** A column's header and the field by which it is sorted. */
export type SortableHead = { header: string; sort?: string };

/** Replaces the sortable column heads on a phone. */
export function SortChoice({ heads, defaultSort }: { heads: readonly SortableHead[]; defaultSort: string }) {
  const { t } = useTranslation('screens');
  const [chosen, setSort] = useListFilter(sortParameter);
  const sortable = heads.filter(({ sort }) => sort);
  if (sortable.length === 0) return null;
  return (
    <select
      className={`${inputClass} ${styles.choice}`}
      aria-label={t('sort.label')}
      value={chosen || defaultSort}
      onChange={event => setSort(event.target.value)}
    >
      {defaultSort === '' && <option value="">{t('sort.none')}</option>}
      {sortable.map(({ header, sort }) => (
        <Fragment key={sort}>
          <option value={sort}>{t('sort.ascending', { column: header })}</option>
          <option value={`-${sort}`}>{t('sort.descending', { column: header })}</option>
        </Fragment>
      ))}
    </select>
  );
}
