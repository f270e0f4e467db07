import { defaultLanguage, languageParameter } from '#shared/language.ts';
import { useLanguage } from '../i18n.tsx';

/** The language in a form that is sent by GET, whose fields replace the query of its address. */
export function LanguageField() {
  const language = useLanguage();
  return language !== defaultLanguage && <input type="hidden" name={languageParameter} value={language} />;
}
