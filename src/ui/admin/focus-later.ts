import { useEffect, useState } from 'react';

/**
 * Moves the focus after the next render. A closing dialog first restores the focus, perhaps to an element
 * that is removed too.
 */
export function useFocusLater(): (focus: () => void) => void {
  const [wanted, setWanted] = useState<() => void>();
  // Cleanups of removed components run before effects.
  useEffect(() => wanted?.(), [wanted]);
  return focus => setWanted(() => focus);
}
