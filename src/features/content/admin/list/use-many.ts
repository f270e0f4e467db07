import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { errorText } from '#shared/api/error-text.ts';
import type { ManyDone } from '#shared/api/many-items.ts';
import { useWithSession } from '#ui/admin/saving/sign-in-again.ts';
import { useOfferUndo } from '#ui/admin/undo.ts';
import { useTranslation } from '#ui/i18n.tsx';
import { useSite } from '#ui/site-context.tsx';
import { useToasts } from '#ui/toast.tsx';
import { bulkCalls } from '../../bulk-contract.ts';
import type { StoredStatus } from '../../states.ts';

export type Selected = { id: number; title: string };

/** So many of those that were refused are named. */
const named = 5;

/** Does the same with many items of a type, and says what was done, and of which items it was refused and why. */
export function useMany(type: string) {
  const { t } = useTranslation('publishing');
  const { api } = useSite();
  const { showSuccess, showError } = useToasts();
  const offerUndo = useOfferUndo();
  const queryClient = useQueryClient();
  const withSession = useWithSession();
  const [isBusy, setIsBusy] = useState(false);

  const run = async (
    items: readonly Selected[],
    {
      call,
      say,
      onDone,
    }: { call: () => Promise<ManyDone>; say: (result: ManyDone) => void; onDone: () => void },
  ) => {
    if (isBusy) return;
    setIsBusy(true);
    try {
      const result = await withSession(call);
      if (result.done.length > 0) say(result);
      if (result.refused.length > 0) showError(refusalText(result, items));
      // Before the list comes anew: meanwhile the next ones may be selected.
      onDone();
    } catch (error) {
      showError(errorText(error, t('many.failed')));
    } finally {
      setIsBusy(false);
    }
    await queryClient.invalidateQueries({ queryKey: [type] });
  };
  const refusalText = ({ refused }: ManyDone, items: readonly Selected[]) => {
    const reasons = refused.slice(0, named).map(({ id, error }) => {
      const title = items.find(item => item.id === id)?.title ?? String(id);
      return t('many.refusal', { title, reason: error });
    });
    const count = refused.length;
    return `${t('many.refused', { count })} ${reasons.join(' ')}${count > named ? ' …' : ''}`;
  };
  const keysOf = (items: readonly Selected[]) => items.map(({ id }) => ({ type, id }));
  return {
    isBusy,
    setState: (items: readonly Selected[], status: StoredStatus, onDone: () => void) =>
      run(items, {
        call: () => api(bulkCalls.setState, { body: { items: keysOf(items), status } }),
        say: ({ done, refused }) => {
          // A refusal stays in view; it would be replaced.
          if (refused.length === 0) showSuccess(t(`many.done.${status}`, { count: done.length }));
        },
        onDone,
      }),
    remove: (items: readonly Selected[], onDone: () => void) =>
      run(items, {
        call: () => api(bulkCalls.remove, { body: { items: keysOf(items) } }),
        say: ({ done }) => offerUndo(t('many.done.deleted', { count: done.length }), done),
        onDone,
      }),
  };
}
