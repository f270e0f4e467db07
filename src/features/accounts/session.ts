import type { User } from './contract.ts';

const tokenKey = 'token';
const userKey = 'user';

/** Who is signed in, kept in this browser's local storage (docs/product.md#signing-in). */
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
    // The token last: it is what other tabs listen to.
    localStorage.setItem(userKey, JSON.stringify(user));
    localStorage.setItem(tokenKey, token);
  },
  clear: (): void => {
    localStorage.removeItem(tokenKey);
    localStorage.removeItem(userKey);
  },
};

/** Under which name what this administrator has not saved is kept in this browser; `id` of what is stored already. */
export function draftName(noun: string, id?: number): string {
  return draftsOf(noun) + (id ?? 'new');
}

/** What the names of all of them begin with. */
export function draftsOf(noun: string): string {
  return `${session.user()?.email}:${noun}:`;
}

/** Calls back whenever another tab signed in or out; the answer stops it. */
export function onSessionElsewhere(callBack: () => void): () => void {
  const tell = ({ key }: StorageEvent) => {
    // Without a key everything was cleared.
    if (key === null || key === tokenKey) callBack();
  };
  window.addEventListener('storage', tell);
  return () => window.removeEventListener('storage', tell);
}
