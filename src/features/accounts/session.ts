import { type Role, roles } from '#shared/api/access.ts';
import { defaultLanguage, isLanguage, type Language } from '#shared/language.ts';
import type { User } from './contract.ts';

const tokenKey = 'token';
const userKey = 'user';
const roleKey = 'role';
const languageKey = 'panelLanguage';
const chosenLanguageKey = 'chosenPanelLanguage';
const browserKeyName = 'browser';

/** The token and user in the browser's local storage (docs/product.md#signing-in). */
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
    // The token last, because other tabs listen to it.
    localStorage.setItem(userKey, JSON.stringify(user));
    localStorage.setItem(tokenKey, token);
  },
  /** Of who is signed in; who was signed in before there were roles is an administrator. */
  role: (): Role => roles.find(role => role === localStorage.getItem(roleKey)) ?? 'administrator',
  setRole: (role: Role): void => localStorage.setItem(roleKey, role),
  /** Of the panel; who has signed out meets it again. */
  language: (): Language => session.chosenLanguage() ?? languageAt(languageKey) ?? defaultLanguage,
  setLanguage: (language: Language): void => {
    if (language === defaultLanguage) localStorage.removeItem(languageKey);
    else localStorage.setItem(languageKey, language);
    localStorage.removeItem(chosenLanguageKey);
  },
  /** Chosen before signing in: it becomes that of the account that signs in next. */
  chosenLanguage: (): Language | undefined => languageAt(chosenLanguageKey),
  chooseLanguage: (language: Language): void => localStorage.setItem(chosenLanguageKey, language),
  clear: (): void => {
    localStorage.removeItem(roleKey);
    localStorage.removeItem(tokenKey);
    localStorage.removeItem(userKey);
  },
};

function languageAt(key: string): Language | undefined {
  const stored = localStorage.getItem(key);
  return isLanguage(stored) ? stored : undefined;
}

/** What this browser calls itself whenever somebody signs in: a new one is told to the owner of the account. */
export function browserKey(): string {
  const known = localStorage.getItem(browserKeyName);
  if (known) return known;
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const made = [...bytes].map(byte => byte.toString(16).padStart(2, '0')).join('');
  localStorage.setItem(browserKeyName, made);
  return made;
}

/** The name of the administrator's draft of an item, or of a new one. */
export function draftName(noun: string, id?: number): string {
  return draftsOf(noun) + (id ?? 'new');
}

/** The prefix of the names of all drafts of a type. */
export function draftsOf(noun: string): string {
  return `${session.user()?.email}:${noun}:`;
}

/** Calls back when another tab signs in or out. Returns a function that stops it. */
export function onSessionElsewhere(callBack: () => void): () => void {
  const tell = ({ key }: StorageEvent) => {
    // Without a key the whole storage was cleared.
    if (key === null || key === tokenKey) callBack();
  };
  window.addEventListener('storage', tell);
  return () => window.removeEventListener('storage', tell);
}
