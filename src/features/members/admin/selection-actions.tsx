import { useQueryClient } from '@tanstack/react-query';
import { errorText } from '#shared/api/error-text.ts';
import type { Selection } from '#ui/admin/lists/selection.ts';
import { useWithSession } from '#ui/admin/saving/sign-in-again.ts';
import { Button } from '#ui/button.tsx';
import { useTranslation } from '#ui/i18n.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import { iconMail } from '#ui/icons/icons.ts';
import { useSite } from '#ui/site-context.tsx';
import { useToasts } from '#ui/toast.tsx';
import { memberQueries } from '../client.ts';
import { memberCalls } from '../contract.ts';
import type { Member } from '../schemas.ts';
import type { MembershipDecision } from './decide-dialog.tsx';

type SelectionActionsProps = {
  selection: Selection<Member>;
  year: number;
  onDecide: (decision: MembershipDecision) => void;
  onWrite: (members: readonly Member[], onSent: () => void) => void;
};

/** What can be done with the selected members: decided on where they have applied, else noted as having paid. */
export function SelectionActions({ selection, year, onDecide, onWrite }: SelectionActionsProps) {
  const { t } = useTranslation('membersAdmin');
  const pay = useNotingPayment();
  const applied = selection.rows.filter(({ status }) => status === 'applied');
  return (
    <>
      {applied.length > 0 ? (
        (['active', 'declined'] as const).map(status => (
          <Button
            key={status}
            size="small"
            look={status === 'active' ? 'primary' : 'secondary'}
            onClick={() => onDecide({ status, members: applied, onDecided: selection.clear })}
          >
            {t(`decide.${status}`)}
          </Button>
        ))
      ) : (
        <Button size="small" look="primary" onClick={() => void pay(selection.rows, year, selection.clear)}>
          {t('pay.action', { year })}
        </Button>
      )}
      <Button size="small" onClick={() => onWrite(selection.rows, selection.clear)}>
        <Icon path={iconMail} />
        {t('write.action')}
      </Button>
    </>
  );
}

/** Notes that members have paid for a year. */
function useNotingPayment() {
  const { t } = useTranslation('membersAdmin');
  const { api } = useSite();
  const { showSuccess, showError } = useToasts();
  const queryClient = useQueryClient();
  const withSession = useWithSession();
  return async (members: readonly Member[], year: number, onDone: () => void) => {
    const ids = members.map(({ id }) => id);
    try {
      const { changed } = await withSession(() => api(memberCalls.pay, { body: { ids, year } }));
      showSuccess(t('pay.done', { count: changed }));
      // Before the list comes anew: meanwhile the next ones may be selected.
      onDone();
      await queryClient.invalidateQueries({ queryKey: memberQueries.all });
    } catch (error) {
      showError(errorText(error, t('pay.failed')));
    }
  };
}
