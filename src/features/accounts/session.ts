import type { User } from './contract.ts';

const tokenKey = 'token';
const userKey = 'user';

/** Who is signed in, kept in this browser's local storage as the specification says. */
export const session = {
  token: (): string | null => localStorage.getItem(tokenKey),
  user: (): User | undefined => {
    try {
      return JSON.parse(localStorage.getItem(userKey) ?? 'null') ?? undefined;
    } catch {
      return undefined;
    }
  },
  start: (token: string, user: User): void => {
    localStorage.setItem(tokenKey, token);
    localStorage.setItem(userKey, JSON.stringify(user));
  },
  clear: (): void => {
    localStorage.removeItem(tokenKey);
    localStorage.removeItem(userKey);
  },
};

/** Under which name what this administrator has not saved is kept in this browser; `id` of what is stored already. */
export function draftName(noun: string, id?: number): string {
  return [session.user()?.email, noun, id ?? 'new'].join(':');
}
