import { useTranslation } from '#ui/i18n.tsx';
import type { TrashedItem } from '../contract.ts';

/** Tells what goes with an item: 'i 31 prijava'. */
export function useHolds(): (item: Pick<TrashedItem, 'type' | 'holds'>) => string {
  const { t } = useTranslation('trashAdmin');
  return ({ type, holds }) => {
    if (holds === 0) return '';
    return type === 'album' ? t('holds.images', { count: holds }) : t('holds.applications', { count: holds });
  };
}
