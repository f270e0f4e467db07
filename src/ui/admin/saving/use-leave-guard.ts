import { useCallback, useEffect, useRef } from 'react';
import { useBlocker } from 'react-router';

type LeaveGuard = {
  /** Whether a navigation is waiting for the user's decision. */
  isBlocked: boolean;
  /** Continues the navigation, or calls `close` if there is none. */
  leave: (close: () => void) => void;
  /** Lets all following navigations pass. */
  release: () => void;
  stay: () => void;
};

/** Asks before unsaved changes are lost by a navigation or by closing the page. */
export function useLeaveGuard(hasChanges: boolean): LeaveGuard {
  useEffect(() => {
    if (!hasChanges) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [hasChanges]);
  // A ref, because closing what is open is a navigation too.
  const mayLeave = useRef(false);
  const blocker = useBlocker(useCallback(() => hasChanges && !mayLeave.current, [hasChanges]));
  const release = () => {
    mayLeave.current = true;
  };
  return {
    isBlocked: blocker.state === 'blocked',
    release,
    leave: close => {
      release();
      if (blocker.state === 'blocked') blocker.proceed();
      else close();
    },
    stay: () => blocker.reset?.(),
  };
}
