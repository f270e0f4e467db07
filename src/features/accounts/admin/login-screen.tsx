import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate, useSearchParams } from 'react-router';
import { Peptide } from '#features/site/web/peptide.tsx';
import { BrandMark } from '#ui/brand-mark.tsx';
import { Button } from '#ui/button.tsx';
import { ErrorNote } from '#ui/error-summary.tsx';
import { TextField } from '#ui/field.tsx';
import { useTranslation } from '#ui/i18n.tsx';
import { failureText, schemaResolver } from '#ui/panel/form.ts';
import { useSite } from '#ui/site-context.tsx';
import { accountMutations } from '../client.ts';
import { credentials } from '../contract.ts';
import styles from './login-screen.module.css';

type Values = { email: string; password: string };

export default function LoginScreen() {
  const { t } = useTranslation('accounts');
  return (
    <div className={styles.screen}>
      <title>{t('login.documentTitle')}</title>
      <main className={styles.form}>
        <LoginForm />
      </main>
      <div className={styles.formula} aria-hidden="true">
        <Peptide sequence="ETIKA" scale={40} tone="deep" />
      </div>
    </div>
  );
}

function LoginForm() {
  const { t } = useTranslation('accounts');
  const { t: tCommon } = useTranslation('common');
  const { api } = useSite();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const [failure, setFailure] = useState<string>();
  const form = useForm<Values>({
    defaultValues: { email: '', password: '' },
    resolver: schemaResolver(credentials, tCommon),
  });
  const { errors, isSubmitting } = form.formState;
  const submit = form.handleSubmit(async values => {
    setFailure(undefined);
    try {
      await accountMutations.login(api)(values);
    } catch (error) {
      setFailure(failureText(error, t('login.failed')));
      form.setFocus('password');
      return;
    }
    // Nothing that another session read stays.
    queryClient.clear();
    await navigate(wayBack(query.get('from')), { replace: true });
  });
  return (
    <form
      noValidate
      onSubmit={event => {
        if (isSubmitting) event.preventDefault();
        else void submit(event);
      }}
    >
      <BrandMark className={styles.mark} />
      <h1>{t('login.title')}</h1>
      {query.has('ended') && !failure && <p role="status">{t('login.ended')}</p>}
      <TextField
        label={t('login.email')}
        type="email"
        autoComplete="username"
        error={errors.email?.message}
        {...form.register('email')}
      />
      <TextField
        label={t('login.password')}
        type="password"
        autoComplete="current-password"
        error={errors.password?.message}
        {...form.register('password')}
      />
      {failure && <ErrorNote>{failure}</ErrorNote>}
      <Button look="primary" type="submit" isBusy={isSubmitting} busyLabel={t('login.busy')}>
        {t('login.submit')}
      </Button>
      <p>
        <a href="/">{t('login.back')}</a>
      </p>
    </form>
  );
}

/** Where the reader wanted to go, if that is a screen of the panel; never an address of elsewhere. */
function wayBack(from: string | null): string {
  return from && /^\/admin(\/(?!login)|\?|$)/.test(from) ? from : '/admin';
}
