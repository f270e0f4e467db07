import { ButtonLink } from '#ui/button.tsx';
import { useTranslation } from '#ui/i18n.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import { iconPlus } from '#ui/icons/icons-admin.ts';
import styles from './beginnings.module.css';
import { useContentLists } from './use-content-lists.ts';

/** What is done most often, one press away. */
export function Beginnings() {
  const { t } = useTranslation('overviewAdmin');
  const lists = useContentLists();
  const links = [
    ...['news', 'workshop'].map(type => ({ to: lists.newPath(type), label: lists.addLabelOf(type) })),
    { to: lists.listPath('album'), label: t('addImages') },
  ];
  return (
    <nav className={styles.row} aria-label={t('beginnings')}>
      {links.map(({ to, label }) => (
        <ButtonLink key={to} to={to}>
          <Icon path={iconPlus} />
          {label}
        </ButtonLink>
      ))}
    </nav>
  );
}
