import { useQueryClient } from '@tanstack/react-query';
import { useNavigate, useSearchParams } from 'react-router';
import { homePath } from '#shared/paths.ts';
import { useTranslation } from '#ui/i18n.tsx';
import { Link } from '#ui/navigation/link.tsx';
import { accountAdminPaths } from '../paths.ts';
import { session } from '../session.ts';
import { useChangeLanguage } from './change-language.ts';
import { CredentialsForm } from './credentials-form.tsx';
import { EntryMark, EntryScreen } from './entry-screen.tsx';
import { wayBack } from './way-back.ts';

export default function LoginScreen() {
  const { t } = useTranslation('accounts');
  return (
    <EntryScreen title={t('login.documentTitle')}>
      <LoginForm />
    </EntryScreen>
  );
}

function LoginForm() {
  const { t } = useTranslation('accounts');
  const queryClient = useQueryClient();
  const changeLanguage = useChangeLanguage();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const ended = query.get('ended');
  return (
    <>
      <CredentialsForm
        onSignedIn={async () => {
          await changeLanguage(session.language()).catch(() => undefined);
          // Removes everything that another session has read.
          queryClient.clear();
          return navigate(wayBack(query.get('from'), window.location.origin), { replace: true });
        }}
      >
        <EntryMark />
        <h1>{t('login.title')}</h1>
        {ended && <p role="status">{ended === 'elsewhere' ? t('login.endedElsewhere') : t('login.ended')}</p>}
      </CredentialsForm>
      <Link to={accountAdminPaths.forgotten.href()}>{t('login.forgotten')}</Link>
      <a href={homePath.href()}>{t('login.back')}</a>
    </>
  );
}
