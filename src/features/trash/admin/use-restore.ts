import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from '#shared/api-client.ts';
import { errorText } from '#shared/error-text.ts';
import { useWithSession } from '#ui/admin/sign-in-again.ts';
import { useTranslation } from '#ui/i18n.tsx';
import { useSite } from '#ui/site-context.tsx';
import { useToasts } from '#ui/toast.tsx';
import { type TrashedItem, trashCalls } from '../contract.ts';
import { isPart } from './types.ts';

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
  const restore = async (items: readonly TrashedItem[]): Promise<number> => {
    if (isRestoring) return 0;
    setIsRestoring(true);
    const refused = new Map<string, { text: string; isParentDeleted: boolean }>();
    // What others belong to comes first, else those are refused.
    const inOrder = items.toSorted((one, other) => Number(isPart(one.type)) - Number(isPart(other.type)));
    for (const { type, id } of inOrder) {
      try {
        await withSession(() => api(trashCalls.restore, { body: { type, id } }));
      } catch (error) {
        const isParentDeleted = error instanceof ApiError && error.code === 'parent_deleted';
        refused.set(`${type}-${id}`, { text: errorText(error, t('restoreFailed')), isParentDeleted });
      }
    }
    const restored = items.length - refused.size;
    setRefusals(refused);
    if (refused.size > 0) showError(t('notRestored', { count: refused.size }));
    else showSuccess(t('restored', { count: restored }));
    // Items are back in the lists of their types too.
    await queryClient.invalidateQueries();
    setIsRestoring(false);
    return restored;
  };
  return { restore, isRestoring, refusals };
}
