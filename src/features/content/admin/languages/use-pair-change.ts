import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { CallOf, Endpoint } from '#shared/api/endpoint.ts';
import { errorText } from '#shared/api/error-text.ts';
import { useWithSession } from '#ui/admin/saving/sign-in-again.ts';
import { useTranslation } from '#ui/i18n.tsx';
import { useSite } from '#ui/site-context.tsx';
import { useToasts } from '#ui/toast.tsx';

type PairChange = { queries: { all: readonly [string] }; calls: { update: Endpoint } };

/** Changes a pair outside of the forms, at once. `change` resolves to whether it was done. */
export function usePairChange({ queries, calls }: PairChange) {
  const { t } = useTranslation('translations');
  const { api } = useSite();
  const queryClient = useQueryClient();
  const withSession = useWithSession();
  const { showSuccess, showError } = useToasts();
  const [isBusy, setIsBusy] = useState(false);
  const change = async (id: number, body: Record<string, string>, done: string) => {
    setIsBusy(true);
    try {
      await withSession(() => api(calls.update, { id, body } as unknown as CallOf<Endpoint>));
      showSuccess(done);
      void queryClient.invalidateQueries({ queryKey: queries.all });
      return true;
    } catch (error) {
      showError(errorText(error, t('changeFailed')));
      return false;
    } finally {
      setIsBusy(false);
    }
  };
  return { change, isBusy };
}
