import { useTranslation } from '#ui/i18n.tsx';
import { membershipTypes } from '../../membership-types.ts';
import { memberStatuses } from '../../status.ts';
import { personLabels } from '../member-table.ts';
import { choicesOf, type Target } from './read-file.ts';

/** The columns that a file may have, with what they are called, and the choices of some. */
export function useTargets() {
  const { t } = useTranslation(['membersAdmin', 'applications']);
  const register = (['number', 'status', 'paidUntil', 'note'] as const).map(
    (name): Target => ({ name, label: t(`columns.${name}`) }),
  );
  return {
    targets: [...personLabels(t), ...register],
    choices: choicesOf({
      membershipType: membershipTypes.map(type => [type, t(`applications:membershipTypes.${type}`)] as const),
      status: memberStatuses.map(status => [status, t(`statuses.${status}`)] as const),
    }),
  };
}
