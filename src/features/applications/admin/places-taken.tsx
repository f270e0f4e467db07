import { useTranslation } from '#ui/i18n.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import { iconWarning } from '#ui/icons/icons.ts';
import type { StatusCounts } from './list/filters.ts';
import styles from './places-taken.module.css';

type PlacesTakenProps = {
  counts: StatusCounts;
  /** 0 is no limit. */
  capacity: number;
};

/** How many have a place, of how many, and how many wait for one. */
export function PlacesTaken({ counts: { accepted, waiting }, capacity }: PlacesTakenProps) {
  const { t } = useTranslation('applicationsAdmin');
  const isOver = capacity > 0 && accepted > capacity;
  return (
    <div className={styles.places} data-over={isOver || undefined}>
      <span className={styles.count}>
        {isOver && <Icon path={iconWarning} />}
        <b>
          {capacity > 0
            ? t('places.taken', { accepted, count: capacity })
            : t('places.accepted', { count: accepted })}
        </b>
      </span>
      {capacity > 0 && (
        <span className={styles.bar} aria-hidden="true">
          <span style={{ width: `${Math.min(1, accepted / capacity) * 100}%` }} />
        </span>
      )}
      {isOver && <span>{t('places.over', { count: accepted - capacity })}</span>}
      {waiting > 0 && <span className={styles.waiting}>{t('places.waiting', { count: waiting })}</span>}
    </div>
  );
}
