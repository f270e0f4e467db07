import { Button } from '#ui/button.tsx';
import { useTranslation } from '#ui/i18n.tsx';
import styles from './no-hits.module.css';
import { focusSearch } from './search-box.tsx';

type NoHitsProps = {
  search: string;
  onClearSearch: () => void;
  /** Undefined where no filter is set. */
  onClearFilters: (() => void) | undefined;
};

/** Of a list in which a search or a filter finds nothing. */
export function NoHits({ search, onClearSearch, onClearFilters }: NoHitsProps) {
  const { t } = useTranslation('screens');
  const clear = (doClear: () => void) => {
    // The button that was pressed goes with the text.
    focusSearch();
    doClear();
  };
  return (
    <div className={styles.none}>
      <p>{search ? t('noHits', { query: search }) : t('noHitsInFilter')}</p>
      {search && <Button onClick={() => clear(onClearSearch)}>{t('clearSearch')}</Button>}
      {onClearFilters && <Button onClick={() => clear(onClearFilters)}>{t('clearFilter')}</Button>}
    </div>
  );
}
