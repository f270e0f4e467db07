import { isLanguage, type Language, languages } from '#shared/language.ts';
import { useListFilter } from '#ui/admin/lists/list-address.ts';
import { inputClass } from '#ui/forms/field.tsx';
import { useTranslation } from '#ui/i18n.tsx';

const parameter = 'jezik';

/** The language in the address by which a list is filtered; undefined for all. */
export function useLanguageFilter(): Language | undefined {
  const [language] = useListFilter(parameter);
  return isLanguage(language) ? language : undefined;
}

export function LanguageFilter() {
  const { t } = useTranslation('screens');
  const [language, setLanguage] = useListFilter(parameter);
  return (
    <select
      className={inputClass}
      aria-label={t('language')}
      value={language}
      onChange={event => setLanguage(event.target.value)}
    >
      <option value="">{t('allLanguages')}</option>
      {languages.map(each => (
        <option key={each} value={each}>
          {t(`languages.${each}`)}
        </option>
      ))}
    </select>
  );
}
