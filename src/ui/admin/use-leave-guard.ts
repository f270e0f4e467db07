import { useCallback, useEffect, useRef } from 'react';
import { useBlocker } from 'react-router';

type LeaveGuard = {
  /** Whether somebody is on the way out: another screen, or Back. */
  isBlocked: boolean;
  /** Lets them go; whoever was not on the way leaves by `close`. */
  leave: (close: () => void) => void;
  /** Nothing is lost any more: whoever leaves from now on may. */
  release: () => void;
  stay: () => void;
};

/** Keeps what was not saved from going with the page: other screens are asked for, the browser asks by itself. */
export function useLeaveGuard(hasChanges: boolean): LeaveGuard {
  useEffect(() => {
    if (!hasChanges) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [hasChanges]);
  // What is open has an address: closing it is a navigation too, of those who may.
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
