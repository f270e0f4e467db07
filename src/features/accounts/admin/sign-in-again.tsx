import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useCallback, useEffect, useId, useRef, useState } from 'react';
import type { ResponseOf } from '#shared/api/endpoint.ts';
import { type SignInAgain, SignInAgainContext } from '#ui/admin/saving/sign-in-again.ts';
import { Button } from '#ui/button.tsx';
import { Modal, smallDialogClass } from '#ui/dialog.tsx';
import { useTranslation } from '#ui/i18n.tsx';
import { useSite } from '#ui/site-context.tsx';
import { accountQueries, refetchActive } from '../client.ts';
import type { sessionCalls } from '../contract.ts';
import { onSessionElsewhere, session } from '../session.ts';
import { CredentialsForm } from './credentials-form.tsx';

/** Provides `useSignInAgain`: a dialog over the current screen, so that nothing is lost. */
export function SignInAgainProvider({ children }: { children: ReactNode }) {
  const [isOpen, setIsOpen] = useState(false);
  /** Several calls may fail at once; one dialog serves them all. */
  const waiting = useRef<((isSignedIn: boolean) => void)[]>([]);
  const signInAgain = useCallback<SignInAgain>(
    () =>
      new Promise(resolve => {
        waiting.current.push(resolve);
        setIsOpen(true);
      }),
    [],
  );
  const close = useCallback((isSignedIn: boolean) => {
    setIsOpen(false);
    for (const resolve of waiting.current.splice(0)) resolve(isSignedIn);
  }, []);
  return (
    <SignInAgainContext value={signInAgain}>
      {children}
      {isOpen && <SignInAgainDialog onClose={close} />}
    </SignInAgainContext>
  );
}

function SignInAgainDialog({ onClose }: { onClose: (isSignedIn: boolean) => void }) {
  const { t } = useTranslation('accounts');
  const id = useId();
  const queryClient = useQueryClient();
  const { queryKey } = accountQueries.session(useSite());
  // Another tab that signed out has removed the stored user.
  const user =
    queryClient.getQueryData<ResponseOf<typeof sessionCalls.show>>(queryKey)?.user ?? session.user();
  // Signing in in another tab signs in here too.
  useEffect(() => onSessionElsewhere(() => session.token() && onClose(true)), [onClose]);
  return (
    <Modal className={smallDialogClass} aria-labelledby={id} onDismiss={() => onClose(false)}>
      <CredentialsForm
        {...(user && { email: user.email })}
        onSignedIn={() => {
          refetchActive(queryClient);
          onClose(true);
        }}
        cancel={<Button onClick={() => onClose(false)}>{t('again.cancel')}</Button>}
      >
        <div>
          <h2 id={id}>{t('again.title')}</h2>
          <p>{t('again.text')}</p>
        </div>
      </CredentialsForm>
    </Modal>
  );
}
