import { useState } from 'react';
import { focusAfterRow } from '#ui/admin/data-table.tsx';
import { useFocusLater } from '#ui/admin/focus-later.ts';

/** Which row of a table is asked about before it is deleted; when it is gone, the focus is in the row that follows. */
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
