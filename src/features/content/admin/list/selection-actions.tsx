import { type ComponentType, useState } from 'react';
import { useFocusLater } from '#ui/admin/focus-later.ts';
import { focusAfterRows } from '#ui/admin/lists/data-table.tsx';
import type { Selection } from '#ui/admin/lists/selection.ts';
import { SelectionBar } from '#ui/admin/lists/selection-bar.tsx';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/dialog.tsx';
import { useTranslation } from '#ui/i18n.tsx';
import type { ItemState } from '../../states.ts';
import { type Selected, useMany } from './use-many.ts';

/** The other language of an item that is one of a pair. */
export type Counterpart = { translation?: { id: number; title: string } | null | undefined };

type Item = Selected & ItemState & Counterpart;

/** Says in the question what is deleted with items. */
export type AlongsideOf<One> = ComponentType<{ items: readonly One[] }>;

type SelectionActionsProps<One> = {
  /** The type's name in calls and queries. */
  type: string;
  selection: Selection<One>;
  Alongside?: AlongsideOf<One> | undefined;
};

/** What can be done with the selected items of a list: publish, withdraw, delete. */
export function SelectionActions<One extends Item>({
  type,
  selection,
  Alongside,
}: SelectionActionsProps<One>) {
  const { t } = useTranslation(['publishing', 'screens']);
  const many = useMany(type);
  const focusLater = useFocusLater();
  const [removing, setRemoving] = useState<readonly One[]>();
  const { rows, clear } = selection;
  const remove = async (items: readonly One[]) => {
    // Found before the rows are gone.
    const focus = focusAfterRows(items.map(({ id }) => id));
    await many.remove(items, clear);
    setRemoving(undefined);
    focusLater(focus);
  };
  const setState = (status: 'published' | 'draft') => void many.setState(rows, status, clear);
  return (
    <>
      <SelectionBar selection={selection}>
        <Button
          size="small"
          look="primary"
          disabled={many.isBusy || rows.every(({ status }) => status === 'published')}
          onClick={() => setState('published')}
        >
          {t('publish')}
        </Button>
        <Button
          size="small"
          disabled={many.isBusy || rows.every(({ status }) => status === 'draft')}
          onClick={() => setState('draft')}
        >
          {t('withdraw')}
        </Button>
        <Button size="small" disabled={many.isBusy} onClick={() => setRemoving(rows)}>
          {t('screens:remove')}
        </Button>
      </SelectionBar>
      {removing && (
        <ConfirmDialog
          title={t('screens:removal.title')}
          confirmLabel={t('screens:removal.confirm')}
          busyLabel={t('screens:removal.busy')}
          cancelLabel={t('screens:removal.cancel')}
          isBusy={many.isBusy}
          onConfirm={() => void remove(removing)}
          onCancel={() => setRemoving(undefined)}
        >
          {t('many.removal', { count: removing.length })} <StayingTranslations items={removing} />{' '}
          <span role="status">{Alongside && <Alongside items={removing} />}</span>
        </ConfirmDialog>
      )}
    </>
  );
}

/** Says that the other languages of pairs stay where they are not selected too. */
function StayingTranslations({ items }: { items: readonly Item[] }) {
  const { t } = useTranslation('translations');
  const staying = items.flatMap(({ translation }) =>
    translation && items.every(({ id }) => id !== translation.id) ? [translation] : [],
  );
  const [first] = staying;
  if (!first) return null;
  return staying.length === 1 ? t('stays', { title: first.title }) : t('manyStay', { count: staying.length });
}
