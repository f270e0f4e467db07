import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { mailQueries } from '#features/mail/client.ts';
import { useWithSession } from '#ui/admin/saving/sign-in-again.ts';
import { useTranslation } from '#ui/i18n.tsx';
import { useSite } from '#ui/site-context.tsx';
import { useToasts } from '#ui/toast.tsx';
import { applicationQueries } from '../client.ts';
import { applicationCalls } from '../contract.ts';
import type { Application } from '../schemas.ts';
import type { ApplicationStatus } from '../status.ts';

/** What is to become of which applications. */
export type Decision = { status: ApplicationStatus; applications: readonly Application[] };

export type DecisionResult = Promise<void>;

/** Decides on applications of a list. While there is a `decision` it is asked about. */
export function useDeciding(queryKey: QueryKey, onDecided: (decision: Decision) => void) {
  const { t } = useTranslation(['applicationsAdmin', 'mailAdmin']);
  const { api } = useSite();
  const { showSuccess } = useToasts();
  const queryClient = useQueryClient();
  const withSession = useWithSession();
  const [decision, setDecision] = useState<Decision>();
  const decide = async (
    { status, applications }: Decision,
    more: { message: string; notify: boolean; force: boolean },
  ): DecisionResult => {
    const ids = applications.map(({ id }) => id);
    const call = { body: { ids, status, ...more } };
    const { changed, mails } = await withSession(() => api(applicationCalls.decide, call));
    onDecided({ status, applications });
    // Shown at once, because loading the whole list takes a while.
    const decided = new Set(ids);
    queryClient.setQueryData<Application[]>(queryKey, list =>
      list?.map(application => (decided.has(application.id) ? { ...application, status } : application)),
    );
    setDecision(undefined);
    const told = mails > 0 ? ` ${t('mailAdmin:written', { count: mails })}` : '';
    showSuccess(t('decide.done', { count: changed }) + told);
    void queryClient.invalidateQueries({ queryKey: applicationQueries.all });
    void queryClient.invalidateQueries({ queryKey: mailQueries.all });
  };
  return { decision, ask: setDecision, decide, cancel: () => setDecision(undefined) };
}
