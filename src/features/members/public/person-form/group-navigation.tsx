import { unfold } from '#features/submissions/public/form/texts.ts';
import { useTranslation } from '#ui/i18n.tsx';
import { useCurrentPart } from '#ui/navigation/use-current-part.ts';
import styles from './group-navigation.module.css';
import { anchorOf, groupIds } from './groups.ts';

const anchors = groupIds.map(anchorOf);

export function GroupNavigation() {
  const { t } = useTranslation('applications');
  const current = useCurrentPart(anchors) ?? anchors[0];
  return (
    <nav className={styles.navigation} aria-label={t('parts')}>
      <ol className={styles.list}>
        {groupIds.map(id => (
          <li key={id}>
            <a
              href={`#${anchorOf(id)}`}
              aria-current={anchorOf(id) === current || undefined}
              onClick={() => {
                const group = document.getElementById(anchorOf(id));
                if (group) unfold(group);
              }}
            >
              {t(`groups.${id}`)}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
