import { AddPeople } from '#features/members/admin/add-people.tsx';
import type { Selection } from '#ui/admin/lists/selection.ts';
import { SelectionBar } from '#ui/admin/lists/selection-bar.tsx';
import { Button } from '#ui/button.tsx';
import { useTranslation } from '#ui/i18n.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import { iconMail } from '#ui/icons/icons.ts';
import type { Application } from '../schemas.ts';
import { typedOf } from './detail/application-editor.tsx';
import type { Row } from './list/rows.ts';
import type { Decision } from './use-deciding.ts';

/** The most that calls take at a time. */
const most = 1_000;

const decisions = ['accepted', 'waiting', 'declined', 'received'] as const;

type SelectionActionsProps = {
  selection: Selection<Row>;
  onDecide: (decision: Decision) => void;
  onWrite: (applications: readonly Application[]) => void;
};

/** What can be done with the selected applications. */
export function SelectionActions({ selection, onDecide, onWrite }: SelectionActionsProps) {
  const { t } = useTranslation('applicationsAdmin');
  const isTooMany = selection.rows.length > most;
  const applicationsOf = () => selection.rows.map(({ application }) => application);
  return (
    <SelectionBar selection={selection}>
      {isTooMany && <span>{t('tooMany', { most })}</span>}
      {decisions.map(status => (
        <Button
          key={status}
          size="small"
          look={status === 'accepted' ? 'primary' : 'secondary'}
          disabled={isTooMany}
          onClick={() => onDecide({ status, applications: applicationsOf() })}
        >
          {t(`decide.actions.${status}`)}
        </Button>
      ))}
      <Button size="small" disabled={isTooMany} onClick={() => onWrite(applicationsOf())}>
        <Icon path={iconMail} />
        {t('write.action')}
      </Button>
      <AddPeople
        people={applicationsOf().map(application => ({ ...typedOf(application), lang: application.lang }))}
        isDisabled={isTooMany}
        onAdded={selection.clear}
      />
    </SelectionBar>
  );
}
