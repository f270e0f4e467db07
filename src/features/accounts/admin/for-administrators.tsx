import type { ReactNode } from 'react';
import { useRole } from './use-role.ts';

/** What editors are not shown. */
export function ForAdministrators({ children, instead }: { children: ReactNode; instead?: ReactNode }) {
  return useRole() === 'administrator' ? children : instead;
}
