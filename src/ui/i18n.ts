import { createInstance, type i18n, type Resource } from 'i18next';
import { initReactI18next } from 'react-i18next';
import type { Language } from '#shared/language.ts';

/** An i18next instance of one request or tab, ready at once since its texts are given. */
export function createI18n(language: Language, messages: Resource[string]): i18n {
  const instance = createInstance();
  instance.use(initReactI18next);
  void instance.init({
    lng: language,
    fallbackLng: false,
    resources: { [language]: messages },
    defaultNS: 'ui',
    initAsync: false,
    // React escapes what it shows.
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
  });
  return instance;
}
