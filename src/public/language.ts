import {
  isLanguage,
  type Language,
  languageCookie,
  languageOfTag,
  languageParameter,
  languageStorageKey,
} from '#shared/language.ts';
import type { App } from './app.ts';

const yearInSeconds = 365 * 24 * 60 * 60;

export const messageLoaders = {
  bs: () => import('./messages/bs.ts').then(module => module.bs),
  en: () => import('./messages/en.ts').then(module => module.en),
} as const;

/** Makes another language the app's from now on, in this browser, if it is still wanted when its texts are there. */
export async function adoptLanguage(app: App, language: Language, isWanted: () => boolean): Promise<boolean> {
  const messages = await messageLoaders[language]();
  if (!isWanted()) return false;
  rememberLanguage(language);
  app.language = language;
  app.messages = messages;
  return true;
}

/** An explicit choice is kept where the server sees it (cookie) and where the language detector looks. */
export function rememberLanguage(language: Language): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser.
  document.cookie = `${languageCookie}=${language}; Path=/; Max-Age=${yearInSeconds}; SameSite=Lax`;
  withStorage(() => localStorage.setItem(languageStorageKey, language));
}

/** The language that the address names, if it is one of the site's. */
export function languageOfAddress(): Language | undefined {
  return languageOfTag(new URLSearchParams(window.location.search).get(languageParameter));
}

/** The language that the reader chose earlier: address, cookie, local storage, session storage. */
export function explicitLanguage(): Language | undefined {
  const cookie = document.cookie.match(new RegExp(`(?:^|; )${languageCookie}=([^;]*)`))?.[1];
  const candidates = [
    languageOfAddress(),
    languageOfTag(cookie),
    languageOfTag(withStorage(() => localStorage.getItem(languageStorageKey))),
    languageOfTag(withStorage(() => sessionStorage.getItem(languageStorageKey))),
  ];
  return candidates.find(isLanguage);
}

/** Whether English would suit the browser better than Bosnian: a hint is all that follows from it. */
export function prefersEnglish(): boolean {
  return !navigator.languages.some(tag => languageOfTag(tag) === 'bs');
}

/** Storage may be switched off by the reader; then nothing is remembered. */
export function withStorage<T>(use: () => T): T | undefined {
  try {
    return use();
  } catch {
    return undefined;
  }
}
