import { inputClass } from '#ui/forms/field.tsx';
import { useTranslation } from '#ui/i18n.tsx';
import { pageSizes, useListPage } from './list-address.ts';
import styles from './page-size-choice.module.css';

type PageSizeChoiceProps = { total: number; usual: number | undefined };

/** Renders nothing if all items fit into the smallest page. */
export function PageSizeChoice({ total, usual }: PageSizeChoiceProps) {
  const { t } = useTranslation('screens');
  const { pageSize, setPageSize } = useListPage(usual);
  if (total <= pageSizes[0]) return null;
  return (
    <label className={styles.choice}>
      {t('perPage')}
      <select
        className={inputClass}
        value={pageSize}
        onChange={event => setPageSize(Number(event.target.value))}
      >
        {pageSizes.map(size => (
          <option key={size}>{size}</option>
        ))}
      </select>
    </label>
  );
}
