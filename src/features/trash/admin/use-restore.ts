import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { errorText } from '#shared/api/error-text.ts';
import { useWithSession } from '#ui/admin/saving/sign-in-again.ts';
import { useTranslation } from '#ui/i18n.tsx';
import { useSite } from '#ui/site-context.tsx';
import { useToasts } from '#ui/toast.tsx';
import { type TrashedItem, trashCalls } from '../contract.ts';

export type Refusals = ReadonlyMap<string, { text: string; isParentDeleted: boolean }>;

/** Restores items, and keeps by row why some were refused. */
export function useRestore() {
  const { t } = useTranslation('trashAdmin');
  const { api } = useSite();
  const { showSuccess, showError } = useToasts();
  const queryClient = useQueryClient();
  const withSession = useWithSession();
  const [isRestoring, setIsRestoring] = useState(false);
  const [refusals, setRefusals] = useState<Refusals>(new Map());

  /** Resolves to how many were restored. */
  const restore = async (items: readonly TrashedItem[], onDone: () => void): Promise<number> => {
    if (isRestoring) return 0;
    setIsRestoring(true);
    const refused = new Map<string, { text: string; isParentDeleted: boolean }>();
    try {
      const keys = items.map(({ type, id }) => ({ type, id }));
      const result = await withSession(() => api(trashCalls.restoreMany, { body: { items: keys } }));
      for (const { type, id, code, error } of result.refused)
        refused.set(`${type}-${id}`, { text: error, isParentDeleted: code === 'parent_deleted' });
    } catch (error) {
      showError(errorText(error, t('restoreFailed')));
      setIsRestoring(false);
      return 0;
    }
    const restored = items.length - refused.size;
    setRefusals(refused);
    if (refused.size > 0) showError(t('notRestored', { count: refused.size }));
    else showSuccess(t('restored', { count: restored }));
    // Before the list comes anew: meanwhile the next ones may be selected.
    onDone();
    // Items are back in the lists of their types too.
    await queryClient.invalidateQueries();
    setIsRestoring(false);
    return restored;
  };
  return { restore, isRestoring, refusals };
}
