import { useQueryClient } from '@tanstack/react-query';
import { errorText } from '#shared/api/error-text.ts';
import { useWithSession } from '#ui/admin/saving/sign-in-again.ts';
import { useTranslation } from '#ui/i18n.tsx';
import { useSite } from '#ui/site-context.tsx';
import { useToasts } from '#ui/toast.tsx';
import { questionQueries } from '../client.ts';
import { type Question, questionCalls } from '../contract.ts';

/** Closes questions without an answer, or makes them new again. */
export function useSetStatus() {
  const { t } = useTranslation('questionsAdmin');
  const { api } = useSite();
  const { showSuccess, showError } = useToasts();
  const queryClient = useQueryClient();
  const withSession = useWithSession();
  return async (questions: readonly Question[], status: 'new' | 'closed', onDone?: () => void) => {
    const ids = questions.map(({ id }) => id);
    try {
      const { changed } = await withSession(() => api(questionCalls.setStatus, { body: { ids, status } }));
      showSuccess(status === 'closed' ? t('closed', { count: changed }) : t('reopened', { count: changed }));
      // Before the list comes anew: meanwhile the next ones may be selected.
      onDone?.();
    } catch (error) {
      showError(errorText(error, t('statusFailed')));
    }
    await queryClient.invalidateQueries({ queryKey: questionQueries.all });
  };
}
