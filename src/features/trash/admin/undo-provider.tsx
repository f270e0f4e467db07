import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useCallback } from 'react';
import { errorText } from '#shared/api/error-text.ts';
import { useWithSession } from '#ui/admin/saving/sign-in-again.ts';
import { type OfferUndo, UndoContext } from '#ui/admin/undo.ts';
import { useTranslation } from '#ui/i18n.tsx';
import { useSite } from '#ui/site-context.tsx';
import { toastTimes, useToasts } from '#ui/toast.tsx';
import { trashCalls } from '../contract.ts';

/** Provides `useOfferUndo`: the toast of a deletion restores what was deleted. */
export function UndoProvider({ children }: { children: ReactNode }) {
  const { t } = useTranslation('trashAdmin');
  const { api } = useSite();
  const { showSuccess, showError } = useToasts();
  const queryClient = useQueryClient();
  const withSession = useWithSession();
  const offerUndo = useCallback<OfferUndo>(
    (text, deleted) => {
      const undo = async () => {
        const items = [...deleted];
        try {
          const { done, refused } = await withSession(() => api(trashCalls.restoreMany, { body: { items } }));
          const [first] = refused;
          if (first) showError(`${t('restoreFailed')} ${first.error}`);
          else showSuccess(t('restored', { count: done.length }));
        } catch (error) {
          return showError(errorText(error, t('restoreFailed')));
        }
        await queryClient.invalidateQueries();
        // After the lists were rendered with what they were answered.
        setTimeout(() => focusRestored(deleted[0]?.id));
      };
      showSuccess(text, { duration: toastTimes.undo, action: { label: t('undo'), run: () => void undo() } });
    },
    [api, t, showSuccess, showError, queryClient, withSession],
  );
  return <UndoContext value={offerUndo}>{children}</UndoContext>;
}

/** The pressed button has gone with its toast. */
function focusRestored(id: number | undefined): void {
  if (document.activeElement !== document.body) return;
  const place = `:is([data-row="${id}"], [data-application="${id}"], [data-image="${id}"], [data-file="${id}"])`;
  const row = document.querySelector<HTMLElement>(`${place} :is(a, button)`);
  const target = row ?? document.querySelector<HTMLElement>('main h1');
  if (target?.tagName === 'H1') target.setAttribute('tabindex', '-1');
  target?.focus();
}
