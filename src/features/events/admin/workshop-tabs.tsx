import { NavLink } from 'react-router';
import { applicationsPaths } from '#features/applications/admin-paths.ts';
import { useTranslation } from '#ui/i18n.tsx';
import styles from './workshop-tabs.module.css';

/** The two lists of workshops: to edit them, and to read the applications to them. */
export function WorkshopTabs() {
  const { t } = useTranslation('applicationsAdmin');
  return (
    <nav className={styles.tabs} aria-label={t('tabs.label')}>
      <NavLink to="/admin/radionice" end>
        {t('tabs.workshops')}
      </NavLink>
      <NavLink to={applicationsPaths.workshop} end>
        {t('tabs.applications')}
      </NavLink>
    </nav>
  );
}
