import { useEffect, useRef, useState } from 'react';
import { focusAfterRow } from '#ui/panel/data-table.tsx';

/** Which row of a table is asked about before it is deleted; when it is gone, the focus is in the row that follows. */
export function useRemoval<Row extends { id: number }>() {
  const [removing, setRemoving] = useState<Row>();
  const focusNext = useRef<() => void>(undefined);
  useEffect(() => {
    // Effects of what is gone come first: by now the dialog has given the focus back to the row that is going.
    if (removing) return;
    focusNext.current?.();
    focusNext.current = undefined;
  }, [removing]);
  const close = () => setRemoving(undefined);
  return {
    removing,
    ask: setRemoving,
    cancel: close,
    finish: () => {
      if (removing) focusNext.current = focusAfterRow(removing.id);
      close();
    },
  };
}
