import { useEffect, useState } from 'react';

/**
 * Moves the focus once what changes together with it stands. A dialog that goes gives the focus back first, perhaps
 * to something that is going too.
 */
export function useFocusLater(): (focus: () => void) => void {
  const [wanted, setWanted] = useState<() => void>();
  // Effects of what goes run before those of what stays.
  useEffect(() => wanted?.(), [wanted]);
  return focus => setWanted(() => focus);
}
