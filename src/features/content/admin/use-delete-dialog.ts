import { useState } from 'react';
import { useFocusLater } from '#ui/admin/focus-later.ts';
import { focusAfterRow } from '#ui/admin/lists/data-table.tsx';

/** The row whose deletion is to be confirmed. After it the next row has the focus. */
export function useDeleteDialog<Row extends { id: number }>() {
  const [removing, setRemoving] = useState<Row>();
  const focusLater = useFocusLater();
  const close = () => setRemoving(undefined);
  return {
    removing,
    ask: setRemoving,
    cancel: close,
    finish: () => {
      if (removing) focusLater(focusAfterRow(removing.id));
      close();
    },
  };
}
