import {
  isLanguage,
  type Language,
  languageCookie,
  languageOfTag,
  languageParameter,
  languageStorageKey,
} from '#shared/language.ts';
import { siteCookie } from '#shared/site-cookie.ts';
import type { PublicApp } from './app.ts';
import { byFeature } from './messages/by-feature.ts';
import { loadTexts } from './routes.ts';

export const messageLoaders = {
  bs: () => import('./messages/bs.ts').then(({ bs }) => byFeature(bs)),
  en: () => import('./messages/en.ts').then(({ en }) => byFeature(en)),
} as const;

/** Changes the app's language in this browser, if it is still wanted when its texts, and those of the page, are loaded. */
export async function adoptLanguage(
  app: PublicApp,
  language: Language,
  isWanted: () => boolean,
): Promise<boolean> {
  const [messages] = await Promise.all([
    messageLoaders[language](),
    loadTexts({ ...app, language }, window.location),
  ]);
  if (!isWanted()) return false;
  rememberLanguage(language);
  app.language = language;
  app.messages = messages;
  return true;
}

/** In a cookie for the server, and where i18next's language detector looks. */
export function rememberLanguage(language: Language): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser.
  document.cookie = siteCookie(languageCookie, language, { isHttps: location.protocol === 'https:' });
  withStorage(() => localStorage.setItem(languageStorageKey, language));
}

export function languageOfAddress(): Language | undefined {
  return languageOfTag(new URLSearchParams(window.location.search).get(languageParameter));
}

/** The language that was chosen earlier: address, cookie, local storage, session storage. */
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

/** Whether the browser asks for no language that counts as Bosnian. Only used for a hint. */
export function knowsNoBosnian(): boolean {
  return !navigator.languages.some(tag => languageOfTag(tag) === 'bs');
}

/** Without access to the storage nothing is stored. */
export function withStorage<T>(use: () => T): T | undefined {
  try {
    return use();
  } catch {
    return undefined;
  }
}
