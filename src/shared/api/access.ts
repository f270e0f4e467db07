/** Of accounts: administrators may do everything, editors what concerns no people and no accounts. */
export const roles = ['administrator', 'editor'] as const;
export type Role = (typeof roles)[number];

/**
 * Who may make a call. With a role: accounts that have it, and administrators in any case. With 'either' a session is
 * used if there is one, but not required.
 */
export type Access = 'public' | 'either' | Role;

/** Whether a call is refused without a session. */
export function needsSession(access: Access): access is Role {
  return access === 'administrator' || access === 'editor';
}

/** Whether an account with a role may do what needs another one. */
export function hasRole(role: Role, needed: Role): boolean {
  return role === 'administrator' || role === needed;
}
