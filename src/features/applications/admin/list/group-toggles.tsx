import type { ShownEvent } from '#features/events/public/shown-event.ts';
import { useTranslation } from '#ui/i18n.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import { iconCheck } from '#ui/icons/icons.ts';
import { iconPlus } from '#ui/icons/icons-admin.ts';
import { type ColumnGroup, optionalColumnGroupsOf } from './columns.ts';
import styles from './group-toggles.module.css';

type GroupTogglesProps = {
  event: ShownEvent;
  hidden: readonly ColumnGroup['id'][];
  onToggle: (id: ColumnGroup['id']) => void;
};

export function GroupToggles({ event, hidden, onToggle }: GroupTogglesProps) {
  const { t } = useTranslation('applicationsAdmin');
  return (
    <fieldset className={styles.groups} aria-label={t('columnGroups')}>
      <span className={styles.label} aria-hidden="true">
        {t('columns')}
      </span>
      {optionalColumnGroupsOf(event).map(({ id, columns }) => (
        <button
          type="button"
          key={id}
          className={styles.toggle}
          aria-pressed={!hidden.includes(id)}
          onClick={() => onToggle(id)}
        >
          <Icon path={hidden.includes(id) ? iconPlus : iconCheck} />
          {t(`groups.${id}`)} <span className={styles.count}>{columns.length}</span>
        </button>
      ))}
    </fieldset>
  );
}
