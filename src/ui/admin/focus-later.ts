import { useEffect, useState } from 'react';

/**
 * Moves the focus after the next render. A closing dialog first restores the focus, perhaps to an element
 * that is removed too.
 */
export function useFocusLater(): (focus: () => void) => void {
  const [pending, setPending] = useState<() => void>();
  // Cleanups of removed components run before effects.
  useEffect(() => pending?.(), [pending]);
  return focus => setPending(() => focus);
}
