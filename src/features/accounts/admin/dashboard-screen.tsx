import { useTranslation } from '#ui/i18n.tsx';
import { session } from '../session.ts';
import { ChangePassword } from './change-password.tsx';
import styles from './dashboard-screen.module.css';

export default function DashboardScreen() {
  const { t } = useTranslation(['accounts', 'shell']);
  return (
    <>
      <title>{t('shell:nav.dashboard')}</title>
      <div className={styles.welcome}>
        <h1>{t('welcome')}</h1>
        <p>
          {t('signedInAs')} <strong>{session.user()?.email}</strong>.
        </p>
      </div>
      <ChangePassword />
    </>
  );
}
