import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '#shared/api/api-client.ts';
import { errorText, fieldErrors } from '#shared/api/error-text.ts';
import { useWithSession } from '#ui/admin/saving/sign-in-again.ts';
import { useTranslation } from '#ui/i18n.tsx';
import { useToasts } from '#ui/toast.tsx';
import { transferQueries } from '../client.ts';

/** Begins an import or export, and says so. */
export function useStart(texts: { failed: string }) {
  const { t } = useTranslation('movingAdmin');
  const queryClient = useQueryClient();
  const withSession = useWithSession();
  const { showSuccess, showError } = useToasts();
  return useMutation({
    mutationFn: ({ call }: { call: () => Promise<unknown>; started: string }) => withSession(call),
    onSuccess: (_, { started }) => {
      showSuccess(started);
      void queryClient.invalidateQueries({ queryKey: transferQueries.all });
    },
    onError: error => {
      const isBusy = error instanceof ApiError && error.code === 'conflict';
      // What is refused stands at its field.
      if (Object.keys(fieldErrors(error)).length > 0) return;
      showError(isBusy ? t('import.busy') : errorText(error, texts.failed));
    },
  });
}
