import { useQueryClient } from '@tanstack/react-query';
import { useNavigate, useSearchParams } from 'react-router';
import { homePath } from '#shared/paths.ts';
import { BrandMark } from '#ui/brand-mark.tsx';
import { useTranslation } from '#ui/i18n.tsx';
import etika from '#ui/molecule/etika.svg?raw';
import { Molecule } from '#ui/molecule/molecule.tsx';
import { CredentialsForm } from './credentials-form.tsx';
import styles from './login-screen.module.css';
import { wayBack } from './way-back.ts';

export default function LoginScreen() {
  const { t } = useTranslation('accounts');
  return (
    <div className={styles.screen}>
      <title>{t('login.documentTitle')}</title>
      <main className={styles.form}>
        <LoginForm />
      </main>
      <div className={styles.formula} aria-hidden="true">
        <Molecule drawing={etika} tone="deep" />
      </div>
    </div>
  );
}

function LoginForm() {
  const { t } = useTranslation('accounts');
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const ended = query.get('ended');
  return (
    <div className={styles.column}>
      <CredentialsForm
        onSignedIn={() => {
          // Removes everything that another session has read.
          queryClient.clear();
          return navigate(wayBack(query.get('from'), window.location.origin), { replace: true });
        }}
      >
        <BrandMark className={styles.mark} />
        <h1>{t('login.title')}</h1>
        {ended && <p role="status">{ended === 'elsewhere' ? t('login.endedElsewhere') : t('login.ended')}</p>}
      </CredentialsForm>
      <a href={homePath.href()}>{t('login.back')}</a>
    </div>
  );
}
