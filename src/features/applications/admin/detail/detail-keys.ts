import { type ScreenKey, useScreenKeys } from '#ui/admin/screens/screen-keys.ts';
import { useTranslation } from '#ui/i18n.tsx';
import type { ApplicationStatus } from '../../status.ts';

/** The keys that decide on the opened application (docs/product.md#application-review). */
export const statusKeys: Readonly<Record<string, ApplicationStatus>> = {
  p: 'accepted',
  l: 'waiting',
  o: 'declined',
  z: 'received',
};

type DetailKeys = {
  headingId: string;
  isBeside: boolean;
  onStep: (step: 1 | -1) => void;
  onDecide: (status: ApplicationStatus) => void;
  onClose: () => void;
};

/** J and K step, the keys of statuses decide, Esc closes the panel (a dialog handles it itself). */
export function useDetailKeys({ headingId, isBeside, onStep, onDecide, onClose }: DetailKeys): void {
  const { t } = useTranslation(['applicationsAdmin', 'screens', 'ui']);
  const keys: ScreenKey[] = [
    { key: 'j', label: t('screens:keys.next'), run: () => onStep(1) },
    { key: 'k', label: t('screens:keys.previous'), run: () => onStep(-1) },
    ...Object.entries(statusKeys).map(([key, status]) => ({
      key,
      label: t(`decide.actions.${status}`),
      run: () => onDecide(status),
    })),
  ];
  if (isBeside) keys.push({ key: 'Escape', label: t('ui:close'), run: onClose });
  useScreenKeys(keys, headingId);
}
