import { useEffect, useState } from 'react';
import { unfold } from '#features/site/web/public-form/texts.ts';
import { useTranslation } from '#ui/i18n.tsx';
import styles from './group-navigation.module.css';
import { anchorOf, type GroupId, groupIds } from './groups.ts';

/** The parts of the form beside it, the one that is being filled in or read marked. */
export function GroupNavigation() {
  const { t } = useTranslation('applications');
  const current = useCurrentGroup();
  return (
    <nav className={styles.navigation} aria-label={t('parts')}>
      <ol className={styles.list}>
        {groupIds.map(id => (
          <li key={id}>
            <a
              href={`#${anchorOf(id)}`}
              aria-current={id === current || undefined}
              onClick={() => {
                const group = elementOf(id);
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

const elementOf = (id: GroupId) => document.getElementById(anchorOf(id));

/** The group that has the focus; without it the one a quarter down the window. */
function useCurrentGroup(): GroupId {
  const [current, setCurrent] = useState<GroupId>(groupIds[0]);
  useEffect(() => {
    const groupAround = (target: EventTarget | null) =>
      target instanceof Node ? groupIds.find(id => elementOf(id)?.contains(target)) : undefined;
    const follow = (group: GroupId | undefined) => group && setCurrent(group);
    const observer = new IntersectionObserver(
      entries => {
        if (groupAround(document.activeElement)) return;
        follow(groupAround(entries.find(({ isIntersecting }) => isIntersecting)?.target ?? null));
      },
      { rootMargin: '-25% 0px -75% 0px' },
    );
    for (const element of groupIds.map(elementOf)) if (element) observer.observe(element);
    const followFocus = ({ target }: FocusEvent) => follow(groupAround(target));
    document.addEventListener('focusin', followFocus);
    return () => {
      observer.disconnect();
      document.removeEventListener('focusin', followFocus);
    };
  }, []);
  return current;
}
