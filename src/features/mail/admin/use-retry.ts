import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { errorText } from '#shared/api/error-text.ts';
import { useWithSession } from '#ui/admin/saving/sign-in-again.ts';
import { useTranslation } from '#ui/i18n.tsx';
import { useSite } from '#ui/site-context.tsx';
import { useToasts } from '#ui/toast.tsx';
import { mailQueries } from '../client.ts';
import { type MailSummary, mailCalls } from '../contract.ts';
import { isUnsent, wereTried } from './unsent.ts';

/** Sends messages, again where they were tried, or all that were held. */
export function useRetry() {
  const { t } = useTranslation('mailAdmin');
  const site = useSite();
  const { api } = site;
  const { data: mailState } = useQuery(mailQueries.state(site));
  const { showSuccess, showError } = useToasts();
  const queryClient = useQueryClient();
  const withSession = useWithSession();
  const [isRetrying, setIsRetrying] = useState(false);
  const send = async (call: () => Promise<{ changed: number }>, notSent: string, onDone?: () => void) => {
    if (isRetrying) return;
    setIsRetrying(true);
    try {
      const { changed } = await withSession(call);
      if (changed > 0) showSuccess(t('retried', { count: changed }));
      else showError(notSent);
      // Before the list comes anew: meanwhile the next ones may be selected.
      onDone?.();
    } catch (error) {
      showError(errorText(error, t('retryFailed')));
    }
    await queryClient.invalidateQueries({ queryKey: mailQueries.all });
    setIsRetrying(false);
  };
  const retry = async (mails: readonly MailSummary[], onDone?: () => void) => {
    const ids = mails.filter(isUnsent).map(({ id }) => id);
    if (ids.length === 0) return;
    const notSent =
      mailState?.is_configured === false ? t('stillHeld', { count: ids.length }) : t('notRetried');
    await send(() => api(mailCalls.retry, { body: { ids } }), notSent, onDone);
  };
  const sendHeld = () => send(() => api(mailCalls.sendHeld, {}), t('notRetried'));
  return { retry, sendHeld, isRetrying };
}

/** The text of the button that sends messages: 'again' only where one was tried before. */
export function useSendingText(): (mails: readonly MailSummary[]) => string {
  const { t } = useTranslation('mailAdmin');
  return mails => (wereTried(mails) ? t('retry') : t('send'));
}
