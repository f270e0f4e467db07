import { Button } from '#ui/button.tsx';
import { useTranslation } from '#ui/i18n.tsx';
import styles from './no-hits.module.css';

type NoHitsProps = {
  search: string;
  onClearSearch: () => void;
  /** Undefined where no filter is set. */
  onClearFilters: (() => void) | undefined;
};

/** Of a list in which a search or a filter finds nothing. */
export function NoHits({ search, onClearSearch, onClearFilters }: NoHitsProps) {
  const { t } = useTranslation('screens');
  return (
    <div className={styles.none}>
      <p>{search ? t('noHits', { query: search }) : t('noHitsInFilter')}</p>
      {search && <Button onClick={onClearSearch}>{t('clearSearch')}</Button>}
      {onClearFilters && <Button onClick={onClearFilters}>{t('clearFilter')}</Button>}
    </div>
  );
}
