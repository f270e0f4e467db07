import { useTranslation } from '#ui/i18n.tsx';
import { personLabels } from '../member-table.ts';
import type { Target } from './read-file.ts';

/** The columns that a file may have, with what they are called. */
export function useTargets(): Target[] {
  const { t } = useTranslation(['membersAdmin', 'applications']);
  const register = (['number', 'status', 'paidUntil', 'note'] as const).map(
    (name): Target => ({ name, label: t(`columns.${name}`) }),
  );
  return [...personLabels(t), ...register];
}
