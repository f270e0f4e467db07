import { NavLink } from 'react-router';
import { ForAdministrators } from '#features/accounts/admin/for-administrators.tsx';
import { eventAdminPaths } from '#features/events/paths.ts';
import { useTranslation } from '#ui/i18n.tsx';
import { applicationAdminPaths } from '../../paths.ts';
import styles from './workshop-tabs.module.css';

/** An editor has one of them only, and needs none to choose from. */
export function WorkshopTabs() {
  return (
    <ForAdministrators>
      <Tabs />
    </ForAdministrators>
  );
}

function Tabs() {
  const { t } = useTranslation('applicationsAdmin');
  return (
    <nav className={styles.tabs} aria-label={t('tabs.label')}>
      <NavLink to={eventAdminPaths.workshop.list.href()} end>
        {t('tabs.workshops')}
      </NavLink>
      <NavLink to={applicationAdminPaths.workshops.href()} end>
        {t('tabs.applications')}
      </NavLink>
    </nav>
  );
}
